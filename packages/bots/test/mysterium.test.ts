import { cards } from '@ghostlight/card-art';
import { bot, loreOf } from '@ghostlight/mysterium/bot';
import { diceFrom } from '@ghostlight/rules-kit';
import { describe, expect, it } from 'vitest';
import { type Bout, type Contest, playBout } from '../src/arena/bout.ts';
import { contestantNamed } from '../src/arena/contestant.ts';
import { type Bot, decide, STRENGTHS } from '../src/index.ts';

const lore = loreOf(cards);
const understudy: Bot = bot;

const play = (options: object, players: number, ghost: string, psychics: string, index: number): Bout => {
  const contest: Contest = { game: 'mysterium', options, players, sides: [ghost, psychics], seed: 'mysterium test' };
  return playBout(understudy, contest, [contestantNamed(ghost), contestantNamed(psychics)], index, lore);
};

const TABLES = [2, 3, 4, 5, 6, 7].flatMap((players) => [
  { players, options: { edition: 'original', difficulty: 'normal' } },
  { players, options: { edition: 'clairvoyance', difficulty: 'medium' } },
]);

describe('Mysterium with understudies', () => {
  it.each([
    ...TABLES,
    { players: 5, options: { edition: 'clairvoyance', splitClairvoyance: true, batchVisions: true } },
  ])('plays a whole game with $players seats, $options', ({ players, options }) => {
    play(options, players, 'steady', 'gentle', players);
  });

  it('reads the first dream right at least twice as often as by chance', () => {
    const bouts = Array.from({ length: 12 }, (_, index) =>
      play({ difficulty: 'normal' }, 4, 'steady', 'steady', index),
    );
    const total = (name: string) => bouts.reduce((sum, { figures }) => sum + (figures[name]?.[0] ?? 0), 0);
    expect(total('right on the first dream')).toBeGreaterThan(2 * total('a blind first guess'));
  });

  it('decides the same in every world its seat cannot tell from the true one', () => {
    const dice = diceFrom('mysterium secrecy');
    const { rules } = bot;
    for (const edition of ['original', 'clairvoyance'] as const) {
      let state = rules.setup(rules.options.parse({ edition }), 4, dice.seed());
      while (!rules.outcome(state)) {
        const seed = dice.seed();
        const strength = dice.pick(STRENGTHS);
        const acts = rules.toAct(state).map((seat) => {
          const act = decide(understudy, { world: state, seat, strength, seed }, lore);
          const imagined = rules.resample(state, seat, dice.seed());
          expect(decide(understudy, { world: imagined, seat, strength, seed }, lore)).toEqual(act);
          return { seat, act };
        });
        const next = acts.find(({ act }) => act.length > 0);
        if (!next) throw new Error('Everybody waits.');
        for (const action of next.act) {
          const result = rules.apply(state, next.seat, rules.action.parse(action));
          if (!result.ok) throw new Error(result.error.message);
          state = result.value.state;
        }
      }
    }
  });
});
