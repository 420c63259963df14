import { describe, expect, it } from 'vitest';
import { type CardId, isPower, rules, type Seat, type State } from '../src/index.ts';
import { cells, duel, ideas } from './duel.ts';
import { SEED } from './position.ts';

const SEEDS = Array.from({ length: 60 }, (_, index) => index.toString(16).padStart(64, '0'));

/** Many tables that the viewer cannot tell from this one. */
const worlds = (state: State, viewer: Seat | 'spectator'): State[] =>
  SEEDS.map((seed) => {
    const world = rules.resample(state, viewer, seed);
    rules.check(world);
    return world;
  });

/** In how many of the worlds it is so. */
const share = (all: readonly State[], holds: (state: State) => boolean): number =>
  all.filter(holds).length / all.length;

const always = 1;
const never = 0;
const holds = (seat: Seat, card: CardId) => (state: State) => state.sides[seat].hand.includes(card);
const inMind = (seat: Seat, card: CardId) => (state: State) => state.sides[seat].mind.includes(card);
const onTop =
  (seat: Seat, card: CardId, depth = 0) =>
  (state: State) =>
    state.sides[seat].mind.at(-1 - depth) === card;

const HAND = ['CT01', 'CT02', 'CT03', 'CT04', 'CT05'] as const;

describe('what a viewer knows stays known (MK-R27)', () => {
  it('an own idea that was bought is in the hand until it leaves', () => {
    const game = duel({ ghost: { hand: HAND, ideas: [['PC1']] } })
      .buy('ghost', 0)
      .settle();
    for (const viewer of ['mortal', 'spectator'] as const) {
      const all = worlds(game.state, viewer);
      expect(share(all, holds('ghost', 'PC1'))).toBe(always);
      expect(share(all, holds('ghost', 'CT01'))).toBeLessThan(always);
    }
    game.power('PC1', 1, cells(0)).settle();
    expect(share(worlds(game.state, 'mortal'), holds('ghost', 'PC1'))).toBe(never);
  });

  it('an idea taken by Second Opinion is in the hand', () => {
    const game = duel({ active: 'mortal', mortal: { hand: ['PM5', ...HAND], ideas: [['PC1']] } });
    game.power('PM5', 1, ideas(['mortal', 0])).settle();
    expect(share(worlds(game.state, 'ghost'), holds('mortal', 'PC1'))).toBe(always);
  });

  it('a card put on top of the mind lies there, and is known in the hand once drawn', () => {
    const game = duel({ ghost: { hand: ['PC4', ...HAND], memory: ['CT30'] } })
      .power('PC4', 2)
      .settle()
      .pick('CT30');
    expect(share(worlds(game.state, 'mortal'), onTop('ghost', 'CT30'))).toBe(always);
    for (const card of HAND) game.control(card).settle();
    game.done().settle().done().settle();
    expect(game.hand('ghost')).toContain('CT30');
    const all = worlds(game.state, 'spectator');
    expect(share(all, holds('ghost', 'CT30'))).toBe(always);
    expect(new Set(all.map(({ sides }) => sides.ghost.hand.join())).size).toBeGreaterThan(1);
  });

  it('a shuffle wipes the place, not the zone: the card is none of those held before', () => {
    const game = duel({ ghost: { hand: ['PC4', ...HAND], memory: ['CT30'] } })
      .power('PC4', 1)
      .settle()
      .pick('CT30');
    const all = worlds(game.state, 'mortal');
    expect(share(all, inMind('ghost', 'CT30'))).toBe(always);
    expect(share(all, onTop('ghost', 'CT30'))).toBeLessThan(0.5);
  });

  it('but it may be one of those drawn since', () => {
    const game = duel({
      active: 'mortal',
      options: { specialAbilities: true },
      mortal: { hand: ['PC4', ...HAND], memory: ['CT30'], mind: 4 },
    });
    game.power('PC4', 1).settle().pick('CT30').do({ type: 'use-ability', stacks: [] });
    const all = worlds(game.state, 'ghost');
    const drawn = share(all, holds('mortal', 'CT30'));
    expect(drawn).toBeGreaterThan(0.1);
    expect(drawn).toBeLessThan(0.7);
  });

  it('a hand that was looked at is known to its rival and not to spectators', () => {
    const game = duel({ ghost: { hand: ['PG4'] }, mortal: { hand: HAND } })
      .power('PG4', 1)
      .settle()
      .decline()
      .keep();
    for (const card of HAND) expect(share(worlds(game.state, 'ghost'), holds('mortal', card))).toBe(always);
    expect(share(worlds(game.state, 'spectator'), holds('mortal', 'CT01'))).toBeLessThan(always);
  });

  it('cards returned unseen leave the known hand as one of these', () => {
    const game = duel({ ghost: { hand: ['PG4'] }, mortal: { hand: [...HAND.slice(0, 4), 'PM3'] } });
    game.power('PG4', 1).settle().decline().keep().done().settle();
    const drawn = game.hand('mortal').filter((card) => ![...HAND, 'PM3'].includes(card));
    expect(drawn).toEqual([]);
    game.power('PM3', 1).settle().pick('CT02').stop().keep();
    const all = worlds(game.state, 'ghost');
    const known = HAND.slice(0, 4);
    expect(share(all, ({ sides }) => sides.mortal.hand.every((card) => known.includes(card as never)))).toBe(always);
    expect(share(all, ({ sides }) => sides.mortal.hand.length === 3)).toBe(always);
    for (const card of known) {
      expect(share(all, holds('mortal', card))).toBeGreaterThan(0.5);
      expect(share(all, holds('mortal', card))).toBeLessThan(always);
      expect(share(all, (state) => holds('mortal', card)(state) || inMind('mortal', card)(state))).toBe(always);
    }
    // The owner knows very well which one went.
    expect(share(worlds(game.state, 'mortal'), inMind('mortal', 'CT02'))).toBe(always);
  });

  it('a known top card that may have been taken is in the hand or among the cards put back', () => {
    const game = duel({ active: 'mortal', mortal: { hand: ['PC4', 'PM4'], memory: ['CT30'] } });
    game.power('PC4', 2).settle().pick('CT30').power('PM4', 1).settle();
    const [, second = 'CT01'] = game.view('mortal').looking ?? [];
    game.pick(second, 'CT30');
    const all = worlds(game.state, 'ghost');
    const places = [holds('mortal', 'CT30'), onTop('mortal', 'CT30'), onTop('mortal', 'CT30', 1)];
    expect(share(all, (state) => places.some((place) => place(state)))).toBe(always);
    for (const place of places) expect(share(all, place)).toBeGreaterThan(0.1);
    expect(share(worlds(game.state, 'mortal'), onTop('mortal', 'CT30'))).toBe(always);
  });

  it('when both cards put back turn up and are others, the known card is in the hand', () => {
    const game = duel({
      active: 'mortal',
      mortal: { hand: ['PC4', 'PM4', ...HAND], memory: ['CT30'] },
      ghost: { hand: ['PC2', ...HAND] },
    });
    game.power('PC4', 2).settle().pick('CT30').power('PM4', 1).settle();
    game
      .pick('CT30', game.view('mortal').looking?.[1] ?? 'CT01')
      .done()
      .settle();
    expect(share(worlds(game.state, 'ghost'), holds('mortal', 'CT30'))).toBeLessThan(always);
    game.power('PC2', 1).settle();
    expect(share(worlds(game.state, 'ghost'), holds('mortal', 'CT30'))).toBe(always);
  });

  it('cards cycled through the mind unseen may be in either', () => {
    const game = duel({ ghost: { hand: ['PC6', 'CT01', 'CT02', 'CT03'], ideas: [['PC1']] } })
      .buy('ghost', 0)
      .settle();
    game.power('PC6', 2).settle().pick('CT01').stop();
    const all = worlds(game.state, 'mortal');
    expect(share(all, holds('ghost', 'PC1'))).toBeGreaterThan(0.4);
    expect(share(all, holds('ghost', 'PC1'))).toBeLessThan(always);
    expect(share(all, (state) => holds('ghost', 'PC1')(state) || inMind('ghost', 'PC1')(state))).toBe(always);
  });

  it('a card once seen is never face down, and six of the twelve ideas are power cards', () => {
    const start = rules.setup(rules.options.parse({}), 2, SEED);
    const turnedUp = start.sides.ghost.faceUp.flat();
    for (const viewer of ['ghost', 'mortal', 'spectator'] as const) {
      for (const { sides } of worlds(start, viewer)) {
        const down = sides.ghost.faceDown.flat();
        expect(down).toHaveLength(9);
        expect([...down, ...turnedUp].filter(isPower)).toHaveLength(6);
        expect(sides.mortal.faceDown.flat().filter(isPower)).toHaveLength(6);
      }
    }
  });

  it('the owner keeps the own hand, and the picks of a running choice are hidden from the others', () => {
    const game = duel({ ghost: { hand: ['PC4'], memory: ['CT01', 'CT02', 'CT03', 'CT04'] } })
      .power('PC4', 1)
      .settle();
    game.pick('CT03');
    const picks = (viewer: Seat) =>
      new Set(worlds(game.state, viewer).map(({ question }) => question?.kind === 'choose' && question.picks.join()));
    expect(picks('ghost').size).toBe(1);
    expect(picks('mortal').size).toBe(4);
  });

  it('nothing is imagined once everything was shown', () => {
    const spec = { tiles: 'mgg ggg ggg ggg', ghost: { hand: ['CT01', 'CT02'] as const } };
    const shown = duel(spec).control('CT01').settle().state;
    for (const world of worlds(shown, 'mortal')) expect(world.sides).toEqual(shown.sides);
    const hidden = duel({ ...spec, options: { revealAtEnd: false } })
      .control('CT01')
      .settle().state;
    expect(share(worlds(hidden, 'mortal'), holds('ghost', 'CT02'))).toBeLessThan(always);
  });

  it('depends on nothing but what the viewer knows', () => {
    const game = duel({ ghost: { hand: ['PG4'] }, mortal: { hand: HAND } })
      .power('PG4', 1)
      .settle()
      .decline()
      .keep();
    for (const viewer of ['ghost', 'mortal', 'spectator'] as const) {
      const [one, two] = ['1'.repeat(64), '2'.repeat(64)] as const;
      const direct = rules.resample(game.state, viewer, two);
      const byWay = rules.resample(rules.resample(game.state, viewer, one), viewer, two);
      expect(byWay.sides.mortal.hand).toEqual(direct.sides.mortal.hand);
      expect(byWay.sides.ghost.mind).toEqual(direct.sides.ghost.mind);
    }
  });
});
