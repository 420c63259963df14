import { describe, expect, it } from 'vitest';
import { cells, duel, ideas, item } from '../duel.ts';
import type { Spec } from '../position.ts';

const mortalTurn = (spec: Spec) => duel({ active: 'mortal', ...spec });

describe('Hold Fast, first effect: lock one or two own tiles', () => {
  it('locks the tiles named', () => {
    const game = mortalTurn({ mortal: { hand: ['PM1'] } })
      .power('PM1', 1, cells(0, 4))
      .settle();
    expect(game.board).toBe('Mgm gMg mgm gmg');
    expect(game.view('ghost').markers).toBe(6);
  });

  it('offers only own unlocked tiles, and pairs only while there are two markers', () => {
    const few = mortalTurn({ tiles: 'mgm GGG GGG Gmm', mortal: { hand: ['PM1'] } });
    expect(few.targets('PM1', 1)).toEqual([cells(0), cells(2), cells(10), cells(11)]);
    const many = mortalTurn({ mortal: { hand: ['PM1'] } });
    expect(many.targets('PM1', 1)).toHaveLength(6 + 15);
  });
});

describe('Hold Fast, second effect: lock one own tile in a flash', () => {
  it('saves a tile from a control card', () => {
    const game = duel({ ghost: { hand: ['CT28'] }, mortal: { hand: ['PM1'] } });
    game.control('CT28').power('PM1', 2, cells(4)).settle();
    expect(game.board).toBe('mgm mMm mgm gmg');
  });

  it('can be played on the own turn with an empty stack', () => {
    const game = mortalTurn({ mortal: { hand: ['PM1'] } })
      .power('PM1', 2, cells(0))
      .settle();
    expect(game.board).toBe('Mgm gmg mgm gmg');
  });
});

describe('Familiar Face, first effect: flip a surrounded tile, then perhaps another', () => {
  const spec: Spec = { tiles: 'mgm ggg ggg ggg', mortal: { hand: ['PM2'] } };

  it('flips a tile beside two own ones, and a second that fits on the new board', () => {
    const game = mortalTurn({ ...spec, tiles: 'mgm gmg ggg ggg' })
      .power('PM2', 1, cells(3))
      .settle();
    expect(game.legal).toEqual([{ type: 'pick-tile', cell: 1 }, { type: 'pick-tile', cell: 5 }, { type: 'decline' }]);
    game.do({ type: 'pick-tile', cell: 1 });
    expect(game.board).toBe('mmm mmg ggg ggg');
  });

  it('may leave it at one', () => {
    const game = mortalTurn({ ...spec, tiles: 'mgm gmg ggg ggg' })
      .power('PM2', 1, cells(3))
      .settle()
      .decline();
    expect(game.board).toBe('mgm mmg ggg ggg');
  });

  it('does not ask when no second tile fits', () => {
    const game = mortalTurn(spec).power('PM2', 1, cells(1)).settle();
    expect(game.board).toBe('mmm ggg ggg ggg');
    expect(game.question).toBe('act mortal');
  });

  it('asks for the second also if the first was locked meanwhile', () => {
    const game = mortalTurn({ tiles: 'mgm gmg ggg ggg', mortal: { hand: ['PM2'] }, ghost: { hand: ['PG1'] } });
    game.power('PM2', 1, cells(3)).power('PG1', 2, cells(3)).settle();
    expect(game.board).toBe('mgm Gmg ggg ggg');
    expect(game.legal).toContainEqual({ type: 'pick-tile', cell: 1 });
  });

  it('needs an unlocked opposing tile beside two own ones', () => {
    expect(mortalTurn({ ...spec, tiles: 'mGm ggg ggg ggg' }).targets('PM2', 1)).toEqual([]);
    expect(mortalTurn(spec).targets('PM2', 1)).toEqual([cells(1)]);
  });
});

