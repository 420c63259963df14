import { bot as maryKing } from '@ghostlight/mary-king/bot';
import { bot as restInPeace } from '@ghostlight/rest-in-peace/bot';
import { diceFrom } from '@ghostlight/rules-kit';
import { describe, expect, it } from 'vitest';
import { type Contest, playBout } from '../src/arena/bout.ts';
import { contestantNamed } from '../src/arena/contestant.ts';
import { type Bot, decide, type Searcher, STRENGTHS } from '../src/index.ts';
import { movesOf } from '../src/search.ts';

// biome-ignore lint/suspicious/noExplicitAny: the tests know nothing of the games but the contract
type AnySearcher = Searcher<any, any, any>;

const DUELS = [
  { game: 'rest-in-peace', bot: restInPeace satisfies Bot, options: { levels: [0, 1, 2, 3, 4] } },
  { game: 'mary-king', bot: maryKing satisfies Bot, options: { specialAbilities: true } },
] as const;

/** Positions with a real choice, on the way of a game that is played by instinct. */
function* positions(bot: AnySearcher, options: unknown, name: string): Generator<{ state: unknown; seat: string }> {
  const dice = diceFrom(name);
  let state = bot.rules.setup(bot.rules.options.parse(options), 2, dice.seed());
  while (!bot.rules.outcome(state)) {
    const seat = bot.rules.toAct(state)[0];
    const moves = movesOf(bot, state, seat);
    if (moves.length > 1) yield { state, seat };
    const result = bot.rules.apply(state, seat, bot.playout(state, seat, moves, dice));
    if (!result.ok) throw new Error(`${name}: ${result.error.message}`);
    state = result.value.state;
  }
}

/** The same bot with fewer worlds: what is tested does not hang on how many there are. */
const quick = (bot: AnySearcher): AnySearcher => ({
  ...bot,
  budgets: {
    gentle: { ...bot.budgets.gentle, worlds: 6 },
    steady: { ...bot.budgets.steady, worlds: 8 },
    cruel: { ...bot.budgets.cruel, worlds: 12 },
  },
});

describe.each(DUELS)('$game', ({ game, bot, options }) => {
  const hasty = quick(bot);

  it('decides the same in every world its seat cannot tell from the true one', () => {
    for (const name of ['one', 'two']) {
      let step = 0;
      for (const { state, seat } of positions(hasty, options, `${game} ${name}`)) {
        step++;
        const dice = diceFrom(`${game} ${name} ${step}`);
        const strength = dice.pick(STRENGTHS);
        const seed = dice.seed();
        const ask = (world: unknown) => decide(hasty, { world, seat, strength, seed });
        const true_ = ask(state);
        for (let i = 0; i < 2; i++) {
          const world = bot.rules.resample(state as never, seat as never, dice.seed());
          expect(ask(world), `${game} ${name}, choice ${step}, ${strength}`).toEqual(true_);
        }
      }
      expect(step).toBeGreaterThan(5);
    }
  });

  it('plays whole games against itself without an illegal act', () => {
    const contest: Contest = { game, options, players: 2, sides: ['gentle', 'cruel'], seed: 'whole games' };
    for (let index = 0; index < 6; index++)
      playBout(hasty, contest, [contestantNamed('gentle'), contestantNamed('cruel')], index, undefined);
  });

  it('beats random play', () => {
    const contest: Contest = { game, options, players: 2, sides: ['gentle', 'random'], seed: 'against random' };
    const scores = Array.from(
      { length: 20 },
      (_, index) =>
        playBout(hasty, contest, [contestantNamed('gentle'), contestantNamed('random')], index, undefined).score,
    );
    expect(scores.reduce((sum, score) => sum + score, 0)).toBeGreaterThan(14);
  });
});
