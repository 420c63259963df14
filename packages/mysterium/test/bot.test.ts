import { describe, expect, it } from 'vitest';
import type { Lore, Picture } from '../src/bot/index.ts';
import { bot, loreOf, meanings, say } from '../src/bot/index.ts';
import type { Action, Seat, State } from '../src/index.ts';
import { DREAMS, rules, SUSPECTS } from '../src/index.ts';

const seed = 'c0ffee'.padEnd(64, '0');
const first = { pick: <T>(items: readonly T[]): T => items[0] as T };
const table = (players: number, options: object = {}): State =>
  rules.setup(rules.options.parse(options), players, seed);

/** Pictures that say nothing, but for those named here. */
function loreWith(told: Readonly<Record<string, readonly string[]>>): Lore {
  const ids = [...DREAMS, ...SUSPECTS.character, ...SUSPECTS.location, ...SUSPECTS.object];
  return loreOf(ids.map((id): Picture => ({ id, tags: told[id] ?? [`only ${id}`] })));
}

const ask = (state: State, seat: Seat, lore: Lore, strength: 'gentle' | 'steady' | 'cruel' = 'steady') =>
  bot.judge(rules.view(state, seat), strength, first, lore);

function play(state: State, seat: Seat, actions: readonly Action[]): State {
  return actions.reduce<State>((now, action) => {
    const result = rules.apply(now, seat, action);
    if (!result.ok) throw new Error(`${seat}: ${JSON.stringify(action)} is refused: ${result.error.message}`);
    return result.value.state;
  }, state);
}

/** The ghost sends the first cards of its hand, one to each persona. */
const blindVisions = (state: State): State =>
  state.personas.reduce(
    (now, { persona }) =>
      play(now, 'ghost', [
        { type: 'tray-in', dream: now.dreams.hand[0] as never },
        { type: 'send', persona },
      ]),
    state,
  );

const targetOf = (state: State, persona: number) => state.targets[persona - 1]?.character as string;

describe('what the bots know of pictures', () => {
  it('weighs rare tags more than common ones and makes every card equally heavy', () => {
    const { tags } = loreOf([
      { id: 'd01', tags: ['sea', 'bell'] },
      { id: 'd02', tags: ['sea'] },
      { id: 'back', tags: ['bell'] },
    ]);
    expect(tags.d01?.bell).toBeGreaterThan(tags.d01?.sea ?? 0);
    expect(Math.hypot(tags.d01?.bell ?? 0, tags.d01?.sea ?? 0)).toBeCloseTo(1);
    expect(tags.back).toBeUndefined();
  });
});

describe('the ghost’s understudy', () => {
  it('sends the dream that tells the target from the other suspects, not one that fits them all', () => {
    const state = table(2);
    const [plain, telling] = state.dreams.hand as [string, string];
    const rivals = Object.fromEntries(state.suspects.character.map((card) => [card, ['red', 'night']]));
    const told = { ...rivals, [targetOf(state, 1)]: ['red', 'night', 'bell'] };
    const lore = loreWith({ ...told, [plain]: ['red', 'night'], [telling]: ['bell'] });
    const act = ask(state, 'ghost', lore);
    expect(act).toContainEqual({ type: 'tray-in', dream: telling });
    expect(act.at(-1)).toEqual({ type: 'send', persona: 1 });
  });

  it('throws a hand away that says nothing of anybody, while it may', () => {
    const state = table(2);
    expect(ask(state, 'ghost', loreWith({}))).toEqual([{ type: 'redraw' }]);
    const used = play(state, 'ghost', [{ type: 'redraw' }]);
    expect(ask(used, 'ghost', loreWith({})).at(-1)?.type).toBe('send');
  });

  it('empties a tray that someone left half full', () => {
    const state = table(2);
    const [left, wanted] = state.dreams.hand as [string, string];
    const lore = loreWith({ [wanted]: ['bell'], [targetOf(state, 1)]: ['bell'], [targetOf(state, 2)]: ['bell'] });
    const half = play(state, 'ghost', [{ type: 'tray-in', dream: left as never }]);
    const act = ask(half, 'ghost', lore);
    expect(act).toContainEqual({ type: 'tray-out', dream: left });
    expect(play(half, 'ghost', act).personas.flatMap((persona) => persona.visions)).toHaveLength(1);
  });

  it('does nothing while the psychics think', () => {
    expect(ask(blindVisions(table(3)), 'ghost', loreWith({}))).toEqual([]);
  });
});

