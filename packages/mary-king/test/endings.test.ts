import { describe, expect, it } from 'vitest';
import { bonusFor, penaltyFor } from '../src/index.ts';
import { scoresOf, winnerByScore } from '../src/outcome.ts';
import { cells, duel, item } from './duel.ts';
import { position } from './position.ts';

const FIVE = ['CT01', 'CT02', 'CT03', 'CT04', 'CT05'] as const;

describe('twelve tiles', () => {
  it('win at once, before the card is put away', () => {
    const game = duel({ tiles: 'mgg ggg ggg ggg', ghost: { hand: ['CT01'] } })
      .control('CT01')
      .settle();
    expect(game.state.outcome).toEqual({ kind: 'win', winners: ['ghost'], reason: 'twelve-tiles' });
    expect(game.state.resolving).toMatchObject({ card: 'CT01' });
    expect(game.memory('ghost')).toEqual([]);
    expect(game.question).toBe('over');
  });

  it('win for the mortal too, also by the opponent’s own card', () => {
    const game = duel({ tiles: 'gmm mmm mmm mmm', ghost: { hand: ['CT01'] } })
      .control('CT01')
      .settle();
    expect(game.state.outcome).toMatchObject({ winners: ['mortal'], reason: 'twelve-tiles' });
  });

  it('do not win before the day the table has set', () => {
    const options = { totalControlFrom: 'tue' } as const;
    const spec = { tiles: 'mgg ggg ggg ggg', ghost: { hand: ['CT01'] as const }, options };
    const game = duel(spec).control('CT01').settle();
    expect(game.state.outcome).toBeNull();
    expect(game.memory('ghost')).toEqual(['CT01']);
    expect(
      duel({ ...spec, day: 'tue' })
        .control('CT01')
        .settle().state.outcome,
    ).toMatchObject({ winners: ['ghost'] });
  });

  it('win when that day begins, if they are still held', () => {
    const game = duel({
      tiles: 'ggg ggg ggg ggg',
      active: 'mortal',
      ghost: { hand: FIVE },
      options: { totalControlFrom: 'tue' },
    });
    game.done().settle();
    expect(game.state.outcome).toMatchObject({ winners: ['ghost'], reason: 'twelve-tiles' });
    expect(game.view('ghost').day).toBe('tue');
  });
});

describe('a lost mind', () => {
  it('loses on a penalty that cannot be paid, after paying what there is', () => {
    const game = duel({ tiles: 'ggg ggg mgm mgm', mortal: { mind: 1 } })
      .done()
      .settle();
    expect(game.state.outcome).toEqual({ kind: 'win', winners: ['ghost'], reason: 'mind-lost' });
    expect(game.mind('mortal')).toEqual([]);
  });

  it('loses when the hand cannot be drawn up to five', () => {
    const game = duel({ mortal: { hand: ['CT01', 'CT02', 'CT03'], mind: 1 } })
      .done()
      .settle();
    expect(game.state.outcome).toMatchObject({ winners: ['ghost'], reason: 'mind-lost' });
    expect(game.hand('mortal')).toHaveLength(4);
  });

  it('is a loss for both when both fail in the same penalty', () => {
    const game = duel({ tiles: 'ggg ggg mmm mmm', mortal: { mind: 1 }, ghost: { mind: 1 } })
      .done()
      .settle();
    expect(game.state.outcome).toEqual({ kind: 'loss', winners: [], reason: 'both-minds-lost' });
  });
});

describe('a lost mind at a table that plays the day out', () => {
  const options = { mutualDeath: 'sameDay' } as const;

  it('dooms the seat and goes on; the doomed turn goes straight to its turmoil', () => {
    const game = duel({
      options,
      tiles: 'ggg gmg mgm gmg',
      ghost: { hand: ['PC2', ...FIVE] },
      mortal: { hand: FIVE, mind: 1 },
    });
    game.power('PC2', 1).pass();
    expect(game.state.doomed).toBe('mortal');
    expect(game.question).toBe('act ghost');
    expect(game.heard.spectator).toContainEqual({ type: 'doomed', seat: 'mortal' });
    // Nobody asks the mortal: its windows and its turn pass by, and the day ends the game.
    game.done().pass();
    expect(game.question).toBe('window ghost');
    game.pass();
    expect(game.state.outcome).toEqual({ kind: 'win', winners: ['ghost'], reason: 'mind-lost' });
    expect(game.view('ghost').day).toBe('mon');
  });

  it('is a loss for both when the other fails before the day ends', () => {
    const game = duel({
      options,
      tiles: 'gmg mmm gmg mgm',
      ghost: { hand: ['PC2', ...FIVE], mind: 1 },
      mortal: { hand: FIVE, mind: 1 },
    });
    expect(game.view('ghost').penalties).toEqual({ ghost: 1, mortal: 0 });
    game.power('PC2', 1).pass().done().pass();
    expect(game.mind('ghost')).toHaveLength(0);
    game.settle();
    expect(game.state.outcome).toEqual({ kind: 'loss', winners: [], reason: 'both-minds-lost' });
  });

  it('lets the other win at once with twelve tiles, but never the doomed one', () => {
    const doomMortal = { options, mortal: { hand: FIVE, mind: 1 } } as const;
    const winner = duel({ ...doomMortal, tiles: 'mgg ggg ggg ggg', ghost: { hand: ['PC2', 'CT01'] } });
    winner.power('PC2', 1).pass().control('CT01');
    expect(winner.state.outcome).toMatchObject({ winners: ['ghost'], reason: 'twelve-tiles' });
    const doomed = duel({
      ...doomMortal,
      tiles: 'gmm mmm mmm mmm',
      ghost: { hand: ['PC2', 'CT01', ...FIVE.slice(1)] },
    });
    doomed.power('PC2', 1).pass().control('CT01');
    expect(doomed.state.outcome).toBeNull();
  });

  it('ends what a doomed seat has begun with the idle answers', () => {
    const game = duel({
      options,
      active: 'mortal',
      mortal: { hand: FIVE, mind: 2 },
      ghost: { hand: ['PG3', ...FIVE], ideas: [['PC1']] },
    });
    game.buy('ghost', 0).power('PG3', 2, item(0)).pass();
    expect(game.state.doomed).toBe('mortal');
    expect(game.question).toBe('window ghost');
    game.pass();
    expect(game.state.stack).toMatchObject([{ card: 'PC1', effect: 1, target: cells(0), controller: 'mortal' }]);
    game.settle();
    expect(game.state.outcome).toMatchObject({ winners: ['ghost'], reason: 'mind-lost' });
    expect(game.board).toBe('ggm gmg mgm gmg');
  });

  it('lets Grave Hunger’s second part happen, and both may fail by it', () => {
    const game = duel({ options, ghost: { hand: ['PG3', ...FIVE], mind: 2 }, mortal: { hand: FIVE, mind: 1 } });
    game.power('PG3', 1).pass();
    expect(game.state.doomed).toBe('mortal');
    expect(game.mind('ghost')).toHaveLength(1);
  });
});

