import { describe, expect, it } from 'vitest';
import { cells, duel, ideas, item, row } from '../duel.ts';

describe('Force of Will, first effect: flip any one tile', () => {
  it('flips the tile named, whoever controls it', () => {
    const game = duel({ ghost: { hand: ['PC1'] } })
      .power('PC1', 1, cells(0))
      .settle();
    expect(game.board).toBe('ggm gmg mgm gmg');
    expect(game.memory('ghost')).toEqual(['PC1']);
  });

  it('offers every unlocked tile and no locked one', () => {
    const game = duel({ tiles: 'MGm gmg mgm gmg', ghost: { hand: ['PC1'] } });
    expect(game.targets('PC1', 1)).toHaveLength(10);
    expect(game.refusal({ type: 'play-power', card: 'PC1', effect: 1, target: cells(0) })).toBe('wrong-target');
  });
});

describe('Force of Will, second effect: flip a row or a column', () => {
  it('flips every tile of a row', () => {
    expect(
      duel({ ghost: { hand: ['PC1'] } })
        .power('PC1', 2, row(1))
        .settle().board,
    ).toBe('mgm mgm mgm gmg');
  });

  it('flips every tile of a column but the locked ones', () => {
    const game = duel({ tiles: 'mgm Gmg mgm gmg', ghost: { hand: ['PC1'] } });
    expect(game.power('PC1', 2, { kind: 'column', column: 0 }).settle().board).toBe('ggm Gmg ggm mmg');
  });

  it('offers no line that is wholly locked', () => {
    const game = duel({ tiles: 'MGM gmg mgm gmg', ghost: { hand: ['PC1'] } });
    expect(game.targets('PC1', 2)).not.toContainEqual(row(0));
    expect(game.targets('PC1', 2)).toHaveLength(6);
  });
});

describe('Torment, first effect: the opponent discards two from the mind', () => {
  it('turns the top two cards onto the memory, the last one on top', () => {
    const game = duel({ ghost: { hand: ['PC2'] }, mortal: { mind: ['CT01', 'CT02', 'CT03'] } });
    game.power('PC2', 1).settle();
    expect(game.memory('mortal')).toEqual(['CT01', 'CT02']);
    expect(game.mind('mortal')).toEqual(['CT03']);
  });

  it('beats an opponent who has only one card', () => {
    const game = duel({ ghost: { hand: ['PC2'] }, mortal: { mind: ['CT01'] } })
      .power('PC2', 1)
      .settle();
    expect(game.state.outcome).toEqual({ kind: 'win', winners: ['ghost'], reason: 'mind-lost' });
    expect(game.memory('mortal')).toEqual(['CT01']);
  });
});

const TURMOIL = 'mgm mmg mmm gmg';

describe('Torment, second effect: redirect a penalty', () => {
  it('moves the whole amount onto the opponent', () => {
    const mortal = { hand: ['CT01', 'CT02', 'CT03', 'CT04', 'CT05'] } as const;
    const game = duel({ tiles: TURMOIL, ghost: { hand: ['PC2'] }, mortal });
    game.done().pass().power('PC2', 2).pass();
    expect(game.state.stack).toMatchObject([{ kind: 'penalty', amounts: { ghost: 0, mortal: 2 } }]);
    game.settle();
    expect([game.mind('ghost').length, game.mind('mortal').length]).toEqual([10, 8]);
  });

  it('needs a penalty against its player', () => {
    const game = duel({ tiles: TURMOIL, mortal: { hand: ['PC2'] } })
      .done()
      .pass();
    expect(game.question).toBe('window mortal');
    expect(game.refusal({ type: 'play-power', card: 'PC2', effect: 2, target: null })).toBe('needs-not-met');
  });
});

describe('Forget, first effect: the opponent discards a random card from hand', () => {
  it('takes one of the cards held, for all to see', () => {
    const game = duel({ ghost: { hand: ['PC3'] }, mortal: { hand: ['CT01', 'CT02', 'CT03'] } });
    game.power('PC3', 1).settle();
    expect(game.hand('mortal')).toHaveLength(2);
    expect(['CT01', 'CT02', 'CT03']).toContain(game.memory('mortal')[0]);
    expect(game.heard.spectator).toContainEqual(
      expect.objectContaining({ type: 'discarded', from: 'hand', cards: game.memory('mortal') }),
    );
  });

  it('needs a card in the opponent’s hand', () => {
    expect(duel({ ghost: { hand: ['PC3'] } }).targets('PC3', 1)).toEqual([]);
  });
});

