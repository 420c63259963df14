import { describe, expect, it } from 'vitest';
import { type PsychicSeat, rules } from '../src/index.ts';
import { heard, Seance, typesHeard } from './seance.ts';

/** Stage 2 of the original on the given day, with the given culprit. */
function deliberation(players = 4, options = {}, culprit = 1, solvedIn = 3): Seance {
  const seance = new Seance(options, players).solve(solvedIn);
  seance.choose(culprit);
  return seance;
}

const accuse = (seance: Seance, ...groups: readonly (number | null)[]) => {
  for (const [index, group] of groups.entries()) {
    if (group !== null) seance.act(`psychic-${index + 1}` as PsychicSeat, { type: 'accuse', group });
  }
};

const seniorsGroup = (seance: Seance) =>
  seance.state.final?.accusations.find(({ seat }) => seat === seance.state.seniority[0])?.group;

describe('the original’s accusation', () => {
  it('a unique leading group is exposed when all are READY (MY-R17)', () => {
    const seance = deliberation();
    accuse(seance, 1, 1, 2);
    const told = seance.ready();
    expect(heard(told, 'spectator')).toContainEqual({ type: 'exposed', group: 1, by: 'majority', right: true });
    expect(seance.state.outcome).toMatchObject({
      kind: 'win',
      winners: ['ghost', 'psychic-1', 'psychic-2', 'psychic-3'],
    });
    expect(seance.view('psychic-1').end?.culprit).toBe(1);
  });

  it('a wrong group is removed, the balls go back and a day passes', () => {
    const seance = deliberation();
    expect(seance.state.turn).toBe(4);
    accuse(seance, 2, 2, 3);
    seance.ready();
    expect(seance.state.turn).toBe(5);
    expect(seance.view('spectator').final).toMatchObject({ exposed: [2], accusations: [], round: 1 });
    expect(seance.refusal('psychic-1', { type: 'accuse', group: 2 })).toBe('group-cleared');
    expect(seance.refusal('psychic-1', { type: 'accuse', group: 5 })).toBe('no-such-group');
    expect(seance.legal('ghost')).toEqual([]);
    accuse(seance, 1, 1, 3);
    seance.ready();
    expect(seance.state.outcome?.kind).toBe('win');
  });

  it('there are as many attempts as days are left', () => {
    const seance = deliberation(5, {}, 4, 5);
    expect(seance.state.turn).toBe(6);
    accuse(seance, 1, 1, 1, 1);
    seance.ready();
    expect(seance.state.outcome).toBe(null);
    accuse(seance, 2, 2, 2, 2);
    seance.ready();
    expect(seance.state.outcome).toEqual({ kind: 'loss', winners: [], reason: 'wrong-culprit' });
  });

  it('with two players a second day makes the win certain, and the last group is still placed (MY-R18)', () => {
    const seance = deliberation(2);
    accuse(seance, 2);
    seance.ready();
    expect(seance.state.step).toBe('deliberate');
    expect(seance.legal('psychic-1').filter(({ type }) => type === 'accuse')).toEqual([{ type: 'accuse', group: 1 }]);
    accuse(seance, 1);
    seance.ready();
    expect(seance.state.outcome?.kind).toBe('win');
  });

  it('a ball is one for each seat, may be moved and taken back, and cancels one’s own READY', () => {
    const seance = deliberation();
    accuse(seance, 2);
    expect(seance.refusal('psychic-1', { type: 'accuse', group: 2 })).toBe('already-there');
    seance.act('psychic-1', { type: 'ready' });
    const told = seance.act('psychic-1', { type: 'accuse', group: 3 });
    expect(heard(told, 'ghost')).toEqual([{ type: 'accused', seat: 'psychic-1', group: 3 }]);
    expect(seance.psychic('psychic-1').ready).toBe(false);
    expect(seance.state.final?.accusations).toEqual([{ seat: 'psychic-1', group: 3 }]);
    seance.act('psychic-1', { type: 'clear-accusation' });
    expect(seance.refusal('psychic-1', { type: 'clear-accusation' })).toBe('no-ball');
  });

  it('groups are accused in this step only', () => {
    const seance = new Seance().solve();
    expect(seance.refusal('psychic-1', { type: 'accuse', group: 1 })).toBe('wrong-step');
    expect(seance.refusal('psychic-1', { type: 'clear-accusation' })).toBe('wrong-step');
  });

  it('a tie cancels every READY under a new question; the balls stay (MY-R17)', () => {
    const seance = deliberation(3);
    accuse(seance, 1, 2);
    const question = rules.prompt(seance.view('psychic-1'));
    const told = seance.ready();
    expect(typesHeard(told, 'psychic-1')).toEqual(['ready', 'undecided']);
    expect(seance.state.psychics.some(({ ready }) => ready)).toBe(false);
    expect(seance.state.final).toMatchObject({ round: 2, exposed: [] });
    expect(seance.state.final?.accusations).toHaveLength(2);
    expect(rules.prompt(seance.view('psychic-1'))).not.toBe(question);
  });

  it('the third time the most senior seat among the tied decides (MY-R17, MY-R14)', () => {
    for (let deal = 1; deal <= 8; deal++) {
      const seance = new Seance({}, 3, deal).solve();
      seance.choose(1);
      accuse(seance, 1, 2);
      const group = seniorsGroup(seance);
      seance.ready();
      seance.ready();
      const told = seance.ready();
      expect(heard(told, 'spectator')).toContainEqual({ type: 'exposed', group, by: 'seniority', right: group === 1 });
    }
  });

  it('a senior seat without a ball on a tied group does not decide', () => {
    for (let deal = 1; deal <= 8; deal++) {
      const seance = new Seance({}, 7, deal).solve();
      seance.choose(6);
      const [first, second, ...others] = seance.state.seniority;
      if (first) seance.act(first, { type: 'accuse', group: 5 });
      if (second) seance.act(second, { type: 'accuse', group: 2 });
      for (const [index, seat] of others.entries())
        seance.act(seat, { type: 'accuse', group: [1, 1, 2, 3][index] ?? 4 });
      seance.ready();
      seance.ready();
      expect(heard(seance.ready(), 'ghost')).toContainEqual({
        type: 'exposed',
        group: 2,
        by: 'seniority',
        right: false,
      });
    }
  });

  it('READY without a ball abstains; a single ball is then enough', () => {
    const seance = deliberation();
    accuse(seance, null, null, 1);
    seance.ready();
    expect(seance.state.outcome?.kind).toBe('win');
  });

  it('three times no ball at all: the day passes without a guess (MY-R17)', () => {
    const seance = deliberation();
    for (let round = 1; round <= 2; round++) seance.ready();
    const told = seance.ready();
    expect(heard(told, 'ghost')).toContainEqual({ type: 'exposed', group: null, by: 'nobody', right: false });
    expect(seance.state.turn).toBe(5);
    expect(seance.state.final).toMatchObject({ exposed: [], round: 1 });
  });

  it('three times no ball on day 7 is a loss', () => {
    const seance = deliberation(4, {}, 1, 6);
    for (let round = 1; round <= 3; round++) seance.ready();
    expect(seance.state.outcome).toEqual({ kind: 'loss', winners: [], reason: 'nobody-accused' });
  });

  it('strictMajority wants more than half of the seats, but the third time the lead is enough', () => {
    const seance = deliberation(5, { strictMajority: true });
    accuse(seance, 1, 1, 2, 3);
    seance.ready();
    expect(seance.state.final?.round).toBe(2);
    seance.ready();
    seance.ready();
    expect(seance.state.outcome?.kind).toBe('win');
    const other = deliberation(5, { strictMajority: true });
    accuse(other, 1, 1, 1, 3);
    other.ready();
    expect(other.state.outcome?.kind).toBe('win');
  });

  it('half of the seats is not more than half', () => {
    const seance = deliberation(5, { strictMajority: true });
    accuse(seance, 1, 1, null, null);
    seance.ready();
    expect(seance.state.final?.round).toBe(2);
  });
});

