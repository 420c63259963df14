import { describe, expect, it } from 'vitest';
import { cells, duel, item, place } from '../duel.ts';

describe('Cold Grip, first effect: lock up to three own tiles of one row', () => {
  it('locks the tiles named', () => {
    const game = duel({ tiles: 'ggg gmg mgm gmg', ghost: { hand: ['PG1'] } })
      .power('PG1', 1, cells(0, 1, 2))
      .settle();
    expect(game.board).toBe('GGG gmg mgm gmg');
  });

  it('offers only sets within a row, and no more than there are markers', () => {
    const game = duel({ ghost: { hand: ['PG1'] } });
    expect(game.targets('PG1', 1)).toEqual([
      cells(1),
      cells(3),
      cells(5),
      cells(3, 5),
      cells(7),
      cells(9),
      cells(11),
      cells(9, 11),
    ]);
    const few = duel({ tiles: 'ggg MMM MMM Mmm', ghost: { hand: ['PG1'] } });
    expect(few.targets('PG1', 1)).toEqual([cells(0), cells(1), cells(2)]);
  });
});

describe('Cold Grip, second effect: lock one own tile in a flash', () => {
  it('answers a control card', () => {
    const game = duel({ active: 'mortal', mortal: { hand: ['CT28'] }, ghost: { hand: ['PG1'] } });
    game.control('CT28').power('PG1', 2, cells(3)).settle();
    expect(game.board).toBe('mgm Ggm mgm gmg');
  });

  it('needs a marker in the supply', () => {
    expect(duel({ tiles: 'ggg MMM MMM MMm', ghost: { hand: ['PG1'] } }).targets('PG1', 2)).toEqual([]);
  });
});

describe('Creeping Chill, first effect: flip opposing corners', () => {
  it('flips one or two corners of the opponent’s', () => {
    const game = duel({ ghost: { hand: ['PG2'] } });
    expect(game.targets('PG2', 1)).toEqual([cells(0), cells(2), cells(0, 2)]);
    expect(game.power('PG2', 1, cells(0, 2)).settle().board).toBe('ggg gmg mgm gmg');
  });

  it('skips a corner that was locked in response', () => {
    const game = duel({ ghost: { hand: ['PG2'] }, mortal: { hand: ['PM1'] } });
    game.power('PG2', 1, cells(0, 2)).power('PM1', 2, cells(0)).settle();
    expect(game.board).toBe('Mgg gmg mgm gmg');
  });
});

describe('Creeping Chill, second effect: flip a block', () => {
  it('flips its four tiles but the locked ones', () => {
    const game = duel({ tiles: 'mgm gMg mgm gmg', ghost: { hand: ['PG2'] } });
    expect(game.power('PG2', 2, { kind: 'block', corner: 4 }).settle().board).toBe('mgm gMm mmg gmg');
  });

  it('offers the six blocks', () => {
    const corners = duel({ ghost: { hand: ['PG2'] } })
      .targets('PG2', 2)
      .map((target) => target?.kind === 'block' && target.corner);
    expect(corners).toEqual([0, 1, 3, 4, 6, 7]);
  });
});

describe('Grave Hunger, first effect: two from their mind, then one from yours', () => {
  it('makes both discard', () => {
    const game = duel({ ghost: { hand: ['PG3'] } })
      .power('PG3', 1)
      .settle();
    expect([game.mind('mortal').length, game.mind('ghost').length]).toEqual([8, 9]);
    expect(game.memory('ghost').at(-1)).toBe('PG3');
  });

  it('stops when the opponent fails', () => {
    const game = duel({ ghost: { hand: ['PG3'] }, mortal: { mind: 1 } })
      .power('PG3', 1)
      .settle();
    expect(game.state.outcome).toMatchObject({ winners: ['ghost'], reason: 'mind-lost' });
    expect(game.mind('ghost')).toHaveLength(10);
  });

  it('needs a card in the own mind', () => {
    expect(duel({ ghost: { hand: ['PG3'], mind: 0 } }).targets('PG3', 1)).toEqual([]);
  });
});