describe('Forget, second effect: negate and remove a power card', () => {
  it('removes the card from the game unresolved, and goes to memory itself', () => {
    const game = duel({ ghost: { hand: ['PC1'] }, mortal: { hand: ['PC3'] } });
    game.power('PC1', 1, cells(0)).power('PC3', 2, item(0)).settle();
    expect(game.board).toBe('mgm gmg mgm gmg');
    expect(game.state.sides.ghost.removed).toContain('PC1');
    expect(game.memory('ghost')).toEqual([]);
    expect(game.memory('mortal')).toEqual(['PC3']);
  });

  it('cannot aim at control cards or purchases', () => {
    const game = duel({ ghost: { hand: ['CT01'], ideas: [['CT02']] }, mortal: { hand: ['PC3'] } }).control('CT01');
    expect(game.targets('PC3', 2)).toEqual([]);
    expect(game.pass().buy('ghost', 0).targets('PC3', 2)).toEqual([]);
  });

  it('removes an own idea that the opponent bought', () => {
    const game = duel({ ghost: {}, mortal: { hand: ['PC3'], ideas: [['PC1']] } });
    game.buy('mortal', 0).pass().power('PC1', 1, cells(0)).power('PC3', 2, item(0)).settle();
    expect(game.state.sides.mortal.removed).toContain('PC1');
    expect(game.board).toBe('mgm gmg mgm gmg');
  });
});

describe('Restoration, first effect: shuffle up to three cards of the memory into the mind', () => {
  it('takes them card by card and may stop from the second on', () => {
    const game = duel({ ghost: { hand: ['PC4'], memory: ['CT01', 'CT02', 'CT03', 'CT04'] } })
      .power('PC4', 1)
      .settle();
    expect(game.legal).not.toContainEqual({ type: 'stop' });
    game.pick('CT03');
    expect(game.memory('ghost')).toEqual(['CT01', 'CT02', 'CT03', 'CT04']);
    game.pick('CT01').stop();
    expect(game.memory('ghost')).toEqual(['CT02', 'CT04', 'PC4']);
    expect(game.mind('ghost')).toEqual(expect.arrayContaining(['CT01', 'CT03']));
    expect(game.mind('ghost')).toHaveLength(12);
  });

  it('ends by itself at three cards or when the memory is empty', () => {
    const three = duel({ ghost: { hand: ['PC4'], memory: ['CT01', 'CT02', 'CT03', 'CT04'] } })
      .power('PC4', 1)
      .settle();
    expect(three.pick('CT01', 'CT02', 'CT03').question).toBe('act ghost');
    const two = duel({ ghost: { hand: ['PC4'], memory: ['CT01', 'CT02'] } })
      .power('PC4', 1)
      .settle();
    expect(two.pick('CT02', 'CT01').memory('ghost')).toEqual(['PC4']);
  });

  it('cannot choose itself and needs a card in the memory', () => {
    expect(duel({ ghost: { hand: ['PC4'] } }).targets('PC4', 1)).toEqual([]);
    const game = duel({ ghost: { hand: ['PC4'], memory: ['CT01'] } })
      .power('PC4', 1)
      .settle();
    expect(game.legal).toEqual([{ type: 'pick', card: 'CT01' }]);
  });

  it('lists the memory from the top', () => {
    const game = duel({ ghost: { hand: ['PC4'], memory: ['CT01', 'CT02'] } })
      .power('PC4', 1)
      .settle();
    expect(game.legal).toEqual([
      { type: 'pick', card: 'CT02' },
      { type: 'pick', card: 'CT01' },
    ]);
  });
});

describe('Restoration, second effect: put one card of the memory on top of the mind', () => {
  it('lays it there for everyone to know', () => {
    const game = duel({ ghost: { hand: ['PC4'], memory: ['CT01', 'CT02'] } })
      .power('PC4', 2)
      .settle()
      .pick('CT01');
    expect(game.mind('ghost').at(-1)).toBe('CT01');
    for (const viewer of ['ghost', 'mortal', 'spectator'] as const) {
      expect(game.view(viewer).sides.ghost.known).toEqual(['CT01']);
    }
  });

  it('asks for exactly one', () => {
    const game = duel({ ghost: { hand: ['PC4'], memory: ['CT01', 'CT02'] } })
      .power('PC4', 2)
      .settle();
    expect(game.pick('CT02').question).toBe('act ghost');
    expect(game.memory('ghost')).toEqual(['CT01', 'PC4']);
  });
});

