import { describe, expect, it } from 'vitest';
import { auto, DEFAULT_ORDERS, type Orders } from '../src/index.ts';
import { type Duel, duel } from './duel.ts';

const FIVE = ['CT01', 'CT02', 'CT03', 'CT04', 'CT05'] as const;
const PASS = { type: 'pass' };

const answers = (game: Duel, orders?: Partial<Orders>) =>
  auto(game.view('mortal'), orders && { ...DEFAULT_ORDERS, ...orders });

describe('standing orders', () => {
  const start = (hand: readonly ('PM1' | (typeof FIVE)[number])[] = FIVE) =>
    duel({ tiles: 'ggg ggg mmm gmg', ghost: { hand: [...FIVE, 'PC2'], ideas: [['CT09']] }, mortal: { hand } });

  it('ask about everything but DONE unless told otherwise', () => {
    expect(answers(start().control('CT01'))).toBeNull();
    expect(answers(start().power('PC2', 1))).toBeNull();
    expect(answers(start().buy('ghost', 0))).toBeNull();
    expect(answers(start().done().pass().pass())).toBeNull();
    expect(answers(start().done())).toEqual(PASS);
  });

  it('pass on the kinds of event named', () => {
    expect(answers(start().control('CT01'), { control: 'pass' })).toEqual(PASS);
    expect(answers(start().power('PC2', 1), { power: 'pass' })).toEqual(PASS);
    expect(answers(start().buy('ghost', 0), { purchase: 'pass' })).toEqual(PASS);
    expect(answers(start().done().pass().pass(), { penalty: 'pass' })).toEqual(PASS);
    expect(answers(start().done(), { 'end-phase': 'ask' })).toBeNull();
  });

  it('never look at the hand', () => {
    expect(answers(start(['PM1']).control('CT01'), { control: 'pass' })).toEqual(PASS);
    expect(answers(start(['CT01']).control('CT01'))).toBeNull();
  });

  it('can pass for the rest of a turn and no longer', () => {
    const game = start().control('CT01');
    expect(answers(game, { passTurn: 0 })).toEqual(PASS);
    expect(answers(game, { passTurn: 1 })).toBeNull();
  });

  it('answer nothing but windows, and nonsense orders are no orders', () => {
    const game = duel({ active: 'mortal', mortal: { hand: FIVE } });
    expect(answers(game, { passTurn: 1 })).toBeNull();
    expect(auto(start().done().view('mortal'), 'whatever')).toEqual(PASS);
    expect(auto(start().control('CT01').view('mortal'), { control: 7 })).toBeNull();
    expect(auto(start().control('CT01').view('spectator'), { control: 'pass' })).toBeNull();
  });
});