describe('the 2015 agreement of small tables (MY-R43)', () => {
  const agreement = (players: number, culprit = 1, deal = 1) => {
    const seance = new Seance({ edition: 'clairvoyance' }, players, deal).solve();
    seance.choose(culprit);
    return seance;
  };

  it('two players: one ball and READY is the verdict, once', () => {
    const seance = agreement(2, 3);
    accuse(seance, 3);
    seance.ready();
    expect(seance.state.outcome?.kind).toBe('win');
    const other = agreement(2, 3);
    accuse(other, 1);
    other.ready();
    expect(other.state.outcome).toEqual({ kind: 'loss', winners: [], reason: 'wrong-culprit' });
  });

  it('three players: both on the same group is the verdict', () => {
    const seance = agreement(3, 4);
    accuse(seance, 4, 4);
    seance.ready();
    expect(seance.state.outcome?.kind).toBe('win');
  });

  it('a seat READY without a ball leaves it to the other', () => {
    const seance = agreement(3, 2);
    accuse(seance, null, 2);
    seance.ready();
    expect(seance.state.outcome?.kind).toBe('win');
  });

  it('no agreement cancels READY; the third time the senior seat’s ball decides', () => {
    for (let deal = 1; deal <= 6; deal++) {
      const seance = agreement(3, 1, deal);
      accuse(seance, 1, 2);
      const group = seniorsGroup(seance);
      seance.ready();
      seance.ready();
      expect(seance.state.outcome).toBe(null);
      seance.ready();
      expect(seance.state.outcome?.kind).toBe(group === 1 ? 'win' : 'loss');
    }
  });

  it('no ball at all three times is a loss', () => {
    const seance = agreement(3);
    for (let round = 1; round <= 3; round++) seance.ready();
    expect(seance.state.outcome).toEqual({ kind: 'loss', winners: [], reason: 'nobody-accused' });
  });

  it('talk stays open: there is no poll and no silence (§3.9)', () => {
    const seance = agreement(3);
    expect(rules.maySpeak(seance.state, 'psychic-1', 'chat')).toBe(true);
  });
});