describe('Grave Hunger, second effect: tax a purchase', () => {
  it('makes the buyer discard two more, and the purchase goes on', () => {
    const game = duel({ active: 'mortal', mortal: { ideas: [['CT01']] }, ghost: { hand: ['PG3'] } });
    game.buy('mortal', 0).power('PG3', 2, item(0)).settle();
    expect(game.mind('mortal')).toHaveLength(7);
    expect(game.hand('mortal')).toEqual(['CT01']);
  });

  it('beats a buyer with fewer than two cards left', () => {
    const game = duel({ active: 'mortal', mortal: { mind: 2, ideas: [['CT01']] }, ghost: { hand: ['PG3'] } });
    game.buy('mortal', 0).power('PG3', 2, item(0)).settle();
    expect(game.state.outcome).toMatchObject({ winners: ['ghost'], reason: 'mind-lost' });
  });
});

describe('Old Grudge, first effect: look at the hand, discard a power card', () => {
  const spec = { ghost: { hand: ['PG4'] }, mortal: { hand: ['PM1', 'CT05', 'PC2'] } } as const;

  it('shows the hand to its player alone, sorted by id', () => {
    const game = duel(spec).power('PG4', 1).settle();
    expect(game.view('ghost').looking).toEqual(['CT05', 'PC2', 'PM1']);
    expect(game.view('mortal').looking).toBeNull();
    expect(game.view('spectator').looking).toBeNull();
    expect(game.legal).toEqual([{ type: 'pick', card: 'PC2' }, { type: 'pick', card: 'PM1' }, { type: 'decline' }]);
  });

  it('makes the opponent discard the card chosen', () => {
    const game = duel(spec).power('PG4', 1).settle().pick('PM1').keep();
    expect(game.memory('mortal')).toEqual(['PM1']);
    expect(game.hand('mortal')).toEqual(['CT05', 'PC2']);
  });

  it('asks also when no power card is there', () => {
    const game = duel({ ghost: { hand: ['PG4'] }, mortal: { hand: ['CT01'] } })
      .power('PG4', 1)
      .settle();
    expect(game.legal).toEqual([{ type: 'decline' }]);
    expect(game.decline().question).toBe('recall ghost');
  });

  it('finds nothing when the hand was emptied in response', () => {
    const game = duel({ ghost: { hand: ['PG4'] }, mortal: { hand: ['PM1'] } });
    game.power('PG4', 1).power('PM1', 2, cells(0)).settle();
    expect(game.question).toBe('recall ghost');
  });

  it('needs a card in the opponent’s hand', () => {
    expect(duel({ ghost: { hand: ['PG4'] } }).targets('PG4', 1)).toEqual([]);
  });
});

describe('Old Grudge, second effect: draw two', () => {
  it('draws two, unseen by the opponent', () => {
    const game = duel({ ghost: { hand: ['PG4'], mind: ['CT02', 'CT01', 'CT03'] } })
      .power('PG4', 2)
      .settle()
      .keep();
    expect(game.hand('ghost')).toEqual(['CT01', 'CT02']);
    expect(game.heard.mortal).toContainEqual({ type: 'drew', seat: 'ghost', count: 2, short: 0, cards: null });
    expect(game.heard.ghost).toContainEqual({
      type: 'drew',
      seat: 'ghost',
      count: 2,
      short: 0,
      cards: ['CT01', 'CT02'],
    });
  });

  it('needs two cards in the mind', () => {
    expect(duel({ ghost: { hand: ['PG4'], mind: 1 } }).targets('PG4', 2)).toEqual([]);
  });
});