describe('Friday’s score', () => {
  it.each([
    [0, 0],
    [2, 0],
    [3, 2],
    [5, 2],
    [6, 4],
    [8, 4],
    [9, 6],
    [11, 6],
  ])('adds for %i tiles a bonus of %i', (tiles, bonus) => {
    expect(bonusFor(tiles)).toBe(bonus);
  });

  it('is the mind plus the bonus, after the mortal’s penalties', () => {
    const game = duel({
      day: 'fri',
      active: 'mortal',
      tiles: 'ggg ggg ggg mmm',
      ghost: { mind: 5 },
      mortal: { mind: 9, hand: ['CT01'] },
    });
    game.done().settle();
    expect(game.state.scores).toEqual({
      ghost: { mind: 5, tiles: 9, bonus: 6, total: 11, largest: 9 },
      mortal: { mind: 6, tiles: 3, bonus: 2, total: 8, largest: 3 },
    });
    expect(game.state.outcome).toEqual({ kind: 'win', winners: ['ghost'], reason: 'score' });
    expect(game.heard.spectator.at(-1)).toMatchObject({ type: 'over', scores: game.state.scores });
  });

  const ending = (tiles: string, ghost: number, mortal: number) =>
    winnerByScore(scoresOf(position({ tiles, ghost: { mind: ghost }, mortal: { mind: mortal } })));

  it('goes to the higher score', () => {
    expect(ending('mgm gmg mgm gmg', 3, 4)).toEqual({ kind: 'win', winners: ['mortal'], reason: 'score' });
    expect(ending('mgm gmg mgm gmg', 4, 3)).toEqual({ kind: 'win', winners: ['ghost'], reason: 'score' });
  });

  it('goes by the largest area when scores are equal', () => {
    expect(ending('mmm mgm ggg gmg', 5, 5)).toEqual({ kind: 'win', winners: ['ghost'], reason: 'largest-area' });
    expect(ending('ggg gmg mmm mgm', 5, 5)).toEqual({ kind: 'win', winners: ['mortal'], reason: 'largest-area' });
  });

  it('is a draw when the largest areas are equal too', () => {
    expect(ending('mgm gmg mgm gmg', 5, 5)).toEqual({ kind: 'draw', winners: [], reason: 'tie' });
  });

  it('does not count hands, memories or ideas', () => {
    const scores = scoresOf(position({ ghost: { mind: 1, hand: FIVE, memory: ['CT09'], ideas: [['CT10']] } }));
    expect(scores.ghost.total).toBe(1 + 4);
  });
});

describe('area penalties', () => {
  it.each([
    [0, 0],
    [3, 0],
    [4, 1],
    [5, 1],
    [6, 2],
    [7, 2],
    [8, 3],
    [12, 3],
  ])('for an opposing area of %i are %i', (largest, penalty) => {
    expect(penaltyFor(largest)).toBe(penalty);
  });

  it('connect by edges, not by corners', () => {
    const view = duel({ tiles: 'gmm mgm mmg ggg' }).view('ghost');
    expect(view.largest).toEqual({ ghost: 4, mortal: 3 });
    expect(view.areas).toContainEqual({ controller: 'ghost', cells: [8, 9, 10, 11] });
    expect(view.areas).toContainEqual({ controller: 'mortal', cells: [3, 6, 7] });
    expect(view.penalties).toEqual({ ghost: 0, mortal: 1 });
  });

  it('are paid by both at the end of every turn', () => {
    const game = duel({ tiles: 'ggg ggg mmm mmm', ghost: { hand: FIVE }, mortal: { hand: FIVE } });
    game.done().settle();
    expect([game.mind('ghost').length, game.mind('mortal').length]).toEqual([8, 8]);
    game.done().settle();
    expect([game.mind('ghost').length, game.mind('mortal').length]).toEqual([6, 6]);
  });
});
