import { describe, expect, it } from 'vitest';
import { DREAMS, rules, type State } from '../src/index.ts';
import { dealAmong } from '../src/resample-targets.ts';
import { Seance } from './seance.ts';

const seed = (n: number) => (n + 1000).toString(16).padStart(64, '0');
const worlds = (state: State, viewer: Parameters<typeof rules.resample>[1], count: number) =>
  Array.from({ length: count }, (_, n) => rules.resample(state, viewer, seed(n)));

/** A guess each, all wrong, turn after turn, never the same card twice for one persona. */
function failed(seance: Seance, turns: number): Seance {
  for (let turn = 0; turn < turns; turn++) {
    seance.serve();
    for (const { persona, seat } of seance.state.personas) {
      const tried = seance.state.guesses.filter((g) => g.persona === persona).map((g) => g.card);
      const card = seance.state.suspects.character.find((c) => c !== seance.target(persona) && !tried.includes(c));
      if (card) seance.act(seat, { type: 'ball', persona, card });
    }
    seance.ready();
  }
  return seance;
}

describe('what a psychic cannot know is dealt anew', () => {
  it('targets stay on the table, differ, and are none of the persona’s failed guesses', () => {
    const seance = failed(new Seance({}, 5), 4);
    for (const world of worlds(seance.state, 'psychic-2', 60)) {
      rules.check(world);
      for (const { persona, card } of seance.state.guesses)
        expect(world.targets[persona - 1]?.character).not.toBe(card);
    }
  });

  it('solved targets stay, unsolved ones vary', () => {
    const seance = new Seance();
    seance.turn([1]);
    const dealt = worlds(seance.state, 'spectator', 60).map(({ targets }) => targets);
    expect(new Set(dealt.map(([first]) => first?.character)).size).toBe(1);
    expect(new Set(dealt.map(([first]) => first?.location)).size).toBe(6);
    expect(new Set(dealt.map(([, second]) => second?.character)).size).toBeGreaterThan(3);
  });

  it('a target that is the only one left is known for certain', () => {
    const seance = failed(new Seance({}, 2), 3);
    const truth = seance.state.targets.map(({ character }) => character);
    for (const world of worlds(seance.state, 'psychic-1', 20))
      expect(world.targets.map(({ character }) => character)).toEqual(truth);
  });

  it('every deal that fits is equally likely, also when few fit', () => {
    const table = ['a', 'b', 'c', 'd'];
    const allowed = [new Set(['a', 'b']), new Set(['b', 'c']), new Set(table)];
    const counts = new Map<string, number>();
    for (let n = 0; n < 6000; n++) {
      const [cards] = dealAmong(table, allowed, { seed: seed(n), n: 0 });
      counts.set(cards.join(''), (counts.get(cards.join('')) ?? 0) + 1);
    }
    expect([...counts.keys()].toSorted()).toEqual(['abc', 'abd', 'acb', 'acd', 'bca', 'bcd']);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(6 * Math.sqrt(1000));
  });

  it('a deal that hardly ever comes up by chance is found all the same', () => {
    const table = Array.from({ length: 12 }, (_, n) => n);
    const [cards] = dealAmong(
      table,
      table.slice(0, 6).map((n) => new Set([n])),
      { seed: seed(1), n: 0 },
    );
    expect(cards).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('visions and open discards stay, the hand varies', () => {
    const seance = new Seance();
    seance.turn([1]);
    const hands = worlds(seance.state, 'psychic-1', 20).map((world) => {
      expect(world.dreams.open).toEqual(seance.state.dreams.open);
      expect(world.personas).toEqual(seance.state.personas);
      return world.dreams.hand.join();
    });
    expect(new Set(hands).size).toBe(20);
  });

  it('now and then a ghost on its way is imagined: dreams in the tray, a redraw made unseen', () => {
    const seance = new Seance({ edition: 'clairvoyance' }).serve();
    const imagined = worlds(seance.state, 'psychic-1', 600);
    for (const world of imagined) expect(rules.view(world, 'psychic-1')).toEqual(seance.view('psychic-1'));
    expect(imagined.some(({ dreams }) => dreams.tray.length > 0)).toBe(true);
    expect(imagined.some(({ dreams }) => dreams.thrown.length > 0)).toBe(true);
    expect(imagined.filter(({ dreams }) => dreams.redrawsLeft === 1).length).toBeGreaterThan(500);
  });

  it('held visions are taken back and may go elsewhere', () => {
    const seance = new Seance({ batchVisions: true });
    seance.send(1);
    const imagined = worlds(seance.state, 'psychic-1', 600);
    for (const world of imagined) rules.check(world);
    const served = imagined.filter(({ personas }) => personas.some(({ visions }) => visions.length > 0));
    expect(served.length).toBeGreaterThan(0);
    expect(served.length).toBeLessThan(60);
  });
});

describe('what everybody saw go into the pile is remembered (MY-R45)', () => {
  /** A reshuffle has just put the first 70 dreams back; 14 were never seen. */
  function reshuffled(unnamed: number): Seance {
    const seance = new Seance({ difficulty: 'very-difficult' });
    const [returned, unseen] = [DREAMS.slice(0, 70), DREAMS.slice(70)];
    const hand = [...unseen.slice(0, 6), 'd01' as const];
    const lying = { turn: 0, dreams: unseen.slice(6 + unnamed), chance: false };
    return seance.arrange({
      dreams: {
        ...seance.state.dreams,
        hand,
        pile: [...returned.slice(1), ...unseen.slice(6, 6 + unnamed)],
        returned,
        unnamed,
      },
      personas: seance.state.personas.map((p) => (p.persona === 1 ? { ...p, visions: [lying] } : p)),
    });
  }

  it('when nothing hidden was shuffled in, the cards seen by nobody are in the hand for certain', () => {
    const seance = reshuffled(0);
    rules.check(seance.state);
    for (const world of worlds(seance.state, 'psychic-1', 30)) {
      rules.check(world);
      expect(world.dreams.hand).toEqual(expect.arrayContaining(DREAMS.slice(70, 76)));
    }
  });

  it('otherwise no more of them are in the pile than were thrown, and each may be', () => {
    const seance = reshuffled(2);
    const inPile = worlds(seance.state, 'spectator', 60).map(({ dreams }) => {
      const found = dreams.pile.filter((dream) => !dreams.returned.includes(dream));
      expect(found.length).toBeLessThanOrEqual(2);
      return found;
    });
    expect(new Set(inPile.flat()).size).toBe(8);
  });

  it('a card that is shown again is no longer listed', () => {
    const seance = reshuffled(0);
    seance.act('ghost', { type: 'tray-in', dream: 'd01' });
    seance.act('ghost', { type: 'send', persona: 2 });
    expect(seance.view('psychic-1').dreams.returned).not.toContain('d01');
    expect(seance.view('psychic-1').dreams.returned).toHaveLength(69);
  });
});

describe('what the ghost cannot know is dealt anew', () => {
  it('only the order of the pile, in stage 1', () => {
    const seance = new Seance();
    seance.act('ghost', { type: 'redraw' });
    const { dreams, targets } = seance.state;
    for (const world of worlds(seance.state, 'ghost', 5)) {
      expect(world.targets).toEqual(targets);
      expect({ ...world.dreams, pile: [] }).toEqual({ ...dreams, pile: [] });
      expect(world.dreams.pile).not.toEqual(dreams.pile);
      expect(world.dreams.pile.toSorted()).toEqual(dreams.pile.toSorted());
    }
  });

  it('votes and the order of the face-down cards in the poll; the culprit stays', () => {
    const seance = new Seance({ edition: 'clairvoyance' }).solve();
    seance.markers(0, 0, 7);
    seance.choose(2);
    seance.act('psychic-1', { type: 'vote', group: 1 });
    const finals = worlds(seance.state, 'ghost', 60).map(({ final }) => final);
    expect(new Set(finals.map((final) => final?.culprit))).toEqual(new Set([2]));
    expect(new Set(finals.map((final) => final?.votes[0]?.group))).toEqual(new Set([1, 2, 3, null]));
    expect(new Set(finals.map((final) => final?.shared[0])).size).toBe(1);
    expect(new Set(finals.map((final) => final?.shared.join())).size).toBe(2);
  });
});

describe('stage 2 for the psychics', () => {
  it('the culprit is any group not yet cleared', () => {
    const seance = new Seance().solve();
    seance.choose(1);
    for (const { seat } of seance.state.psychics) seance.act(seat, { type: 'accuse', group: 3 });
    seance.ready();
    const culprits = worlds(seance.state, 'psychic-1', 40).map(({ final }) => final?.culprit);
    expect(new Set(culprits)).toEqual(new Set([1, 2]));
  });

  it('one’s own vote is kept, others’ are not', () => {
    const seance = new Seance({ edition: 'clairvoyance' }).solve();
    seance.markers(0, 0, 0);
    seance.choose(2);
    seance.act('psychic-1', { type: 'vote', group: 1 });
    seance.act('psychic-2', { type: 'vote', group: 1 });
    const votes = worlds(seance.state, 'psychic-1', 40).map(({ final }) => final?.votes.map(({ group }) => group));
    expect(new Set(votes.map((vote) => vote?.[0]))).toEqual(new Set([1]));
    expect(new Set(votes.map((vote) => vote?.[1])).size).toBe(4);
  });

  it('when it is over everything shown stays, and only the pile is shuffled', () => {
    const seance = new Seance();
    for (let turn = 1; turn <= 7; turn++) seance.turn([]);
    for (const world of worlds(seance.state, 'psychic-1', 5)) {
      expect(rules.view(world, 'spectator')).toEqual(seance.view('spectator'));
      expect(world.dreams.pile).not.toEqual(seance.state.dreams.pile);
    }
  });
});
