import { describe, expect, it } from 'vitest';
import { levelAt, type PsychicSeat, rules } from '../src/index.ts';
import { heard, Seance, typesHeard } from './seance.ts';

/** The straw poll with these markers, in seat order; group 1 is the culprit unless told. */
function poll(markers: readonly number[], culprit = 1, deal = 1, options = {}): Seance {
  const seance = new Seance({ edition: 'clairvoyance', ...options }, markers.length + 1, deal).solve();
  seance.markers(...markers);
  seance.choose(culprit);
  return seance;
}

/** Votes in seat order, as the levels come up; null abstains. */
function vote(seance: Seance, ...groups: readonly (number | null)[]) {
  let told: ReturnType<Seance['act']> = [];
  while (seance.state.step === 'poll') {
    for (const seat of rules.toAct(seance.state)) {
      const group = groups[Number(seat.slice(-1)) - 1] ?? null;
      told = seance.act(seat, group === null ? { type: 'abstain' } : { type: 'vote', group });
    }
  }
  return heard(told, 'spectator').find((event) => event.type === 'revealed');
}

describe('clairvoyancy levels (MY-R11)', () => {
  it.each([
    [4, [0, 1], [4, 1], [5, 2], [6, 2], [7, 3], [12, 3]],
    [5, [0, 1], [4, 1], [5, 2], [6, 2], [7, 3], [12, 3]],
    [6, [0, 1], [6, 1], [7, 2], [9, 2], [10, 3], [16, 3]],
    [7, [0, 1], [6, 1], [7, 2], [9, 2], [10, 3], [16, 3]],
  ])('with %i players the thresholds lie where the track has them', (players, ...rows) => {
    const options = rules.options.parse({ edition: 'clairvoyance' });
    for (const [marker, level] of rows) expect(levelAt(marker as number, { options, players })).toBe(level);
  });
});