describe('Familiar Face, second effect: two neighbours change places', () => {
  it('flips both', () => {
    const game = mortalTurn({ mortal: { hand: ['PM2'] } })
      .power('PM2', 2, cells(0, 1))
      .settle();
    expect(game.board).toBe('gmm gmg mgm gmg');
  });

  it('offers every pair of neighbours on the chequered board, and no locked or like ones', () => {
    expect(mortalTurn({ mortal: { hand: ['PM2'] } }).targets('PM2', 2)).toHaveLength(17);
    const game = mortalTurn({ tiles: 'mmG ggg ggg ggg', mortal: { hand: ['PM2'] } });
    expect(game.targets('PM2', 2)).toEqual([cells(0, 3), cells(1, 4)]);
  });

  it('flips neither when one is locked in response', () => {
    const game = mortalTurn({ mortal: { hand: ['PM2'] }, ghost: { hand: ['PG1'] } });
    game.power('PM2', 2, cells(0, 1)).power('PG1', 2, cells(1)).settle();
    expect(game.board).toBe('mGm gmg mgm gmg');
    expect(game.memory('mortal')).toEqual(['PM2']);
  });
});

describe('Deep Breath, first effect: shuffle one or two cards of the hand into the mind', () => {
  it('takes them card by card', () => {
    const game = mortalTurn({ mortal: { hand: ['PM3', 'CT01', 'CT02', 'CT03'] } })
      .power('PM3', 1)
      .settle();
    game.pick('CT01', 'CT03').keep();
    expect(game.hand('mortal')).toEqual(['CT02']);
    expect(game.mind('mortal')).toHaveLength(12);
    expect(game.heard.ghost).toContainEqual({ type: 'returned', side: 'mortal', count: 2, cards: null });
  });

  it('may stop after one, and needs another card in hand', () => {
    const game = mortalTurn({ mortal: { hand: ['PM3', 'CT01', 'CT02'] } })
      .power('PM3', 1)
      .settle()
      .pick('CT01')
      .stop();
    expect(game.question).toBe('recall mortal');
    expect(mortalTurn({ mortal: { hand: ['PM3'] } }).targets('PM3', 1)).toEqual([]);
  });
});

describe('Deep Breath, second effect: reduce a penalty by two', () => {
  it('lowers the amount, never below nothing', () => {
    const game = duel({ tiles: 'ggg gmm mgm gmg', mortal: { hand: ['PM3', 'CT01', 'CT02', 'CT03', 'CT04', 'CT05'] } });
    expect(game.view('mortal').penalties).toEqual({ ghost: 0, mortal: 1 });
    game.done().pass().power('PM3', 2).keep();
    expect(game.state.stack).toMatchObject([{ kind: 'penalty', amounts: { ghost: 0, mortal: 0 } }]);
    expect(game.pass().mind('mortal')).toHaveLength(10);
  });

  it('leaves what is above two', () => {
    const game = duel({ tiles: 'ggg ggg ggm mmm', mortal: { hand: ['PM3', 'CT01'] } })
      .done()
      .pass()
      .power('PM3', 2);
    expect(game.keep().state.stack).toMatchObject([{ amounts: { ghost: 1, mortal: 1 } }]);
  });
});

describe('Quick Thinking, first effect: look at three, take one', () => {
  const spec: Spec = { mortal: { hand: ['PM4'], mind: ['CT01', 'CT02', 'CT03', 'CT04'] } };

  it('takes one card and puts the others back in the order chosen', () => {
    const game = mortalTurn(spec).power('PM4', 1).settle();
    expect(game.view('mortal').looking).toEqual(['CT01', 'CT02', 'CT03']);
    expect(game.view('ghost').looking).toBeNull();
    game.pick('CT02', 'CT03');
    expect(game.hand('mortal')).toEqual(['CT02']);
    expect(game.mind('mortal')).toEqual(['CT04', 'CT01', 'CT03']);
    expect(game.view('mortal').sides.mortal.known).toEqual(['CT03', 'CT01']);
    expect(game.view('ghost').sides.mortal.known).toEqual([]);
  });

  it('asks no second question when only one card is left to put back', () => {
    const game = mortalTurn({ mortal: { hand: ['PM4'], mind: ['CT01', 'CT02'] } })
      .power('PM4', 1)
      .settle()
      .pick('CT02');
    expect(game.question).toBe('act mortal');
    expect(game.mind('mortal')).toEqual(['CT01']);
  });

  it('is no draw: nobody loses by a mind of one, but it needs one', () => {
    const game = mortalTurn({ mortal: { hand: ['PM4'], mind: ['CT01'] } })
      .power('PM4', 1)
      .settle()
      .pick('CT01');
    expect(game.hand('mortal')).toEqual(['CT01']);
    expect(mortalTurn({ mortal: { hand: ['PM4'], mind: 0 } }).targets('PM4', 1)).toEqual([]);
  });
});

