import { describe, expect, it } from 'vitest';
import { cells, duel, item, place } from './duel.ts';

/** Five cards that answer nothing: a hand of five is not drawn up. */
const IDLE_HAND = ['CT01', 'CT02', 'CT03', 'CT04', 'CT05'] as const;
/** The ghost's largest area has 6 tiles, the mortal's 4. */
const GHOST_LEADS = 'ggg ggg mmm gmg';
/** The ghost's largest area has 7 tiles, the mortal's 5. */
const BOTH_PAY = 'ggg ggg gmm mmm';

describe('the worked examples', () => {
  it('Torment answered by Forget: the rulebook’s own', () => {
    const game = duel({
      tiles: GHOST_LEADS,
      ghost: { hand: ['PC3', ...IDLE_HAND] },
      mortal: { hand: ['PC2', ...IDLE_HAND] },
    });
    game.done().pass();
    expect(game.state.stack).toMatchObject([{ kind: 'penalty', amounts: { mortal: 2, ghost: 1 } }]);
    expect(game.question).toBe('window ghost');
    game.pass().power('PC2', 2);
    expect(game.question).toBe('window ghost');
    game.power('PC3', 2, item(1));
    expect(game.question).toBe('window mortal');
    game.pass();
    expect(game.state.sides.mortal.removed).toContain('PC2');
    expect(game.memory('ghost')).toEqual(['PC3']);
    expect(game.state.stack).toMatchObject([{ kind: 'penalty', amounts: { mortal: 2, ghost: 1 }, uncovered: true }]);
    expect(game.question).toBe('window ghost');
    game.pass().pass();
    expect(game.mind('mortal')).toHaveLength(8);
  });

  it('Torment answered by Torment, once the first has resolved', () => {
    const game = duel({
      tiles: BOTH_PAY,
      ghost: { hand: ['PC2', ...IDLE_HAND] },
      mortal: { hand: ['PC2', ...IDLE_HAND] },
    });
    game.done().pass();
    expect(game.state.stack).toMatchObject([{ amounts: { mortal: 2, ghost: 1 } }]);
    game.pass().power('PC2', 2).pass();
    expect(game.state.stack).toMatchObject([{ amounts: { mortal: 0, ghost: 3 } }]);
    game.power('PC2', 2).pass();
    expect(game.state.stack).toMatchObject([{ amounts: { mortal: 3, ghost: 0 } }]);
    game.pass().pass();
    expect([game.mind('mortal').length, game.mind('ghost').length]).toEqual([7, 10]);
  });

  it('a lock in response', () => {
    const game = duel({ ghost: { hand: ['CT28'] }, mortal: { hand: ['PM1', ...IDLE_HAND] } });
    game.control('CT28').power('PM1', 2, cells(4)).settle();
    expect(game.board).toBe('mgm mMm mgm gmg');
  });

  it('Denial', () => {
    const game = duel({ ghost: { hand: ['CT28'] }, mortal: { hand: ['PM6'], memory: ['CT09'] } });
    game.control('CT28').power('PM6', 1, item(0)).settle();
    expect(game.board).toBe('mgm gmg mgm gmg');
    expect(game.view('ghost').plays).toEqual({ made: 1, limit: 5 });
    expect(game.memory('ghost')).toEqual(['CT28']);
    expect(game.memory('mortal')).toEqual(['PM6', 'CT09']);
  });

  it('buying a flash card: Stubborn Denial is for sale only with a lock on the board', () => {
    const idea = { mortal: { ideas: [['PM6']] } } as const;
    const buy = { type: 'buy-idea', side: 'mortal', stack: 0 } as const;
    expect(duel(idea).refusal(buy)).toBe('idea-unplayable');
    const locked = duel({ ...idea, tiles: 'Mgm gmg mgm gmg' }).do(buy);
    expect(locked.question).toBe('declare ghost');
    expect(locked.legal).toEqual([{ type: 'play-power', card: 'PM6', effect: 2, target: cells(0) }]);
  });

  it('tax, then silence: the window on the purchase opens again after the tax', () => {
    const game = duel({
      active: 'mortal',
      mortal: { mind: 4, hand: ['CT03'], ideas: [['CT01']] },
      ghost: { hand: ['PG3', 'PG6'] },
    });
    game.buy('mortal', 0).power('PG3', 2, item(0));
    expect(game.question).toBe('window mortal');
    game.pass();
    expect(game.mind('mortal')).toHaveLength(1);
    expect(game.question).toBe('window ghost');
    game.power('PG6', 1, item(0)).settle();
    expect(game.memory('mortal').at(-1)).toBe('CT01');
    expect(game.view('mortal').buys).toEqual({ made: 1, limit: 1 });
    expect(game.hand('ghost')).toEqual([]);
    expect(game.hand('mortal')).toEqual(['CT03']);
  });

  it('answering too early', () => {
    const start = () =>
      duel({
        tiles: BOTH_PAY,
        ghost: { hand: ['PC2', ...IDLE_HAND] },
        mortal: { hand: ['PC2', ...IDLE_HAND] },
      })
        .done()
        .pass()
        .power('PC2', 2);
    const early = start().power('PC2', 2).pass();
    expect(early.state.stack[0]).toMatchObject({ amounts: { mortal: 0, ghost: 3 } });
    early.pass().pass();
    expect(early.state.stack).toMatchObject([{ amounts: { mortal: 3, ghost: 0 } }]);
    const late = start().pass();
    expect(late.state.stack).toMatchObject([{ amounts: { mortal: 3, ghost: 0 } }]);
    late.pass().power('PC2', 2).pass();
    expect(late.state.stack).toMatchObject([{ amounts: { mortal: 0, ghost: 3 } }]);
  });

  it('a deeper target: Forget reaches Force of Will under two other cards', () => {
    const game = duel({
      ghost: { hand: ['PC1', 'PG1', 'CT01'] },
      mortal: { hand: ['PM1', 'PC3', 'CT01'] },
    });
    game.power('PC1', 1, cells(0)).power('PM1', 2, cells(2)).power('PG1', 2, cells(1));
    expect(game.targets('PC3', 2)).toEqual([item(0), item(2)]);
    game.power('PC3', 2, item(0));
    expect(game.state.stack).toHaveLength(4);
    game.settle();
    expect(game.board).toBe('mGM gmg mgm gmg');
    expect(game.state.sides.ghost.removed).toContain('PC1');
  });

  it('Echo: Torment is played, echoed, bought and played again', () => {
    const game = duel({ ghost: { hand: ['PC2', 'PG5'] } });
    game.power('PC2', 1).settle().power('PG5', 1, place(2)).settle();
    expect(game.view('mortal').sides.ghost.ideas[2]?.current).toBe('PC2');
    expect(game.memory('ghost')).toEqual(['PG5']);
    game.buy('ghost', 2).settle();
    expect(game.hand('ghost')).toEqual(['PC2']);
    game.power('PC2', 1).settle();
    expect(game.mind('mortal')).toHaveLength(6);
  });

  it('recall without a mind: Deep Breath works and goes to the memory', () => {
    const game = duel({ tiles: GHOST_LEADS, mortal: { hand: ['PM3', ...IDLE_HAND], mind: 0 } });
    game.done().pass().power('PM3', 2);
    expect(game.memory('mortal')).toEqual(['PM3']);
    expect(game.question).toBe('window mortal');
    game.pass();
    expect(game.question).toBe('act mortal');
  });
});
