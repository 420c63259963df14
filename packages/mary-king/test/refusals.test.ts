import { describe, expect, it } from 'vitest';
import { type Action, rules } from '../src/index.ts';
import { cells, duel, item } from './duel.ts';

const FIVE = ['CT01', 'CT02', 'CT03', 'CT04', 'CT05'] as const;

const sentence = (game: ReturnType<typeof duel>, action: Action): string => {
  const result = rules.apply(game.state, game.asked ?? 'ghost', action);
  return result.ok ? '' : result.error.message;
};

describe('a refusal', () => {
  it('names the day’s limit', () => {
    const game = duel({ day: 'thu', ghost: { hand: FIVE } })
      .control('CT01')
      .control('CT02');
    expect(sentence(game, { type: 'play-control', card: 'CT03', turned: false })).toBe(
      'You have played your 2 control cards for Thursday.',
    );
    const friday = duel({ day: 'fri', ghost: { hand: FIVE } }).control('CT01');
    expect(sentence(friday, { type: 'play-control', card: 'CT03', turned: false })).toBe(
      'You have played your one control card for Friday.',
    );
  });

  it('names what an effect needs', () => {
    const game = duel({ ghost: { hand: ['PC2'] } });
    expect(sentence(game, { type: 'play-power', card: 'PC2', effect: 2, target: null })).toBe(
      'That effect of Torment needs a pending penalty of at least 1 card against you.',
    );
  });

  it.each([
    ['a seat that is not asked', 'not-asked', { type: 'pass' }, 'mortal'],
    ['an answer to another question', 'wrong-answer', { type: 'pass' }, 'ghost'],
    ['a recall out of the blue', 'wrong-answer', { type: 'recall' }, 'ghost'],
    ['a pick out of the blue', 'wrong-answer', { type: 'pick', card: 'CT01' }, 'ghost'],
    ['a card that is not held', 'not-in-hand', { type: 'play-control', card: 'CT30', turned: false }, 'ghost'],
    [
      'a power card that is not held',
      'not-in-hand',
      { type: 'play-power', card: 'PG1', effect: 1, target: null },
      'ghost',
    ],
    ['an empty idea stack', 'no-idea', { type: 'buy-idea', side: 'mortal', stack: 2 }, 'ghost'],
  ] as const)('for %s has the code %s', (_name, code, action, seat) => {
    expect(duel({ ghost: { hand: FIVE } }).refusal(action, seat)).toBe(code);
  });

  it('in a window is about flashes', () => {
    const game = duel({ ghost: { hand: ['CT01'] }, mortal: { hand: ['CT02', 'PC1'] } }).control('CT01');
    expect(game.refusal({ type: 'play-control', card: 'CT02', turned: false })).toBe('not-a-flash');
    expect(game.refusal({ type: 'play-power', card: 'PC1', effect: 1, target: cells(0) })).toBe('not-a-flash');
    for (const action of [
      { type: 'done' },
      { type: 'buy-idea', side: 'ghost', stack: 0 },
      { type: 'use-ability', stacks: [] },
    ] as const)
      expect(game.refusal(action)).toBe('wrong-answer');
  });

  it('of a purchase says why the idea could not be played', () => {
    const game = duel({ day: 'fri', ghost: { hand: ['CT01'] }, mortal: { ideas: [['CT02'], ['PM3']] } }).control(
      'CT01',
    );
    expect(sentence(game, { type: 'buy-idea', side: 'mortal', stack: 0 })).toMatch('one control card for Friday');
    expect(sentence(game, { type: 'buy-idea', side: 'mortal', stack: 1 })).toMatch('could not play Deep Breath');
  });

  it('holds the buyer to the idea bought', () => {
    const game = duel({ ghost: { hand: FIVE }, mortal: { ideas: [['CT30'], ['CT29']] } }).buy('mortal', 0);
    expect(game.refusal({ type: 'play-control', card: 'CT01', turned: false })).toBe('not-the-idea');
    expect(game.refusal({ type: 'done' })).toBe('wrong-answer');
    const limit = game.control('CT30').settle();
    expect(limit.refusal({ type: 'buy-idea', side: 'mortal', stack: 1 })).toBe('buy-limit');
  });

  it('of a choice says that it is not offered', () => {
    const game = duel({ ghost: { hand: ['PC4', 'CT09'], memory: ['CT01'] } })
      .power('PC4', 1)
      .settle();
    expect(game.refusal({ type: 'pick', card: 'CT02' })).toBe('not-offered');
    expect(game.refusal({ type: 'stop' })).toBe('not-offered');
    expect(game.refusal({ type: 'play-control', card: 'CT09', turned: false })).toBe('wrong-answer');
  });

  it('of a wrong target names the card', () => {
    const game = duel({ ghost: { hand: ['PC1'] }, mortal: { hand: ['PC3', 'CT01'] } }).power('PC1', 1, cells(0));
    expect(sentence(game, { type: 'play-power', card: 'PC3', effect: 2, target: item(5) })).toMatch(
      /^Forget cannot be aimed/,
    );
  });
});