describe('Quick Thinking, second effect: one control play more', () => {
  it('raises the limit for this turn only', () => {
    const game = mortalTurn({ day: 'fri', mortal: { hand: ['PM4', 'CT01', 'CT02', 'CT03'] } }).control('CT01');
    expect(game.refusal({ type: 'play-control', card: 'CT02', turned: false })).toBe('control-limit');
    game.power('PM4', 2).settle().control('CT02').settle();
    expect(game.view('mortal').plays).toEqual({ made: 2, limit: 2 });
    expect(game.refusal({ type: 'play-control', card: 'CT03', turned: false })).toBe('control-limit');
  });
});

describe('Second Opinion, first effect: take a current idea into the hand', () => {
  it('costs nothing and is no purchase', () => {
    const game = mortalTurn({ mortal: { hand: ['PM5'], ideas: [['CT01', 'CT02']] } });
    game.power('PM5', 1, ideas(['mortal', 0])).settle();
    expect(game.hand('mortal')).toEqual(['CT02']);
    expect(game.mind('mortal')).toHaveLength(10);
    expect(game.view('ghost').buys.made).toBe(0);
    expect(game.view('ghost').sides.mortal.ideas[0]?.current).toBe('CT01');
  });

  it('needs a current idea of one’s own', () => {
    const game = mortalTurn({ mortal: { hand: ['PM5'] }, ghost: { ideas: [['CT01']] } });
    expect(game.targets('PM5', 1)).toEqual([]);
  });
});

describe('Second Opinion, second effect: discard an idea of the opponent’s', () => {
  it('puts it onto its owner’s memory', () => {
    const game = mortalTurn({ mortal: { hand: ['PM5'] }, ghost: { ideas: [[], ['CT01', 'PC1']] } });
    expect(game.targets('PM5', 2)).toEqual([ideas(['ghost', 1])]);
    game.power('PM5', 2, ideas(['ghost', 1])).settle();
    expect(game.memory('ghost')).toEqual(['PC1']);
    expect(game.board).toBe('mgm gmg mgm gmg');
  });
});

describe('Stubborn Denial, first effect: negate a control card', () => {
  it('sends it to its owner’s memory, still counted, and is buried', () => {
    const game = duel({ ghost: { hand: ['CT28'] }, mortal: { hand: ['PM6'], memory: ['CT30'] } });
    game.control('CT28').power('PM6', 1, item(0)).settle();
    expect(game.board).toBe('mgm gmg mgm gmg');
    expect(game.memory('ghost')).toEqual(['CT28']);
    expect(game.memory('mortal')).toEqual(['PM6', 'CT30']);
    expect(game.view('ghost').plays.made).toBe(1);
  });

  it('cannot aim at a power card', () => {
    const game = duel({ ghost: { hand: ['PC1'] }, mortal: { hand: ['PM6'] } }).power('PC1', 1, cells(0));
    expect(game.targets('PM6', 1)).toEqual([]);
  });
});

describe('Stubborn Denial, second effect: remove locks', () => {
  it('takes one or two markers from any tiles', () => {
    const game = mortalTurn({ tiles: 'MGm gmg mgm Gmg', mortal: { hand: ['PM6'] } });
    expect(game.targets('PM6', 2)).toHaveLength(3 + 3);
    game.power('PM6', 2, cells(1, 9)).settle();
    expect(game.board).toBe('Mgm gmg mgm gmg');
    expect(game.view('ghost').markers).toBe(7);
  });

  it('needs a locked tile', () => {
    expect(mortalTurn({ mortal: { hand: ['PM6'] } }).targets('PM6', 2)).toEqual([]);
  });
});