describe('Echo, first effect: the own memory’s top card becomes an idea', () => {
  it('covers the stack named and allows one more buy', () => {
    const game = duel({ ghost: { hand: ['PG5'], memory: ['CT01', 'PC2'], ideas: [['CT02']] } });
    game.power('PG5', 1, place(0)).settle();
    expect(game.view('mortal').sides.ghost.ideas[0]).toEqual({ faceDown: 0, faceUp: ['CT02', 'PC2'], current: 'PC2' });
    expect(game.memory('ghost')).toEqual(['CT01', 'PG5']);
    expect(game.view('ghost').buys).toEqual({ made: 0, limit: 2 });
  });

  it('may use an empty place and needs a card in the memory', () => {
    expect(duel({ ghost: { hand: ['PG5'], memory: ['CT01'] } }).targets('PG5', 1)).toEqual([
      place(0),
      place(1),
      place(2),
    ]);
    expect(duel({ ghost: { hand: ['PG5'] } }).targets('PG5', 1)).toEqual([]);
  });

  it('takes the card that is on top when it resolves', () => {
    const game = duel({ ghost: { hand: ['PG5', 'PG1'], memory: ['CT01'] }, mortal: { hand: ['PM1', 'CT02'] } });
    game.power('PG5', 1, place(2)).power('PM1', 2, cells(0)).power('PG1', 2, cells(1)).settle();
    expect(game.state.sides.ghost.faceUp[2]).toEqual(['PG1']);
  });
});

describe('Echo, second effect: the opponent’s memory’s top card becomes their idea', () => {
  it('lies on their stack, where either side may buy it', () => {
    const game = duel({ ghost: { hand: ['PG5', 'CT09'] }, mortal: { memory: ['CT01'], ideas: [[], ['CT02']] } });
    game.power('PG5', 2, place(1)).settle();
    expect(game.view('ghost').sides.mortal.ideas[1]?.faceUp).toEqual(['CT02', 'CT01']);
    expect(game.view('ghost').buys.limit).toBe(1);
    expect(game.legal).toContainEqual({ type: 'buy-idea', side: 'mortal', stack: 1 });
  });

  it('needs a card in their memory', () => {
    expect(duel({ ghost: { hand: ['PG5'], memory: ['CT01'] } }).targets('PG5', 2)).toEqual([]);
  });
});

describe('Dead Silence, first effect: negate a purchase', () => {
  it('sends the idea to its owner’s memory, keeps the price, and is buried', () => {
    const game = duel({
      active: 'mortal',
      mortal: { mind: ['CT09', 'CT10'], ideas: [['CT01']] },
      ghost: { hand: ['PG6'], memory: ['CT30'] },
    });
    game.buy('mortal', 0).power('PG6', 1, item(0)).settle();
    expect(game.memory('mortal')).toEqual(['CT09', 'CT01']);
    expect(game.hand('mortal')).toEqual([]);
    expect(game.view('mortal').buys).toEqual({ made: 1, limit: 1 });
    expect(game.memory('ghost')).toEqual(['PG6', 'CT30']);
  });

  it('needs a purchase by the opponent', () => {
    const game = duel({ ghost: { hand: ['PG6'], ideas: [['CT01']] }, mortal: { hand: ['CT01'] } }).buy('ghost', 0);
    expect(game.pass().targets('PG6', 1)).toEqual([]);
  });
});

describe('Dead Silence, second effect: one control play fewer next turn', () => {
  it('lowers the opponent’s limit on their next turn and no longer', () => {
    const game = duel({ day: 'tue', ghost: { hand: ['PG6'] } })
      .power('PG6', 2)
      .settle();
    expect(game.view('mortal').hushed).toEqual({ ghost: 0, mortal: 1 });
    game.done().settle();
    expect(game.view('mortal').plays.limit).toBe(3);
    expect(game.view('mortal').hushed).toEqual({ ghost: 0, mortal: 0 });
    game.done().settle().done().settle();
    expect(game.view('mortal')).toMatchObject({ active: 'mortal', day: 'wed', plays: { limit: 3 } });
  });

  it('never goes below one', () => {
    const game = duel({ day: 'fri', ghost: { hand: ['PG6'] } })
      .power('PG6', 2)
      .settle()
      .done()
      .settle();
    expect(game.view('mortal').plays.limit).toBe(1);
  });
});
