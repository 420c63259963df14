import { describe, expect, it } from 'vitest';
import { rules } from '../src/index.ts';
import { cells, duel, row } from './duel.ts';
import { SEED } from './position.ts';

const FIVE = ['CT01', 'CT02', 'CT03', 'CT04', 'CT05'] as const;

describe('the view', () => {
  it('starts on Monday with the ghost to act, its ideas turned up and the mortal’s not', () => {
    const view = rules.view(rules.setup(rules.options.parse({}), 2, SEED), 'ghost');
    expect(view).toMatchObject({ day: 'mon', active: 'ghost', phase: 'act', question: { kind: 'act', seat: 'ghost' } });
    expect(view.sides.ghost).toMatchObject({ mind: 25, handSize: 5, memory: [], removed: [] });
    expect(view.sides.ghost.ideas.map(({ faceDown, faceUp }) => [faceDown, faceUp.length])).toEqual([
      [3, 1],
      [3, 1],
      [3, 1],
    ]);
    expect(view.sides.mortal.ideas.map(({ faceDown, faceUp }) => [faceDown, faceUp.length])).toEqual([
      [4, 0],
      [4, 0],
      [4, 0],
    ]);
    expect(view.plays).toEqual({ made: 0, limit: 5 });
    expect(view.buys).toEqual({ made: 0, limit: 1 });
  });

  it('shows a hand to its owner alone', () => {
    const game = duel({ ghost: { hand: FIVE } });
    expect(game.view('ghost').sides.ghost.hand).toEqual(FIVE);
    expect(game.view('mortal').sides.ghost).toMatchObject({ hand: null, handSize: 5 });
    expect(game.view('spectator').sides.ghost.hand).toBeNull();
  });

  it('previews what every legal control play would flip, for the asked seat only', () => {
    const game = duel({ tiles: 'Mgm gmg mgm gmg', ghost: { hand: ['CT01', 'CT07', 'PC1'] } });
    expect(game.view('ghost').previews).toEqual([
      { card: 'CT01', turned: true, flips: [11] },
      { card: 'CT07', turned: false, flips: [1] },
      { card: 'CT07', turned: true, flips: [10, 11] },
    ]);
    expect(game.view('mortal').previews).toEqual([]);
  });

  it('previews a bought control card while it is being declared', () => {
    const game = duel({ mortal: { ideas: [['CT01']] } })
      .buy('mortal', 0)
      .settle();
    expect(game.view('ghost').resolving).toMatchObject({ kind: 'purchase', card: 'CT01', owner: 'mortal' });
    expect(game.view('ghost').previews).toEqual([
      { card: 'CT01', turned: false, flips: [0] },
      { card: 'CT01', turned: true, flips: [11] },
    ]);
  });

  it('shows areas, largest areas and the penalties as they would be now', () => {
    const view = duel({ tiles: 'ggg ggg mmm gmg' }).view('spectator');
    expect(view.areas).toContainEqual({ controller: 'ghost', cells: [0, 1, 2, 3, 4, 5] });
    expect(view.largest).toEqual({ ghost: 6, mortal: 4 });
    expect(view.penalties).toEqual({ ghost: 1, mortal: 2 });
  });

  it('shows the stack with declared targets, whose window it is, and who has passed', () => {
    const game = duel({ ghost: { hand: ['PC1', 'CT01'] }, mortal: { hand: ['PM1', 'CT01'] } });
    game.power('PC1', 2, row(1)).power('PM1', 2, cells(4));
    const view = game.view('spectator');
    expect(view.question).toEqual({ kind: 'window', seat: 'ghost', picked: 0 });
    expect(view.stack).toMatchObject([
      { kind: 'power', card: 'PC1', effect: 2, target: row(1), cells: [3, 4, 5], controller: 'ghost', owner: 'ghost' },
      { kind: 'power', card: 'PM1', effect: 2, target: cells(4), cells: [4], controller: 'mortal' },
    ]);
    expect(view.latest).toMatchObject({ card: 'PM1' });
  });

  it('asks one seat at a time, and nothing of spectators', () => {
    const game = duel({ ghost: { hand: FIVE }, mortal: { hand: FIVE } }).control('CT01');
    expect(rules.prompt(game.view('mortal'))).toBe('window:1');
    expect(rules.prompt(game.view('ghost'))).toBeNull();
    expect(rules.legal(game.view('ghost'))).toEqual([]);
    expect(rules.legal(game.view('spectator'))).toEqual([]);
    expect(rules.maySpeak(game.state, 'ghost', 'chat')).toBe(true);
  });

  it('shows everything when the game is over, unless the table keeps it', () => {
    const spec = { tiles: 'mgg ggg ggg ggg', ghost: { hand: ['CT01', 'CT02'] as const }, mortal: { mind: 2 } };
    const game = duel(spec).control('CT01').settle();
    expect(game.view('spectator')).toMatchObject({ phase: 'over', revealed: { ghost: { hand: ['CT02'] } } });
    expect(game.heard.mortal.at(-1)).toMatchObject({
      type: 'over',
      revealed: { mortal: { mind: game.mind('mortal') } },
    });
    const kept = duel({ ...spec, options: { revealAtEnd: false } })
      .control('CT01')
      .settle();
    expect(kept.view('spectator').revealed).toBeNull();
  });

  it('turns up one idea of each stack a turn, until Thursday', () => {
    let state = rules.setup(rules.options.parse({}), 2, SEED);
    const faceDown: number[] = [];
    while (!state.outcome) {
      const { question, turn } = state;
      if (question?.kind === 'act' && question.seat === 'mortal') {
        faceDown[turn] = rules.view(state, 'mortal').sides.mortal.ideas[0]?.faceDown ?? -1;
      }
      for (const { seat, action } of rules.idle(state)) {
        const result = rules.apply(state, seat, action);
        if (result.ok) state = result.value.state;
      }
    }
    expect(faceDown.filter((count) => count !== undefined)).toEqual([3, 2, 1, 0, 0]);
    expect(state.outcome).toEqual({ kind: 'draw', winners: [], reason: 'tie' });
  });
});
