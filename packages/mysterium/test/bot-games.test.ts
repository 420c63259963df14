import { diceFrom } from '@ghostlight/rules-kit';
import { describe, expect, it } from 'vitest';
import { afterwords, bot, type Lore, loreOf, meanings } from '../src/bot/index.ts';
import type { Seat, State } from '../src/index.ts';
import { DREAMS, rules, SUSPECTS } from '../src/index.ts';

/** Only how a hanging test ends: whole games take their time on a busy machine. */
const PATIENCE = 60_000;
const TAGS = Array.from({ length: 40 }, (_, n) => `tag ${n}`);

/** Pictures of a dice's own: five things on each, out of forty. */
function invented(name: string): Lore {
  const dice = diceFrom(name);
  const ids = [...DREAMS, ...SUSPECTS.character, ...SUSPECTS.location, ...SUSPECTS.object];
  return loreOf(ids.map((id) => ({ id, tags: dice.some(TAGS, 5) })));
}

interface Played {
  readonly end: State;
  readonly match: Parameters<typeof meanings>[0];
  readonly kinds: ReadonlySet<string>;
}

/** A whole game with understudies in every seat; each act must be legal. */
function wholeGame(options: object, players: number, name: string, lore: Lore): Played {
  const dice = diceFrom(name);
  const seed = dice.seed();
  let state = rules.setup(rules.options.parse(options), players, seed);
  const actions: { seat: Seat; action: unknown }[] = [];
  while (!rules.outcome(state)) {
    const strength = dice.pick(['gentle', 'steady', 'cruel'] as const);
    const ready = rules
      .toAct(state)
      .map((seat) => ({ seat, act: bot.judge(rules.view(state, seat), strength, dice, lore) }))
      .find(({ act }) => act.length > 0);
    if (!ready) throw new Error(`${name}: everybody waits for everybody.`);
    for (const action of ready.act) {
      const result = rules.apply(state, ready.seat, action);
      if (!result.ok) throw new Error(`${name}: ${ready.seat} ${JSON.stringify(action)}: ${result.error.message}`);
      state = result.value.state;
      actions.push({ seat: ready.seat, action });
    }
  }
  const match = { rules: rules.id, version: rules.version, options, players, seed, actions };
  return { end: state, match, kinds: new Set(actions.map(({ action }) => (action as { type: string }).type)) };
}

const TABLES = [
  [{ edition: 'original', difficulty: 'easy' }, 2],
  [{ edition: 'original', difficulty: 'normal' }, 4],
  [{ edition: 'original', difficulty: 'normal' }, 7],
  [{ edition: 'clairvoyance' }, 2],
  [{ edition: 'clairvoyance' }, 4],
  [{ edition: 'clairvoyance', splitClairvoyance: true, batchVisions: true }, 5],
  [{ edition: 'clairvoyance' }, 7],
] as const;

describe('understudies in every seat', () => {
  it.each(TABLES)(
    'play whole games without an illegal act: %j with %i',
    (options, players) => {
      const { end } = wholeGame(options, players, `table of ${players}`, invented('first'));
      expect(rules.outcome(end)).not.toBeNull();
    },
    PATIENCE,
  );

  it(
    'do everything that there is to do: redraw, bet, accuse, vote',
    () => {
      const kinds = ['a', 'b', 'c', 'd'].flatMap((name) =>
        [{ difficulty: 'easy' }, { edition: 'clairvoyance' }].flatMap((options) => [
          ...wholeGame(options, 4, name, invented(`${name} again`)).kinds,
        ]),
      );
      for (const kind of ['redraw', 'tray-in', 'send', 'ball', 'token', 'ready', 'choose', 'accuse', 'vote'])
        expect(kinds).toContain(kind);
    },
    PATIENCE,
  );

  it('are counted: each first dream once, a blind guess as often as there are cards', () => {
    const { end } = wholeGame({ difficulty: 'normal' }, 4, 'counted', invented('counted'));
    const { 'right on the first dream': right, 'a blind first guess': blind } = bot.figures(
      rules.view(end, 'spectator'),
    );
    const searches = new Set(end.guesses.map(({ persona, category }) => `${persona} ${category}`));
    expect(right?.[1]).toBe(searches.size);
    expect(right?.[0]).toBeLessThanOrEqual(searches.size);
    expect(blind?.[0]).toBeGreaterThan(0);
    expect(blind?.[0]).toBeLessThan(searches.size / 2);
  });
});

describe('what the ghost says of a whole game', () => {
  const lore = invented('told');
  const { match } = wholeGame({ difficulty: 'easy' }, 4, 'told', lore);
  const lines = afterwords(match, 'ghost', (seat) => (seat === 'psychic-1' ? 'Ada' : ''), lore);

  it('is one line for each persona, in the order of the nights', () => {
    expect(lines[0]).toMatch(/^For Ada: .+ \(night 1\)/);
    expect(lines[1]).toMatch(/^For psychic-2: .+ \(night 1\)/);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.every((line) => line.endsWith('.'))).toBe(true);
  });

  it('has a word for every vision that was sent', () => {
    const sent = match.actions.filter(({ action }) => (action as { type: string }).type === 'send');
    const said = meanings(match, lore).filter(({ persona }) => persona !== null);
    expect(new Set(said.map(({ turn, persona }) => `${turn} ${persona}`)).size).toBe(sent.length);
  });

  it(
    'speaks of the shared vision when there was one, each dream of another card of the culprit',
    () => {
      const games = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => {
        const pictures = invented(name);
        return { pictures, ...wholeGame({ difficulty: 'easy' }, 4, name, pictures) };
      });
      const shared = games.map(({ match: played, pictures }) =>
        meanings(played, pictures).filter(({ persona }) => persona === null),
      );
      const chosen = shared.filter((words) => words.length > 0);
      expect(chosen.length).toBeGreaterThan(0);
      for (const words of chosen) expect(new Set(words.map(({ card }) => card)).size).toBe(3);
    },
    PATIENCE,
  );

  it('is the ghost’s alone to say', () => {
    expect(afterwords(match, 'psychic-1', () => '', lore)).toEqual([]);
  });
});
