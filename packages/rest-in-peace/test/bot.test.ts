import { describe, expect, it } from 'vitest';
import { bot } from '../src/bot/index.ts';
import type { Action, Seat, State } from '../src/index.ts';
import { rules } from '../src/index.ts';
import { carry, END, ghost, name, place, psychic, RANDOM, theGhost, thePsychic, WITHDRAW } from './moves.ts';
import { type Table, tableAt } from './table.ts';

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

function favourite(state: State, seat: Seat = me): Action {
  const moves = rules.moves?.(state, seat) ?? [];
  const weights = bot.weigh(state, seat, moves);
  return moves[weights.indexOf(Math.max(...weights))] as Action;
}

const favouriteAt = (table: Table): Action => favourite(table.state, table.waitsFor);

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

describe('the understudy’s choices', () => {
  it('takes the strongest ghost Auntie finds in the deck', () => {
    const table = tableAt({ green: { row: [2], hand: [1], deck: [2, 6, 3] } });
    table.green(psychic(2));
    expect(favouriteAt(table)).toEqual(name(6));
  });

  it('names for 10 the value it has most of', () => {
    const table = tableAt({ green: { row: [10], hand: [4, 4, 1], side: [2] } });
    table.green(psychic(10));
    expect(favouriteAt(table)).toEqual(name(2));
  });

  it('names for 17 the value that lies most before the other', () => {
    const table = tableAt({ green: { row: [17], hand: [4] }, blue: { side: [3, 5, 5] } });
    table.green(psychic(17));
    expect(favouriteAt(table)).toEqual(name(5));
  });

  it('names for 26 what serves it more than the other', () => {
    const table = tableAt({ green: { row: [26], hand: [4], side: [4, 2] }, blue: { side: [2, 6] } });
    table.green(psychic(26));
    expect(favouriteAt(table)).toEqual(name(4));
  });

  it('gives up its weakest ghosts for 21', () => {
    const table = tableAt({ green: { row: [21], hand: [3, 1, 6] } });
    table.green(psychic(21));
    expect(favouriteAt(table)).toEqual(name(1));
  });

  it('carries its best card on with Still me', () => {
    const table = tableAt({ green: { row: [15], hand: [2, 5] } });
    table.green(psychic(15), ghost(2), ghost(5), END).blue(WITHDRAW);
    expect(favouriteAt(table)).toEqual(carry(theGhost(5)));
  });

  it('puts on round 10 a psychic that is worth much there, not Now or never', () => {
    const table = tableAt({ green: { row: [7, 22], hand: [1, 2] } });
    table.green(WITHDRAW);
    expect(favouriteAt(table)).toEqual(place(thePsychic(7)));
  });

  it('puts a strong ghost on round 10 when its hand is full', () => {
    const table = tableAt({ green: { hand: [1, 2, 3, 3, 6], deck: [1, 1, 1] } });
    table.green(WITHDRAW);
    expect(favouriteAt(table)).toEqual(place(theGhost(6)));
  });

  it('plays a psychic that takes the lead, and keeps one that ends the round', () => {
    const table = tableAt({ green: { row: [4, 28], hand: [6] }, blue: { side: [1] } });
    expect(favouriteAt(table)).toEqual(psychic(4));
  });

  it('plays blindly while it trips', () => {
    const table = tableAt({ green: { hand: [4, 5, 6] }, blue: { row: [6], hand: [2, 3], side: [2] }, turn: 'blue' });
    table.blue(psychic(6), END);
    expect(rules.moves?.(table.state, 'green')).toContainEqual(RANDOM);
    expect(favouriteAt(table)).toEqual(RANDOM);
  });

  it('leaves the only move there is to nobody’s chance, and draws among more by their weight', () => {
    const state = facing([2], [1, 3, 5, 6, 6]);
    const moves = rules.moves?.(state, me) ?? [];
    const never = {
      weighted: (): number => {
        throw new Error('no dice needed');
      },
    };
    expect(bot.playout(state, me, moves.slice(0, 1), never)).toEqual(moves[0]);
    const heaviest = { weighted: (weights: readonly number[]) => weights.indexOf(Math.max(...weights)) };
    expect(bot.playout(state, me, moves, heaviest)).toEqual(favourite(state));
  });
});

describe('what the understudy forgets', () => {
  it('is the order of the psychics not yet turned up in the learning game', () => {
    const learning = rules.setup(rules.options.parse({ learning: true }), 2, seed);
    const worlds = [learning, rules.resample(learning, 'green', '5'.repeat(64))];
    const lines = worlds.map((world) => bot.forget(world, 'green').line.join());
    expect(new Set(lines).size).toBe(1);
  });

  it('is all that its seat cannot see: worlds it cannot tell apart become one', () => {
    const worlds = [start, ...['1', '2', '3'].map((n) => rules.resample(start, me, n.padStart(64, '0')))];
    const plain = worlds.map((world) => JSON.stringify({ ...bot.forget(world, me), random: null }));
    expect(new Set(plain).size).toBe(1);
  });

  it('is nothing that its seat knows', () => {
    expect(rules.view(bot.forget(start, me), me)).toEqual(rules.view(start, me));
  });
});