describe('Mirroring, first effect: flip the outer tiles of a row', () => {
  it('flips columns 0 and 2 and leaves the middle', () => {
    const game = duel({ ghost: { hand: ['PC5'] } })
      .power('PC5', 1, row(2))
      .settle()
      .keep();
    expect(game.board).toBe('mgm gmg ggg gmg');
    expect(game.memory('ghost')).toEqual(['PC5']);
  });

  it('offers no row whose outer tiles are both locked', () => {
    const game = duel({ tiles: 'MgM gmg mgm gmg', ghost: { hand: ['PC5'] } });
    expect(game.targets('PC5', 1)).toEqual([row(1), row(2), row(3)]);
  });
});

describe('Mirroring, second effect: repeat the control card on top of a memory', () => {
  const spec = {
    ghost: { hand: ['PC5', 'CT28'] as const, memory: ['CT01'] as const },
    mortal: { memory: ['PC1'] as const },
  };

  it('flips its pattern, as printed or turned, without a control play', () => {
    const game = duel(spec).power('PC5', 2, { kind: 'memory', side: 'ghost', turned: true }).settle().keep();
    expect(game.board).toBe('mgm gmg mgm gmm');
    expect(game.state.spent.plays).toBe(0);
    expect(game.memory('ghost')).toEqual(['CT01', 'PC5']);
  });

  it('offers only memories with a control card on top', () => {
    expect(duel(spec).targets('PC5', 2)).toEqual([
      { kind: 'memory', side: 'ghost', turned: false },
      { kind: 'memory', side: 'ghost', turned: true },
    ]);
  });

  it('reads the pattern when announced, so covering the memory changes nothing', () => {
    const game = duel({
      ghost: { hand: ['PC5'], memory: [] },
      mortal: { hand: ['PM1'], memory: ['CT02'] },
    });
    game.power('PC5', 2, { kind: 'memory', side: 'mortal', turned: false }).power('PM1', 2, cells(0)).settle().keep();
    expect(game.memory('mortal').at(-1)).toBe('PM1');
    expect(game.board).toBe('Mmm gmg mgm gmg');
  });
});

describe('Purgation, first effect: put one or two current ideas onto their memories', () => {
  const spec = {
    ghost: { hand: ['PC6'], ideas: [['CT01', 'CT02'], ['CT03']], memory: ['CT30'] },
    mortal: { ideas: [[], ['CT04']] },
  } as const;

  it('takes them from both sides at once, and is buried', () => {
    const game = duel(spec)
      .power('PC6', 1, ideas(['ghost', 0], ['mortal', 1]))
      .settle();
    expect(game.memory('ghost')).toEqual(['PC6', 'CT30', 'CT02']);
    expect(game.memory('mortal')).toEqual(['CT04']);
    expect(game.view('mortal').sides.ghost.ideas[0]?.current).toBe('CT01');
  });

  it('offers every set of one or two, at most one per stack, in ascending order', () => {
    expect(duel(spec).targets('PC6', 1)).toEqual([
      ideas(['ghost', 0]),
      ideas(['ghost', 1]),
      ideas(['mortal', 1]),
      ideas(['ghost', 0], ['ghost', 1]),
      ideas(['ghost', 0], ['mortal', 1]),
      ideas(['ghost', 1], ['mortal', 1]),
    ]);
  });
});

describe('Purgation, second effect: cycle up to three cards of the hand', () => {
  it('shuffles the picks into the mind and draws as many', () => {
    const game = duel({ ghost: { hand: ['PC6', 'CT01', 'CT02', 'CT03'] } })
      .power('PC6', 2)
      .settle();
    game.pick('CT01', 'CT03').stop();
    expect(game.hand('ghost')).toHaveLength(3);
    expect(game.mind('ghost')).toHaveLength(10);
    expect(game.hand('ghost')).toContain('CT02');
    expect(game.memory('ghost')).toEqual(['PC6']);
  });

  it('tells the opponent only how many', () => {
    const game = duel({ ghost: { hand: ['PC6', 'CT01', 'CT02'] } })
      .power('PC6', 2)
      .settle()
      .pick('CT01');
    expect(game.view('mortal').question).toMatchObject({ kind: 'choose', picked: 1 });
    expect(game.view('mortal').picks).toBeNull();
    game.pick('CT02');
    expect(game.heard.mortal).toContainEqual({ type: 'returned', side: 'ghost', count: 2, cards: null });
    expect(game.heard.ghost).toContainEqual({ type: 'returned', side: 'ghost', count: 2, cards: ['CT01', 'CT02'] });
    expect(game.view('mortal').sides.ghost.returned).toBe(2);
  });

  it('needs another card in the hand', () => {
    expect(duel({ ghost: { hand: ['PC6'] } }).targets('PC6', 2)).toEqual([]);
  });
});
