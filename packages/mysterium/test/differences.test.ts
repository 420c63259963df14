import { describe, expect, it } from 'vitest';
import { EDITIONS, rules } from '../src/index.ts';
import { Seance } from './seance.ts';

const { original, clairvoyance } = EDITIONS;
const as = { edition: 'clairvoyance' };

/** Each row of the difference table, in its order. */
describe('where the editions differ', () => {
  it('turns: the original’s seven days serve both stages, the 2015 hours only the first', () => {
    expect([original.finalTakesTurns, clairvoyance.finalTakesTurns]).toEqual([true, false]);
    expect(new Seance().solve(4).state.turn).toBe(5);
    expect(new Seance(as).solve(4).state.turn).toBe(4);
  });

  it('guess order: character, location, object in both', () => {
    for (const options of [{}, as]) {
      const seance = new Seance(options);
      const order = [1, 2, 3].map(() => {
        const { category } = seance.persona(1);
        seance.turn([1]);
        return category;
      });
      expect(order).toEqual(['character', 'location', 'object']);
    }
  });

  it('difficulties: four and three', () => {
    expect(Object.keys(original.difficulties)).toEqual(['easy', 'normal', 'difficult', 'very-difficult']);
    expect(Object.keys(clairvoyance.difficulties)).toEqual(['easy', 'medium', 'hard']);
  });

  it('timer: none and two minutes', () => {
    expect(rules.clock(new Seance().serve().state)).toBe(null);
    expect(rules.clock(new Seance(as).serve().state)?.seconds).toBe(120);
  });

  it('the guess step ends with everybody READY in both, and by the clock where one runs', () => {
    for (const options of [{}, as]) {
      const seance = new Seance(options).serve();
      seance.ready();
      expect(seance.state.turn).toBe(2);
    }
  });

  it('opinions and the track: only in the 2015 edition with four players or more', () => {
    for (const [options, players, expected] of [
      [{}, 7, false],
      [as, 3, false],
      [as, 4, true],
    ] as const) {
      const seance = new Seance(options, players).serve();
      seance.ball(1, 'right');
      const other = seance.state.psychics.at(-1)?.seat ?? 'psychic-1';
      expect(seance.can(other, 'token')).toBe(expected);
      expect(seance.view('spectator').psychics[0]?.level).toBe(expected ? 1 : null);
    }
  });

  it('solved cards: off the table and open for all in both', () => {
    for (const options of [{}, as]) {
      const seance = new Seance(options);
      const card = seance.target(1);
      seance.turn([1]);
      expect(seance.view('spectator').suspects.character).not.toContain(card);
      expect(seance.view('spectator').personas[0]?.solved.character).toBe(card);
    }
  });

  it('redraw: the whole hand before the guessing, or any cards also during it', () => {
    const [first, second] = [new Seance(), new Seance(as)];
    for (const seance of [first, second]) {
      seance.tray(2);
      seance.act('ghost', { type: 'redraw' });
    }
    expect([first, second].map((seance) => seance.state.dreams.thrown.length)).toEqual([7, 2]);
    const [third, fourth] = [new Seance().serve(), new Seance(as).serve()];
    expect([third, fourth].map((seance) => seance.can('ghost', 'tray-in'))).toEqual([false, true]);
  });

  it.each([
    [{}, 4, 'deliberate', 0],
    [{}, 2, 'deliberate', 0],
    [as, 2, 'agree', 0],
    [as, 3, 'agree', 0],
    [as, 4, 'poll', 2],
  ])('final vision and vote: %j with %i players is %s, %i cards face down at first', (options, players, step, down) => {
    const seance = new Seance(options, players).solve();
    seance.choose(1);
    expect(seance.state.step).toBe(step);
    expect(seance.view('spectator').final?.faceDown).toBe(down);
  });

  it('a wrong final answer: guess again while days remain, or lost', () => {
    for (const [options, kind] of [
      [{}, undefined],
      [as, 'loss'],
    ] as const) {
      const seance = new Seance(options, 3).solve();
      seance.choose(1);
      for (const { seat } of seance.state.psychics) seance.act(seat, { type: 'accuse', group: 2 });
      seance.ready();
      expect(seance.state.outcome?.kind).toBe(kind);
    }
  });

  it('decoys: only with two players in the 2015 edition', () => {
    for (const [options, players, groups] of [
      [{}, 2, 2],
      [as, 2, 4],
      [as, 3, 4],
    ] as const) {
      expect(new Seance(options, players).solve().state.final?.groups).toHaveLength(groups);
    }
  });

  it('a broken silence: the foul call is the original’s', () => {
    expect(rules.options.safeParse({ foulCall: true }).success).toBe(true);
    expect(rules.options.safeParse({ ...as, foulCall: true }).success).toBe(false);
  });

  it('finishing early: more attempts, spaces on the track, or nothing', () => {
    expect(8 - new Seance().solve(3).state.turn).toBe(4);
    expect(new Seance(as, 4).solve(3).psychic('psychic-1').marker).toBe(4);
    expect(new Seance(as, 3).solve(3).psychic('psychic-1').marker).toBe(0);
  });
});
