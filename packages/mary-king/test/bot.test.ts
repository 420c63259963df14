import { describe, expect, it } from 'vitest';
import { boardWorth, WON } from '../src/bot/board-worth.ts';
import { bot } from '../src/bot/index.ts';
import { plansFor } from '../src/bot/plans.ts';
import type { Action, CardId, State } from '../src/index.ts';
import { rules } from '../src/index.ts';

const start = rules.setup(rules.options.parse({}), 2, 'fee1600d'.repeat(8));
const EVERY_CELL = 0xfff;

/** The ghost's first turn with these cards in hand, and all tiles the ghost's but for these. */
const holding = (hand: readonly CardId[], mortal: readonly number[]): State => ({
  ...start,
  tiles: start.tiles.map((tile, cell) => ({ ...tile, controller: mortal.includes(cell) ? 'mortal' : 'ghost' })),
  sides: { ...start.sides, ghost: { ...start.sides.ghost, hand: [...hand].sort() } },
});

function favourite(state: State): Action {
  const moves = rules.moves?.(state, 'ghost') ?? [];
  const weights = bot.weigh(state, 'ghost', moves);
  return moves[weights.indexOf(Math.max(...weights))] as Action;
}

describe('what a board is worth', () => {
  it('counts what both will discard, and a tile more when the week is scored', () => {
    const top = 0b111111;
    expect(boardWorth(top, 0, true)).toBeCloseTo(-boardWorth(EVERY_CELL & ~top, 0, true));
    expect(boardWorth(0b111111111, 0, true)).toBeGreaterThan(boardWorth(top, 0, true));
    expect(boardWorth(0b111111111, 9, true) - boardWorth(0b111111111, 0, true)).toBeGreaterThan(3);
  });

  it('is the game with all twelve tiles, from the day that counts', () => {
    expect(boardWorth(EVERY_CELL, 0, true)).toBe(WON);
    expect(boardWorth(EVERY_CELL, 0, false)).toBeLessThan(WON);
  });
});

describe('the understudy’s first sight', () => {
  it('sees a combination of control cards that takes all twelve tiles', () => {
    const state = holding(['CT01', 'CT02', 'CT10', 'CT12', 'CT30'], [0, 1]);
    expect(['CT01', 'CT02']).toContain((favourite(state) as { card?: string }).card);
  });

  it('sees that a power card and a control card together take them', () => {
    const state = holding(['CT01', 'CT20', 'CT26', 'CT30', 'PC1'], [0, 9, 10, 11]);
    const { card } = favourite(state) as { card?: string };
    expect(['CT01', 'PC1']).toContain(card);
  });

  it('combines no more control cards than may be played, and leaves locked tiles alone', () => {
    const hand: readonly CardId[] = ['CT01', 'CT02', 'CT03'];
    const reached = plansFor(hand, 2, 0b1, (flips) => flips).reach;
    expect(Math.max(...reached.map(({ cards }) => cards))).toBe(2);
    expect(reached.every(({ flips }) => (flips & 0b1) === 0)).toBe(true);
  });
});
