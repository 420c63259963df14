import { replay } from '@ghostlight/rules-kit';
import { goldenGames } from '@ghostlight/rules-testkit';
import { describe, expect, it } from 'vitest';
import { POWER_IDS, rules, type State } from '../src/index.ts';

const games = goldenGames(new URL('../fixtures/', import.meta.url)).map(({ read }) => read());

/** The effects that resolved and the deepest stack of one match. */
function usedIn(states: Iterable<State>): { readonly effects: Set<string>; readonly depth: number } {
  const effects = new Set<string>();
  let depth = 0;
  let before: State | undefined;
  for (const state of states) {
    depth = Math.max(depth, state.stack.length);
    for (const item of [...(before?.stack ?? []), state.latest]) {
      // What left the stack and was not removed or negated has resolved: only Forget removes power cards.
      const gone = item && !state.stack.some((each) => each.id === item.id);
      if (gone && item.kind === 'power' && !state.sides[item.owner].removed.includes(item.card))
        effects.add(`${item.card}·${item.effect}`);
    }
    before = state;
  }
  return { effects, depth };
}

describe('the golden games', () => {
  it('are at least six and end in every way', () => {
    expect(games.length).toBeGreaterThanOrEqual(6);
    const reasons = new Set(games.map((game) => game.outcome?.reason));
    for (const reason of ['twelve-tiles', 'mind-lost', 'both-minds-lost', 'score', 'largest-area', 'tie'])
      expect(reasons).toContain(reason);
  });

  it('use between them every effect of every power card, and stacks of depth three', () => {
    const used = games.map((game) => usedIn(replay(rules, game)));
    const effects = new Set(used.flatMap((each) => [...each.effects]));
    const wanted = POWER_IDS.flatMap((id) => [`${id}·1`, `${id}·2`]);
    expect(wanted.filter((effect) => !effects.has(effect))).toEqual([]);
    expect(Math.max(...used.map(({ depth }) => depth))).toBeGreaterThanOrEqual(3);
  });
});
