import { describe, expect, it } from 'vitest';
import { type Action, rules } from '../src/index.ts';
import { cells, duel, ideas, item, row } from './duel.ts';
import { CHEQUERED, pictureOf, SEED, type Spec } from './position.ts';

const FIVE = ['CT01', 'CT02', 'CT03', 'CT04', 'CT05'] as const;

describe('the rulings', () => {
  it('MK-R1: the psyche is four rows of three, chequered', () => {
    const start = rules.setup(rules.options.parse({}), 2, SEED);
    expect(pictureOf(start)).toBe(CHEQUERED);
    expect(start.tiles).toHaveLength(12);
  });

  it('MK-R2: an empty mind is not yet a loss', () => {
    const game = duel({ mortal: { mind: 0, hand: FIVE } })
      .done()
      .settle();
    expect(game.question).toBe('act mortal');
  });

  it('MK-R3: without the option the first seat to fail loses at once', () => {
    const game = duel({ ghost: { hand: ['PC2'] }, mortal: { mind: 0, hand: FIVE } })
      .power('PC2', 1)
      .settle();
    expect(game.state.outcome).toMatchObject({ kind: 'win', winners: ['ghost'] });
    expect(game.state.doomed).toBeNull();
  });

  it('MK-R4: penalties are computed once, when Phase 4 begins', () => {
    const game = duel({ tiles: 'ggg ggg mmm mmm', ghost: { hand: FIVE }, mortal: { hand: ['PM1', ...FIVE] } });
    game.done().pass().pass().power('PM1', 2, cells(6)).settle();
    expect([game.mind('ghost').length, game.mind('mortal').length]).toEqual([8, 8]);
  });

  it('MK-R5: a player short of cards discards, or draws, what is there', () => {
    const discard = duel({ ghost: { hand: ['PC2'] }, mortal: { mind: ['CT09'] } })
      .power('PC2', 1)
      .settle();
    expect(discard.heard.spectator).toContainEqual(
      expect.objectContaining({ type: 'discarded', cards: ['CT09'], short: 1 }),
    );
    const draw = duel({ mortal: { mind: 2 } })
      .done()
      .settle();
    expect(draw.heard.spectator).toContainEqual(expect.objectContaining({ type: 'drew', count: 2, short: 3 }));
  });

  it('MK-R6: the mortal’s Friday penalties are paid before scoring', () => {
    const game = duel({ day: 'fri', active: 'mortal', tiles: 'ggg ggg ggm mmm', mortal: { mind: 5 } })
      .done()
      .settle();
    expect(game.state.scores?.mortal.mind).toBe(2);
  });

  it('MK-R7: twelve tiles are checked after the whole effect, not between its flips', () => {
    const game = duel({ tiles: 'mgg ggg ggg ggg', ghost: { hand: ['PC1'] } })
      .power('PC1', 2, row(0))
      .settle();
    expect(game.board).toBe('gmm ggg ggg ggg');
    expect(game.state.outcome).toBeNull();
    const twice = duel({ active: 'mortal', tiles: 'mgm mmm mmm mmg', mortal: { hand: ['PM2'] } });
    twice.power('PM2', 1, cells(1)).settle().do({ type: 'pick-tile', cell: 11 });
    expect(twice.state.outcome).toMatchObject({ winners: ['mortal'], reason: 'twelve-tiles' });
  });

  it('MK-R8: a player may buy with the last card of the mind, and not with none', () => {
    const game = duel({ ghost: { mind: 1, ideas: [['CT09']] } })
      .buy('ghost', 0)
      .settle();
    expect(game.hand('ghost')).toEqual(['CT09']);
    expect(game.mind('ghost')).toEqual([]);
    const broke = duel({ ghost: { mind: 0, ideas: [['CT09']] } });
    expect(broke.refusal({ type: 'buy-idea', side: 'ghost', stack: 0 })).toBe('empty-mind');
  });

  it('MK-R9: a full tie is a draw', () => {
    const game = duel({ day: 'fri', active: 'mortal' }).done().settle();
    expect(game.state.outcome).toEqual({ kind: 'draw', winners: [], reason: 'tie' });
  });

  it('MK-R10: memories are public, in order', () => {
    const view = duel({ ghost: { memory: ['CT03', 'CT01'] } }).view('spectator');
    expect(view.sides.ghost.memory).toEqual(['CT03', 'CT01']);
  });

  it('MK-R11: covered face-up ideas stay public', () => {
    const view = duel({ ghost: { ideas: [['CT03', 'CT01']] } }).view('mortal');
    expect(view.sides.ghost.ideas[0]).toEqual({ faceDown: 0, faceUp: ['CT03', 'CT01'], current: 'CT01' });
  });

  it('MK-R12: locked tiles are skipped, and a pattern that is all locked cannot be played', () => {
    const game = duel({ tiles: 'MGm gmg mgm gmg', ghost: { hand: ['CT07', 'CT19'] } });
    expect(game.refusal({ type: 'play-control', card: 'CT07', turned: false })).toBe('all-locked');
    expect(game.view('ghost').previews).toEqual([
      { card: 'CT07', turned: true, flips: [10, 11] },
      { card: 'CT19', turned: false, flips: [2] },
      { card: 'CT19', turned: true, flips: [9, 10, 11] },
    ]);
    expect(game.control('CT19').settle().board).toBe('MGg gmg mgm gmg');
  });

  it('MK-R13: a negated card still counts and a price is never refunded', () => {
    const game = duel({ ghost: { hand: ['CT01'] }, mortal: { hand: ['PM6'] } });
    game.control('CT01').power('PM6', 1, item(0)).settle();
    expect(game.view('ghost').plays.made).toBe(1);
    const buyer = duel({ active: 'mortal', mortal: { ideas: [['CT01']] }, ghost: { hand: ['PG6'] } });
    buyer.buy('mortal', 0).power('PG6', 1, item(0)).settle();
    expect(buyer.mind('mortal')).toHaveLength(9);
  });

  it('MK-R14: recall turns the top of the mind over and shuffles the card in', () => {
    const game = duel({ ghost: { hand: ['PC5'], mind: ['CT20', 'CT21', 'CT22'] } })
      .power('PC5', 1, row(0))
      .settle();
    expect(game.question).toBe('recall ghost');
    game.recall();
    expect(game.memory('ghost')).toEqual(['CT20']);
    expect([...game.mind('ghost')].sort()).toEqual(['CT21', 'CT22', 'PC5']);
    expect(game.heard.mortal).toContainEqual({ type: 'recalled', side: 'ghost', card: 'PC5', cost: 'CT20' });
  });

  it('MK-R14: a buyer neither recalls nor buries; the card goes on top of its owner’s memory', () => {
    const recall = duel({ mortal: { ideas: [['PC5']], memory: ['CT09'] } })
      .buy('mortal', 0)
      .power('PC5', 1, row(0));
    expect(recall.settle().memory('mortal')).toEqual(['CT09', 'PC5']);
    const bury = duel({ mortal: { ideas: [['PC6'], ['CT02']], memory: ['CT09'] } });
    bury
      .buy('mortal', 0)
      .power('PC6', 1, ideas(['mortal', 1]))
      .settle();
    expect(bury.memory('mortal')).toEqual(['CT09', 'CT02', 'PC6']);
  });

  it('MK-R14: a card that did not resolve is neither recalled nor buried', () => {
    const game = duel({ ghost: { hand: ['PC5', 'PC6'], ideas: [['CT09']] }, mortal: { hand: ['PC3'] } });
    game.power('PC5', 1, row(0)).power('PC3', 2, item(0)).settle();
    expect(game.question).toBe('act ghost');
    expect(game.state.sides.ghost.removed).toContain('PC5');
  });

  it('MK-R15: a flash in the DONE window withdraws DONE, also if it was negated', () => {
    const game = duel({ ghost: { hand: FIVE }, mortal: { hand: ['PM1'] } })
      .done()
      .power('PM1', 2, cells(0))
      .settle();
    expect(game.question).toBe('act ghost');
    expect(game.heard.mortal.at(-1)).toEqual({ type: 'done-withdrawn', seat: 'ghost' });
    const negated = duel({ ghost: { hand: ['PC3'] }, mortal: { hand: ['PM1', 'CT01'] } });
    negated.done().power('PM1', 2, cells(0)).power('PC3', 2, item(1)).settle();
    expect(negated.question).toBe('act ghost');
    expect(negated.board).toBe(CHEQUERED);
  });

  it('MK-R16: the opponent of whoever acted is asked first; for a penalty the active seat', () => {
    const game = duel({ tiles: 'ggg ggg mmm gmg', ghost: { hand: FIVE }, mortal: { hand: FIVE } }).control('CT01');
    expect(game.question).toBe('window mortal');
    game.pass().done();
    expect(game.question).toBe('window mortal');
    expect(game.pass().question).toBe('window ghost');
  });

  it('MK-R16: nobody is asked about the own announcement until something above it has come and gone', () => {
    const game = duel({ ghost: { hand: ['PC1', 'CT01'] }, mortal: { hand: ['PM1', 'CT01'] } });
    game.power('PC1', 1, cells(0)).power('PM1', 2, cells(2)).pass();
    expect(game.state.stack).toHaveLength(1);
    expect(game.question).toBe('window mortal');
    expect(game.pass().question).toBe('window ghost');
  });

  it('MK-R17: tiles are named when an effect is announced', () => {
    const game = duel({ ghost: { hand: ['PC1'] }, mortal: { hand: FIVE } }).power('PC1', 2, row(1));
    expect(game.view('mortal').stack).toMatchObject([{ target: row(1), cells: [3, 4, 5] }]);
  });

  it('MK-R18: drawing to five is compulsory, and nobody discards down', () => {
    const game = duel({ ghost: { hand: [...FIVE, 'CT06', 'CT07'] }, mortal: { hand: ['CT01'] } })
      .done()
      .settle();
    expect(game.hand('mortal')).toHaveLength(5);
    expect(game.hand('ghost')).toHaveLength(7);
  });

  it('MK-R19: an own idea that was bought is not marked in the view of the hand', () => {
    const game = duel({ ghost: { hand: ['CT01'], ideas: [['CT09']] } })
      .buy('ghost', 0)
      .settle();
    expect(game.view('mortal').sides.ghost).toMatchObject({ hand: null, handSize: 2 });
    expect(game.heard.mortal).toContainEqual({ type: 'put-away', side: 'ghost', card: 'CT09', to: 'hand' });
  });

  it('MK-R20: an enemy control idea that is all locked is not for sale, nor one without control plays left', () => {
    const buy: Action = { type: 'buy-idea', side: 'mortal', stack: 0 };
    const locked = duel({ tiles: 'Mgm gmg mgm gmG', mortal: { ideas: [['CT01']] } });
    expect(locked.refusal(buy)).toBe('idea-unplayable');
    const spent = duel({ day: 'fri', ghost: { hand: ['CT05'] }, mortal: { ideas: [['CT01']] } }).control('CT05');
    expect(spent.refusal(buy)).toBe('idea-unplayable');
  });

  it('MK-R21: the card under a bought idea becomes current when the whole action is over', () => {
    const game = duel({ ghost: { hand: FIVE }, mortal: { hand: FIVE, ideas: [['CT10', 'CT11']] } }).buy('mortal', 0);
    const current = () => game.view('ghost').sides.mortal.ideas[0]?.current;
    expect(current()).toBeNull();
    game.pass();
    expect(game.question).toBe('declare ghost');
    expect(current()).toBeNull();
    game.control('CT11');
    expect(game.question).toBe('window mortal');
    expect(current()).toBeNull();
    game.pass();
    expect(current()).toBe('CT10');
  });

  it('MK-R22: second-largest areas are not compared', () => {
    const game = duel({ day: 'fri', active: 'mortal', tiles: 'mmg mmg ggm ggm' }).done().settle();
    expect(game.state.scores).toMatchObject({ ghost: { largest: 4, tiles: 6 }, mortal: { largest: 4, tiles: 6 } });
    expect(game.state.outcome?.kind).toBe('draw');
  });

  it('MK-R23: a window that times out is a pass, a turn is done, and each decision has its own clock', () => {
    const game = duel({ ghost: { hand: FIVE }, mortal: { hand: FIVE }, options: { turnSeconds: 60 } });
    expect(rules.clock(game.state)).toEqual({ key: 'act:0', seconds: 60 });
    expect(rules.idle(game.state)).toEqual([{ seat: 'ghost', action: { type: 'done' } }]);
    game.control('CT01');
    expect(rules.clock(game.state)).toEqual({ key: 'window:1', seconds: 20 });
    expect(rules.idle(game.state)).toEqual([{ seat: 'mortal', action: { type: 'pass' } }]);
  });

  it('MK-R24: the seats are the two sides; who sits where is up to the table', () => {
    expect(rules.seats(rules.options.parse({}), 2)).toEqual(['ghost', 'mortal']);
    expect(() => rules.setup(rules.options.parse({}), 3, SEED)).toThrow('two players');
  });

  it('MK-R26: an enemy idea is judged as after the payment', () => {
    const buy: Action = { type: 'buy-idea', side: 'ghost', stack: 0 };
    const buyer = (mind: number) => duel({ active: 'mortal', mortal: { mind }, ghost: { ideas: [['PG3']] } });
    expect(buyer(1).refusal(buy)).toBe('idea-unplayable');
    expect(buyer(2).do(buy).settle().question).toBe('declare mortal');
    const pattern = (memories: Spec) =>
      duel({ ...memories, active: 'mortal', tiles: 'MgM GmG MgM GmG' }).refusal({ ...buy, stack: 1 });
    const ideas = [[], ['PC5']] as const;
    // The price will cover the own memory with a card nobody knows yet.
    expect(pattern({ mortal: { memory: ['CT02'] }, ghost: { ideas } })).toBe('idea-unplayable');
    expect(pattern({ ghost: { memory: ['CT02'], ideas } })).toBe('accepted');
  });

  it('MK-R26: a response may spoil the purchase; then the idea goes to its owner’s memory and all stays spent', () => {
    const game = duel({ active: 'mortal', tiles: 'Mgm gmg mgm gmg', ghost: { hand: ['PG1'], ideas: [['CT01']] } });
    game.buy('ghost', 0).power('PG1', 2, cells(11)).settle();
    expect(game.question).toBe('act mortal');
    expect(game.memory('ghost')).toEqual(['PG1', 'CT01']);
    expect(game.mind('mortal')).toHaveLength(9);
    expect(game.view('mortal')).toMatchObject({ buys: { made: 1 }, plays: { made: 0 } });
  });

  it('MK-R26: a bought flash that fits an empty stack may be declared', () => {
    const game = duel({ mortal: { ideas: [['PM1']] } })
      .buy('mortal', 0)
      .power('PM1', 2, cells(1))
      .settle();
    expect(game.board).toBe('mGm gmg mgm gmg');
    expect(game.memory('mortal')).toEqual(['PM1']);
  });

  it('MK-R28: a window opens whatever the hand holds, and is skipped only for an empty hand', () => {
    expect(duel({ ghost: { hand: ['CT01'] }, mortal: { hand: ['CT02'] } }).control('CT01').legal).toEqual([
      { type: 'pass' },
    ]);
    expect(duel({ ghost: { hand: ['CT01'] } }).control('CT01').question).toBe('act ghost');
  });

  it('MK-R29: sets have one spelling', () => {
    const game = duel({ active: 'mortal', mortal: { hand: ['PM1'] } });
    const lock = (...numbers: number[]): Action => ({
      type: 'play-power',
      card: 'PM1',
      effect: 1,
      target: cells(...numbers),
    });
    expect(game.refusal(lock(4, 0))).toBe('wrong-target');
    expect(game.refusal(lock(0, 0))).toBe('wrong-target');
    expect(game.refusal(lock(0, 4))).toBe('accepted');
    const purge = duel({ ghost: { hand: ['PC6'], ideas: [['CT01']] }, mortal: { ideas: [['CT02']] } });
    expect(
      purge.refusal({ type: 'play-power', card: 'PC6', effect: 1, target: ideas(['mortal', 0], ['ghost', 0]) }),
    ).toBe('wrong-target');
  });

  it('MK-R30: idle answers are the passive one, else the first of the list', () => {
    const idleOf = (game: ReturnType<typeof duel>) => rules.idle(game.state)[0]?.action;
    const restore = duel({ ghost: { hand: ['PC4'], memory: ['CT01', 'CT02'] } })
      .power('PC4', 1)
      .settle();
    expect(idleOf(restore)).toEqual({ type: 'pick', card: 'CT02' });
    expect(idleOf(restore.pick('CT02'))).toEqual({ type: 'stop' });
    const grudge = duel({ ghost: { hand: ['PG4'] }, mortal: { hand: ['PM1'] } })
      .power('PG4', 1)
      .settle();
    expect(idleOf(grudge)).toEqual({ type: 'decline' });
    expect(idleOf(grudge.decline())).toEqual({ type: 'keep' });
    const bought = duel({ mortal: { ideas: [['CT28']] } })
      .buy('mortal', 0)
      .settle();
    expect(idleOf(bought)).toEqual({ type: 'play-control', card: 'CT28', turned: false });
    const peek = duel({ active: 'mortal', mortal: { hand: ['PM4'], mind: ['CT08', 'CT01'] } })
      .power('PM4', 1)
      .settle();
    expect(idleOf(peek)).toEqual({ type: 'pick', card: 'CT08' });
    expect(rules.idle(duel({ tiles: 'mgg ggg ggg ggg', ghost: { hand: ['CT01'] } }).control('CT01').state)).toEqual([]);
  });

  it('MK-R31: limits add up and lapse when the turn ends', () => {
    const game = duel({ day: 'thu', active: 'mortal', mortal: { hand: ['PM4'] }, ghost: { ideas: [['PG6']] } });
    game.buy('ghost', 0).power('PG6', 2).settle().power('PM4', 2).settle();
    expect(game.view('mortal').plays.limit).toBe(3);
    game.done().settle();
    expect(game.view('ghost').plays).toEqual({ made: 0, limit: 1 });
    game.done().settle();
    expect(game.view('mortal').plays.limit).toBe(1);
  });

  it('MK-R32: once the game is over nothing more resolves; cards on the stack stay there', () => {
    const game = duel({
      active: 'mortal',
      mortal: { mind: 2, ideas: [['CT01']], hand: ['CT02'] },
      ghost: { hand: ['PG3', 'CT03'] },
    });
    game.buy('mortal', 0).power('PG3', 2, item(0)).pass();
    expect(game.state.outcome).toMatchObject({ winners: ['ghost'] });
    expect(game.state.stack).toMatchObject([{ kind: 'purchase', card: 'CT01' }]);
    expect(game.state.resolving).toMatchObject({ card: 'PG3' });
    expect(game.refusal({ type: 'pass' }, 'ghost')).toBe('game-over');
  });

  it('MK-R33: each withdrawal of DONE costs a flash card', () => {
    const game = duel({ ghost: { hand: FIVE }, mortal: { hand: ['PM1', 'CT01'] } })
      .done()
      .power('PM1', 2, cells(0));
    expect(game.settle().done().legal).toEqual([{ type: 'pass' }]);
  });

  it('MK-R34: redirection and reduction add up in any order', () => {
    const game = duel({
      tiles: 'ggg ggg ggm mmm',
      ghost: { hand: FIVE },
      mortal: { hand: ['PM3', 'PC2', ...FIVE] },
    });
    game.done().pass().pass();
    expect(game.state.stack).toMatchObject([{ amounts: { mortal: 3, ghost: 1 } }]);
    game.power('PM3', 2).pass().keep();
    expect(game.state.stack).toMatchObject([{ amounts: { mortal: 1, ghost: 1 } }]);
    game.pass().power('PC2', 2).pass();
    expect(game.state.stack).toMatchObject([{ amounts: { mortal: 0, ghost: 2 } }]);
  });

  it('MK-R35: a lock lands only on a tile its player controls, while there are markers', () => {
    const game = duel({
      active: 'mortal',
      tiles: 'mmg MGG MGM ggg',
      mortal: { hand: ['PM1', 'CT01'] },
      ghost: { hand: ['PG1', 'CT01'] },
    });
    expect(game.view('ghost').markers).toBe(2);
    game.power('PM1', 1, cells(0, 1)).power('PG1', 2, cells(2)).settle();
    expect(game.board).toBe('MmG MGG MGM ggg');
    expect(game.view('ghost').markers).toBe(0);
  });

  it('MK-R35: locks end when the turn of whoever placed them starts', () => {
    const game = duel({ tiles: 'MGm gmg mgm gmg', ghost: { hand: FIVE }, mortal: { hand: FIVE } })
      .done()
      .settle();
    expect(game.board).toBe('mGm gmg mgm gmg');
    expect(game.done().settle().board).toBe(CHEQUERED);
  });

  it('MK-R36: questions on the other’s turn run on the window’s clock, also outside windows', () => {
    const game = duel({ tiles: 'ggg ggg mmm gmg', mortal: { hand: ['PM3', ...FIVE] } })
      .done()
      .pass()
      .power('PM3', 2);
    expect(game.question).toBe('recall mortal');
    expect(rules.clock(game.state)?.seconds).toBe(20);
    expect(rules.clock(duel({ options: { windowSeconds: 0 } }).state)).toBeNull();
  });

  it('MK-R37: twelve tiles before their day do not win; see the endings for the day itself', () => {
    const game = duel({ tiles: 'mgg ggg ggg ggg', ghost: { hand: ['CT01'] }, options: { totalControlFrom: 'fri' } });
    expect(game.control('CT01').settle().question).toBe('act ghost');
  });

  it('MK-R38: Grave Hunger’s player discards too while the doomed opponent plays the day out', () => {
    const game = duel({ ghost: { hand: ['PG3'] }, mortal: { mind: 0 }, options: { mutualDeath: 'sameDay' } });
    expect(game.power('PG3', 1).settle().mind('ghost')).toHaveLength(9);
  });

  it('MK-R39: the view keeps the last announcement and how many cards went back into the mind', () => {
    const game = duel({ active: 'mortal', mortal: { hand: ['PM3', 'CT01', 'CT02'] } })
      .power('PM3', 1)
      .settle();
    game.pick('CT01', 'CT02').keep();
    expect(game.view('spectator').sides.mortal.returned).toBe(2);
    expect(game.view('spectator').latest).toMatchObject({ card: 'PM3', effect: 1 });
  });

  it('MK-R40: the second to fail on a day ends the game at once', () => {
    const game = duel({
      tiles: 'gmg mmm gmg mgm',
      ghost: { hand: ['PC2'], mind: 0 },
      mortal: { mind: 1 },
      options: { mutualDeath: 'sameDay' },
    });
    game.power('PC2', 1).settle();
    expect(game.state.doomed).toBe('mortal');
    game.done().settle();
    expect(game.state.outcome).toEqual({ kind: 'loss', winners: [], reason: 'both-minds-lost' });
    expect(game.view('ghost').active).toBe('ghost');
  });

  it('MK-R42: a card echoed onto the stack an idea was bought from is current when the action is over', () => {
    const game = duel({
      active: 'mortal',
      ghost: { hand: ['CT03'], ideas: [['CT02', 'PG5']], memory: ['CT01'] },
    });
    game.buy('ghost', 0).pass().power('PG5', 2, { kind: 'place', stack: 0 });
    expect(game.view('mortal').sides.ghost.ideas[0]?.current).toBeNull();
    game.settle();
    expect(game.view('mortal').sides.ghost.ideas[0]).toMatchObject({ faceUp: ['CT02', 'CT01'], current: 'CT01' });
  });
});
