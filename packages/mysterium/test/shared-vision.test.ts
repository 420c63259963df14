import { describe, expect, it } from 'vitest';
import { CATEGORIES, type DreamId, type SuspectId } from '../src/index.ts';
import { heard, Seance } from './seance.ts';

const as = { edition: 'clairvoyance' };
const groupsOf = (seance: Seance) => seance.view('spectator').final?.groups ?? [];

describe('the line-up', () => {
  it.each([
    ['original', 2],
    ['original', 3],
    ['original', 7],
    ['clairvoyance', 3],
    ['clairvoyance', 4],
  ])('%s with %i players: the solved triples, numbered in persona order', (edition, players) => {
    const seance = new Seance({ edition }, players).solve();
    expect(groupsOf(seance)).toEqual(
      seance.state.targets.map((target, index) => ({ group: index + 1, persona: index + 1, ...target })),
    );
    expect(seance.view('spectator').suspects).toEqual({ character: [], location: [], object: [] });
    expect(seance.state.dreams.hand).toHaveLength(7);
  });

  it('2015 with two players: two more groups from unsolved cards, in random order, marked (MY-R15)', () => {
    const places = new Set<string>();
    for (let deal = 1; deal <= 30; deal++) {
      const seance = new Seance(as, 2, deal);
      const { suspects, targets } = seance.state;
      seance.solve();
      const groups = groupsOf(seance);
      expect(groups.map(({ group }) => group)).toEqual([1, 2, 3, 4]);
      const decoys = groups.filter(({ persona }) => persona === null);
      expect(decoys).toHaveLength(2);
      for (const category of CATEGORIES) {
        const cards = groups.map((group): SuspectId => group[category]);
        expect(new Set(cards).size).toBe(4);
        expect(suspects[category]).toEqual(expect.arrayContaining(cards));
        for (const decoy of decoys) expect(targets.map((t) => t[category])).not.toContain(decoy[category]);
      }
      places.add(groups.map(({ persona }) => persona ?? 'x').join(''));
    }
    expect(places.size).toBeGreaterThan(6);
  });

  it('the ghost may choose a decoy (MY-R15)', () => {
    const seance = new Seance(as, 2).solve();
    const decoy = groupsOf(seance).find(({ persona }) => persona === null);
    seance.choose(decoy?.group ?? 0);
    seance.act('psychic-1', { type: 'accuse', group: decoy?.group ?? 0 });
    seance.ready();
    expect(seance.state.outcome).toEqual({ kind: 'win', winners: ['ghost', 'psychic-1'], reason: 'culprit-exposed' });
  });

  it('all tokens come back as ballots (MY-R9)', () => {
    const seance = new Seance(as);
    for (let turn = 1; turn <= 3; turn++) {
      seance.serve();
      for (const persona of seance.everyone()) seance.ball(persona, 'right');
      if (turn === 1) seance.act('psychic-1', { type: 'token', persona: 2, card: seance.target(2), mark: 'agree' });
      seance.ready();
    }
    expect(seance.state.step).toBe('shared-vision');
    expect(seance.psychic('psychic-1').tokens).toEqual({ agree: 2, disagree: 2 });
  });
});

describe('the shared vision', () => {
  it('is exactly three dreams and one of the groups (MY-R25)', () => {
    const seance = new Seance().solve();
    seance.tray(2);
    expect(seance.refusal('ghost', { type: 'choose', group: 1 })).toBe('needs-three');
    seance.tray(2);
    expect(seance.refusal('ghost', { type: 'choose', group: 1 })).toBe('needs-three');
    seance.act('ghost', { type: 'tray-out', dream: seance.state.dreams.tray[0] as DreamId });
    expect(seance.refusal('ghost', { type: 'choose', group: 4 })).toBe('no-such-group');
    seance.act('ghost', { type: 'choose', group: 3 });
    expect(seance.refusal('ghost', { type: 'choose', group: 3 })).toBe('wrong-step');
  });

  it.each([
    ['original', 4, 'deliberate'],
    ['clairvoyance', 2, 'agree'],
    ['clairvoyance', 3, 'agree'],
  ])('%s with %i players: all three face up together, by card id', (edition, players, step) => {
    const seance = new Seance({ edition }, players).solve();
    const told = seance.choose(2);
    const shared = seance.view('spectator').final?.shared ?? [];
    expect(shared).toHaveLength(3);
    expect(shared).toEqual(shared.toSorted());
    expect(heard(told, 'psychic-1')[0]).toEqual({ type: 'shared', group: null, dreams: shared, chance: false });
    expect(heard(told, 'ghost')[0]).toEqual({ type: 'shared', group: 2, dreams: shared, chance: false });
    expect(seance.state.step).toBe(step);
  });

  it('the culprit is seen by the ghost alone until the end', () => {
    const seance = new Seance().solve();
    seance.choose(2);
    expect(seance.view('ghost').ghost?.culprit).toBe(2);
    for (const viewer of ['psychic-1', 'spectator'] as const)
      expect(JSON.stringify(seance.view(viewer))).not.toContain('culprit');
  });

  it('2015 with four: shuffled face down, the order hidden from the ghost too (MY-R42)', () => {
    const orders = new Set<string>();
    for (let deal = 1; deal <= 40; deal++) {
      const seance = new Seance(as, 4, deal).solve();
      const told = seance.choose(1);
      expect(heard(told, 'psychic-1')[0]).toEqual({ type: 'shared', group: null, dreams: null, chance: false });
      const shared = seance.view('ghost').ghost?.shared ?? [];
      expect(shared).toEqual(shared.toSorted());
      orders.add((seance.state.final?.shared ?? []).map((dream) => shared.indexOf(dream)).join(''));
    }
    expect(orders.size).toBe(6);
  });
});
