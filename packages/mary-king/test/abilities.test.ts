import { describe, expect, it } from 'vitest';
import type { Action } from '../src/index.ts';
import { duel } from './duel.ts';

const options = { specialAbilities: true } as const;
const use = (...stacks: number[]): Action => ({ type: 'use-ability', stacks });

describe('Desperate Ingenuity', () => {
  it('turns a token over and draws two, without a window', () => {
    const game = duel({ options, active: 'mortal', ghost: { hand: ['PG1'] } }).do(use());
    expect(game.hand('mortal')).toHaveLength(2);
    expect(game.view('ghost').tokens).toEqual({ ghost: 3, mortal: 1 });
    expect(game.question).toBe('act mortal');
    expect(game.heard.ghost).toContainEqual({ type: 'drew', seat: 'mortal', count: 2, short: 0, cards: null });
  });

  it('can be used while there are tokens, and needs two cards in the mind', () => {
    const game = duel({ options, active: 'mortal' }).do(use()).do(use());
    expect(game.refusal(use())).toBe('no-token');
    expect(duel({ options, active: 'mortal', mortal: { mind: 1 } }).refusal(use())).toBe('ability-needs');
  });

  it('names no stacks', () => {
    expect(duel({ options, active: 'mortal' }).refusal(use(0))).toBe('ability-needs');
  });
});

describe('Haunting Recollection', () => {
  const spec = { options, ghost: { memory: ['CT01', 'CT02', 'CT03'], ideas: [['CT04']] } } as const;

  it('lays the top card of the memory on the first stack named and the next on the second', () => {
    const game = duel(spec).do(use(2, 0));
    expect(game.state.sides.ghost.faceUp).toEqual([['CT04', 'CT02'], [], ['CT03']]);
    expect(game.memory('ghost')).toEqual(['CT01']);
    expect(game.view('mortal').tokens).toEqual({ ghost: 1, mortal: 3 });
  });

  it('offers three single stacks and six ordered pairs', () => {
    const uses = duel(spec).legal.filter((action) => action.type === 'use-ability');
    expect(uses).toHaveLength(9);
    expect(uses).toContainEqual(use(1, 0));
    expect(uses).not.toContainEqual(use(1, 1));
  });

  it('moves one card only when the memory holds one, and none from an empty memory', () => {
    const one = duel({ options, ghost: { memory: ['CT01'] } });
    expect(one.legal.filter((action) => action.type === 'use-ability')).toHaveLength(3);
    expect(duel({ options }).refusal(use(0))).toBe('ability-needs');
  });
});

describe('a table without the special abilities', () => {
  it('has no tokens and refuses them', () => {
    const game = duel({ ghost: { memory: ['CT01'] } });
    expect(game.view('ghost').tokens).toEqual({ ghost: 0, mortal: 0 });
    expect(game.refusal(use(0))).toBe('no-abilities');
  });
});