describe('the straw poll', () => {
  it('each level votes when its card is turned up', () => {
    const seance = poll([0, 5, 7]);
    expect(seance.view('spectator').final).toMatchObject({ faceDown: 2, voted: [] });
    expect(rules.toAct(seance.state)).toEqual(['psychic-1']);
    expect(seance.refusal('psychic-2', { type: 'vote', group: 1 })).toBe('not-your-level');
    const told = seance.act('psychic-1', { type: 'vote', group: 1 });
    expect(typesHeard(told, 'psychic-3')).toEqual(['voted', 'turned']);
    expect(rules.toAct(seance.state)).toEqual(['psychic-2']);
    seance.act('psychic-2', { type: 'vote', group: 2 });
    expect(seance.view('psychic-3').final?.faceDown).toBe(0);
    seance.act('psychic-3', { type: 'vote', group: 1 });
    expect(seance.state.outcome?.kind).toBe('win');
  });

  it('turned cards are seen by all, the others by nobody but the ghost', () => {
    const seance = poll([0, 5, 7]);
    const shared = seance.state.final?.shared ?? [];
    for (const viewer of ['psychic-3', 'spectator'] as const) {
      expect(seance.view(viewer).final?.shared).toEqual(shared.slice(0, 1));
      expect(JSON.stringify(seance.view(viewer))).not.toContain(shared[1]);
    }
    expect(seance.view('ghost').ghost?.shared).toEqual(shared.toSorted());
  });

  it('a level nobody is on is passed at once', () => {
    const low = poll([0, 1, 2]);
    const told = [
      ...low.act('psychic-1', { type: 'vote', group: 1 }),
      ...low.act('psychic-2', { type: 'vote', group: 1 }),
    ];
    expect(typesHeard(told, 'ghost')).toEqual(['voted', 'voted']);
    expect(typesHeard(low.act('psychic-3', { type: 'vote', group: 1 }), 'ghost')).toEqual([
      'voted',
      'turned',
      'turned',
      'revealed',
      'over',
    ]);
    const high = poll([7, 8, 9]);
    expect(high.view('spectator').final?.faceDown).toBe(0);
    expect(rules.toAct(high.state)).toHaveLength(3);
  });

  it('that one voted is public, what one voted is one’s own until the reveal', () => {
    const seance = poll([0, 0, 0]);
    const told = seance.act('psychic-2', { type: 'vote', group: 3 });
    const ballot = { seat: 'psychic-2', group: 3 };
    expect(heard(told, 'psychic-2')).toEqual([{ type: 'voted', seat: 'psychic-2', vote: ballot }]);
    for (const viewer of ['ghost', 'psychic-1', 'spectator'] as const) {
      expect(heard(told, viewer)).toEqual([{ type: 'voted', seat: 'psychic-2', vote: null }]);
      expect(seance.view(viewer).final).toMatchObject({ voted: ['psychic-2'], vote: null });
    }
    expect(seance.view('psychic-2').final?.vote).toEqual(ballot);
    expect(seance.refusal('psychic-2', { type: 'vote', group: 1 })).toBe('already-voted');
    expect(seance.refusal('psychic-2', { type: 'abstain' })).toBe('already-voted');
    expect(seance.refusal('psychic-1', { type: 'vote', group: 6 })).toBe('no-such-group');
  });

  it('an abstention looks like a vote until the reveal (MY-R46)', () => {
    const [voted, abstained] = [poll([0, 0, 0]), poll([0, 0, 0])];
    const one = voted.act('psychic-2', { type: 'vote', group: 3 });
    const other = abstained.act('psychic-2', { type: 'abstain' });
    expect(heard(other, 'psychic-1')).toEqual(heard(one, 'psychic-1'));
    expect(abstained.view('psychic-1')).toEqual(voted.view('psychic-1'));
  });

  it('votes are cast in this step only', () => {
    const seance = new Seance({ edition: 'clairvoyance' }).solve();
    expect(seance.refusal('psychic-1', { type: 'vote', group: 1 })).toBe('wrong-step');
    expect(seance.refusal('psychic-1', { type: 'abstain' })).toBe('wrong-step');
  });

  it('most votes are the verdict, and all votes are shown', () => {
    const seance = poll([0, 0, 0]);
    expect(vote(seance, 2, 1, 1)).toMatchObject({ group: 1, by: 'majority', right: true });
    expect(seance.view('spectator').end?.votes).toEqual([
      { seat: 'psychic-1', group: 2 },
      { seat: 'psychic-2', group: 1 },
      { seat: 'psychic-3', group: 1 },
    ]);
  });

  it('a wrong verdict loses the game', () => {
    const seance = poll([0, 0, 0], 3);
    vote(seance, 1, 1, 3);
    expect(seance.state.outcome).toEqual({ kind: 'loss', winners: [], reason: 'wrong-culprit' });
  });

  it('a tie goes to the tied voter furthest on the track (MY-R13)', () => {
    expect(vote(poll([1, 2, 3]), 1, 2, 3)).toMatchObject({ group: 3, by: 'marker' });
    expect(vote(poll([6, 2, 3, 1]), 1, 1, 2, 2)).toMatchObject({ group: 1, by: 'marker' });
  });

  it('whoever is furthest but voted outside the tie is not compared (MY-R13)', () => {
    expect(vote(poll([12, 2, 3, 0, 1]), 5, 1, 2, 1, 2)).toMatchObject({ group: 2, by: 'marker' });
  });

  it('two furthest who agree settle it without seniority', () => {
    expect(vote(poll([4, 4, 1, 1]), 2, 2, 1, 1)).toMatchObject({ group: 2, by: 'marker' });
  });

  it('an equal marker leaves it to the more senior of those (MY-R14)', () => {
    for (let deal = 1; deal <= 8; deal++) {
      const seance = poll([3, 1, 3], 1, deal);
      const senior = seance.state.seniority.find((seat) => seat !== 'psychic-2') as PsychicSeat;
      expect(vote(seance, 1, 2, 3)).toMatchObject({ group: senior === 'psychic-1' ? 1 : 3, by: 'seniority' });
    }
  });

  it('abstentions count for no group; a single vote can be the majority (MY-R27)', () => {
    expect(vote(poll([9, 0, 0]), null, 1, null)).toMatchObject({ group: 1, by: 'majority', right: true });
  });

  it('everyone abstaining is a loss (MY-R27)', () => {
    const seance = poll([0, 0, 0]);
    expect(vote(seance, null, null, null)).toMatchObject({ group: null, by: 'nobody', right: false });
    expect(seance.state.outcome).toEqual({ kind: 'loss', winners: [], reason: 'nobody-voted' });
  });
});