describe('a psychic’s understudy', () => {
  it('puts its ball on the card its dream speaks of and is ready', () => {
    const state = blindVisions(table(3));
    const dream = state.personas[0]?.visions[0]?.dreams[0] as string;
    const card = state.suspects.character[2] as string;
    const act = ask(state, 'psychic-1', loreWith({ [dream]: ['bell'], [card]: ['bell'] }));
    expect(act).toEqual([{ type: 'ball', persona: 1, card }, { type: 'ready' }]);
  });

  it('does not try again what was wrong', () => {
    const state = blindVisions(table(3));
    const dream = state.personas[0]?.visions[0]?.dreams[0] as string;
    const wrong = state.suspects.character.find((card) => card !== targetOf(state, 1)) as string;
    const lore = loreWith({ [dream]: ['bell'], [wrong]: ['bell'] });
    const judged = play(play(state, 'psychic-1', ask(state, 'psychic-1', lore)), 'psychic-2', [{ type: 'ready' }]);
    const next = blindVisions(judged);
    expect(ask(next, 'psychic-1', lore)).not.toContainEqual({ type: 'ball', persona: 1, card: wrong });
  });

  it('leaves a card that another’s dream speaks of more plainly to that persona', () => {
    const state = blindVisions(table(3));
    const dreamOf = (index: number) => state.personas[index]?.visions[0]?.dreams[0] as string;
    const [shared, own] = state.suspects.character as readonly [string, string];
    const lore = loreWith({
      [dreamOf(0)]: ['bell', 'sea'],
      [dreamOf(1)]: ['bell'],
      [shared]: ['bell'],
      [own]: ['sea', 'star'],
    });
    expect(ask(state, 'psychic-1', lore, 'cruel')).toContainEqual({ type: 'ball', persona: 1, card: own });
    expect(ask(state, 'psychic-2', lore, 'cruel')).toContainEqual({ type: 'ball', persona: 2, card: shared });
  });

  it('differs in taste from its neighbours when a dream could mean several cards', () => {
    const tags = 'bell sea star moon bird tree stair glass'.split(' ');
    const guesses = ['psychic-1', 'psychic-2', 'psychic-3', 'psychic-4', 'psychic-5', 'psychic-6'] as const;
    const state = blindVisions(table(7));
    const same = {
      ...state,
      personas: state.personas.map((p) => ({ ...p, visions: state.personas[0]?.visions ?? [] })),
    };
    const dream = same.personas[0]?.visions[0]?.dreams[0] as string;
    const cards = Object.fromEntries(same.suspects.character.map((card, i) => [card, [tags[i % tags.length] ?? '']]));
    const acts = guesses.map((seat) => ask(same, seat, loreWith({ ...cards, [dream]: tags }), 'gentle')[0]);
    expect(new Set(acts.map((act) => act?.type === 'ball' && act.card)).size).toBeGreaterThan(1);
  });

  it('waits with its tokens until every ball is down, then bets on what it reads', () => {
    const state = blindVisions(table(4, { edition: 'clairvoyance' }));
    const dream = state.personas[1]?.visions[0]?.dreams[0] as string;
    const [right, wrong] = state.suspects.character as readonly [string, string];
    const lore = loreWith({ [dream]: ['bell'], [right]: ['bell'] });
    const placed = play(state, 'psychic-1', ask(state, 'psychic-1', lore));
    expect(ask(placed, 'psychic-1', lore)).toEqual([]);
    const others = play(placed, 'psychic-2', [{ type: 'ball', persona: 2, card: right as never }]);
    const all = play(others, 'psychic-3', [{ type: 'ball', persona: 3, card: wrong as never }]);
    expect(ask(all, 'psychic-1', lore)).toContainEqual({ type: 'token', persona: 2, card: right, mark: 'agree' });
    expect(ask(all, 'psychic-1', lore).at(-1)).toEqual({ type: 'ready' });
  });
});

describe('what the ghost says afterwards', () => {
  it('names what each dream shares with its card and the rivals lack', () => {
    const state = table(2);
    const [dream] = state.dreams.hand as [string];
    const rivals = Object.fromEntries(state.suspects.character.map((card) => [card, ['night']]));
    const lore = loreWith({
      ...rivals,
      [dream]: ['night', 'bell', 'blue'],
      [targetOf(state, 1)]: ['night', 'bell', 'blue'],
    });
    const actions = [
      { seat: 'ghost', action: { type: 'tray-in', dream } },
      { seat: 'ghost', action: { type: 'send', persona: 1 } },
    ];
    const match = { rules: rules.id, version: rules.version, options: {}, players: 2, seed, actions };
    const [meaning, ...more] = meanings(match, lore);
    expect(more).toEqual([]);
    expect(meaning).toMatchObject({ turn: 1, persona: 1, dream, card: targetOf(state, 1) });
    expect(meaning?.words.toSorted()).toEqual(['bell', 'blue']);
    expect(say(['bell', 'blue', 'round'])).toBe('the bell, the colour blue, something round');
  });
});
