import { describe, expect, it } from 'vitest';
import { bot } from '../src/bot/index.ts';
import type { Action, Seat, State } from '../src/index.ts';
import { rules } from '../src/index.ts';

const seed = 'abad1dea'.repeat(8);
const start = rules.setup(rules.options.parse({}), 2, seed);
const me = start.starter;
const them: Seat = me === 'green' ? 'blue' : 'green';

/** Round 1 with these ghosts on the opponent's side and these in hand. */
const facing = (laid: readonly (1 | 2 | 3 | 4 | 5 | 6)[], hand: readonly (1 | 2 | 3 | 4 | 5 | 6)[]): State => {
  const ghosts = laid.map((value) => ({ kind: 'ghost', value, down: false, carried: false }) as const);
  const sides = { [me]: [], [them]: ghosts } as unknown as State['sides'][number];
  return { ...start, sides: start.sides.with(0, sides), hands: { ...start.hands, [me]: hand } };
};

function favourite(state: State): Action {
  const moves = rules.moves?.(state, me) ?? [];
  const weights = bot.weigh(state, me, moves);
  return moves[weights.indexOf(Math.max(...weights))] as Action;
}

describe('the understudy’s first sight', () => {
  it('beats a ghost with the smallest one that does', () => {
    expect(favourite(facing([2], [1, 3, 5, 6, 6]))).toEqual({ type: 'play-ghost', value: 3 });
  });

  it('withdraws when its hand cannot catch up', () => {
    expect(favourite(facing([6, 5, 5], [1, 1, 2, 2, 3]))).toEqual({ type: 'withdraw' });
  });

  it('ends its turn once it leads', () => {
    const result = rules.apply(facing([2], [1, 3, 5, 6, 6]), me, { type: 'play-ghost', value: 3 });
    expect(result.ok && favourite(result.value.state)).toEqual({ type: 'end-turn' });
  });
});

describe('what the understudy forgets', () => {
  it('is all that its seat cannot see: worlds it cannot tell apart become one', () => {
    const worlds = [start, ...['1', '2', '3'].map((n) => rules.resample(start, me, n.padStart(64, '0')))];
    const plain = worlds.map((world) => JSON.stringify({ ...bot.forget(world, me), random: null }));
    expect(new Set(plain).size).toBe(1);
  });

  it('is nothing that its seat knows', () => {
    expect(rules.view(bot.forget(start, me), me)).toEqual(rules.view(start, me));
  });
});
