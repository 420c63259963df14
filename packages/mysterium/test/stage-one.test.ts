import { describe, expect, it } from 'vitest';
import { rules } from '../src/index.ts';
import { heard, Seance, typesHeard } from './seance.ts';

const as = { edition: 'clairvoyance' };

describe('the manifestation', () => {
  it('all balls are judged together and told in persona order (MY-R21)', () => {
    const seance = new Seance({}, 6).serve();
    for (const persona of [5, 3, 1, 4, 2]) seance.ball(persona, persona % 2 ? 'right' : 'wrong');
    const told = heard(seance.ready(), 'psychic-4').filter((event) => event.type === 'manifested');
    expect(told.map(({ persona, right }) => [persona, right])).toEqual([
      [1, true],
      [2, false],
      [3, true],
      [4, false],
      [5, true],
    ]);
  });

  it('a right guess takes the suspect off the table, discards the visions face up and moves on', () => {
    const seance = new Seance().serve();
    const card = seance.target(1);
    const dreams = seance.persona(1).visions.flatMap((vision) => vision.dreams);
    seance.ball(1, 'right');
    seance.ready();
    expect(seance.persona(1)).toMatchObject({ category: 'location', visions: [], ball: null });
    expect(seance.persona(1).solved.character).toBe(card);
    expect(seance.view('psychic-2').suspects.character).not.toContain(card);
    expect(seance.view('psychic-2').dreams.open).toEqual(dreams);
  });

  it('whole solved triples stay open for all in both editions (MY-R38)', () => {
    for (const options of [{}, as]) {
      const seance = new Seance(options);
      for (let turn = 1; turn <= 3; turn++) seance.turn([1]);
      expect(seance.view('spectator').personas[0]?.solved).toEqual(seance.state.targets[0]);
      expect(seance.view('spectator').personas[1]?.solved.character).toBe(null);
    }
  });
});

describe('the end of the reconstruction', () => {
  it.each([{}, as])('not all finished after the seventh turn is a loss for everybody: %j', (options) => {
    const seance = new Seance(options);
    for (let turn = 1; turn <= 7; turn++) seance.turn([1, 2]);
    expect(seance.state.outcome).toEqual({ kind: 'loss', winners: [], reason: 'turns-used-up' });
  });

  it('in the original, finishing on day 7 is a loss: no day is left for the culprit (MY-R16)', () => {
    const seance = new Seance().solve(7);
    expect(seance.state.outcome).toEqual({ kind: 'loss', winners: [], reason: 'no-turn-for-the-culprit' });
  });

  it('in the 2015 edition, finishing in hour 7 is in time (MY-R16)', () => {
    const seance = new Seance(as).solve(7);
    expect(seance.state.step).toBe('shared-vision');
    expect(seance.state.turn).toBe(7);
  });

  it('in the original, finishing on day 6 leaves one attempt on day 7', () => {
    const seance = new Seance().solve(6);
    expect(seance.state.turn).toBe(7);
    seance.choose(2);
    for (const { seat } of seance.state.psychics) seance.act(seat, { type: 'accuse', group: 1 });
    seance.ready();
    expect(seance.state.outcome).toEqual({ kind: 'loss', winners: [], reason: 'wrong-culprit' });
  });

  it('everything is shown at the end, also after a loss (MY-R33)', () => {
    const seance = new Seance();
    for (let turn = 1; turn <= 6; turn++) seance.turn([]);
    seance.act('ghost', { type: 'redraw' });
    const told = seance.turn([]);
    const { targets, dreams } = seance.state;
    const end = { targets, culprit: null, hand: dreams.hand, thrown: dreams.thrown, votes: [] };
    expect(dreams.thrown).toHaveLength(7);
    expect(seance.view('spectator').end).toEqual(end);
    expect(heard(told, 'psychic-2').at(-1)).toEqual({ type: 'over', outcome: seance.state.outcome, end });
  });

  it('after the end nobody is asked, nothing is accepted and no clock runs', () => {
    const seance = new Seance({ ghostSeconds: 180, interpretSeconds: 60 });
    for (let turn = 1; turn <= 7; turn++) seance.turn([]);
    expect(rules.toAct(seance.state)).toEqual([]);
    expect(rules.clock(seance.state)).toBe(null);
    expect(rules.idle(seance.state)).toEqual([]);
    expect(seance.refusal('ghost', { type: 'redraw' })).toBe('game-over');
    expect(seance.legal('psychic-1')).toEqual([]);
  });

  it('the line-up follows as soon as the last persona is finished', () => {
    const seance = new Seance();
    seance.turn([1, 2, 3]);
    seance.turn([1, 2]);
    seance.turn([1, 2, 3]);
    expect(seance.state.step).toBe('vision');
    const told = seance.turn([3]);
    expect(typesHeard(told, 'spectator').slice(-3)).toContain('line-up');
    expect(seance.state.step).toBe('shared-vision');
  });
});
