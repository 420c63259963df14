import { describe, expect, it } from 'vitest';
import { type Match, replay, replaySteps, replayToEnd, toldTo } from '../src/index.ts';
import { stones } from './stones.ts';

const seed = '5'.repeat(64);
const order = stones.setup({ stones: 7 }, 2, seed).order;
const take = (turn: number, count: number) => ({ seat: order[turn % 2] as string, action: { type: 'take', count } });
const match: Match = {
  rules: 'stones',
  version: 2,
  options: {},
  players: 2,
  seed,
  actions: [take(0, 3), take(1, 3), take(2, 1)],
};

const replayed = (changes: Partial<Match>) => [...replay(stones, { ...match, ...changes })];

describe('replay', () => {
  it('gives every state, the first included', () => {
    expect(replayed({}).map((state) => state.stones)).toEqual([7, 4, 1, 0]);
  });

  it('gives what was told at each step, to whom', () => {
    const steps = [...replaySteps(stones, match)];
    expect(steps.map(({ state }) => state.stones)).toEqual([7, 4, 1, 0]);
    expect(steps.map(({ events }) => toldTo(events, 'spectator').length)).toEqual([0, 1, 1, 1]);
  });

  it('reads options as a client would send them', () => {
    expect(replayed({ options: { stones: 2 }, actions: [take(0, 2)] }).map((state) => state.stones)).toEqual([2, 0]);
  });

  it('ends with the outcome', () => {
    expect(replayToEnd(stones, match).outcome).toEqual({
      kind: 'win',
      winners: [order[0]],
      reason: 'took the last stone',
    });
    expect(replayToEnd(stones, { ...match, actions: [] }).outcome).toBeNull();
  });

  it.each<[string, Partial<Match>, string]>([
    ['another game', { rules: 'chess' }, 'This is a match of chess, not of stones.'],
    ['another version', { version: 1 }, 'This match was played by version 1 of stones; these rules are version 2.'],
    [
      'an illegal action',
      { actions: [take(0, 3), take(1, 3), take(2, 2)] },
      'Action 2 of the match is refused: Only 1 stones are left. (too-few-stones)',
    ],
    [
      'an action out of turn',
      { actions: [take(1, 1)] },
      'Action 0 of the match is refused: It is the other seat’s turn. (not-your-turn)',
    ],
    ['an action that is none', { actions: [take(0, 1), take(1, 9)] }, 'Action 1 of the match cannot be read: count: '],
    [
      'a stranger',
      { actions: [{ seat: 'third', action: { type: 'take', count: 1 } }] },
      'Action 0 of the match is by third, who has no seat in it.',
    ],
    ['wrong options', { options: { stones: 0 } }, 'The options of the match cannot be read: stones: '],
  ])('says where %s is wrong', (_what, changes, sentence) => {
    expect(() => replayed(changes)).toThrow(sentence);
  });
});
