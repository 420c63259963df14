import { describe, expect, it } from 'vitest';
import { rules } from '../src/index.ts';
import { heard, Seance } from './seance.ts';

const clock = (seance: Seance) => rules.clock(seance.state);

/** The clock runs out: all idle seats answer, one after the other. */
function timeOut(seance: Seance) {
  const idle = rules.idle(seance.state);
  return idle.flatMap(({ seat, action }) => seance.act(seat, action));
}

describe('clocks', () => {
  it('the original has none unless asked for', () => {
    const seance = new Seance();
    expect(clock(seance)).toBe(null);
    expect(rules.idle(seance.state)).toEqual([]);
    seance.serve();
    expect(clock(seance)).toBe(null);
    expect(rules.idle(seance.state)).toEqual([]);
  });

  it('the 2015 edition’s sand runs from the last vision on (MY-R6)', () => {
    const seance = new Seance({ edition: 'clairvoyance' });
    expect(clock(seance)).toBe(null);
    seance.serve();
    expect(clock(seance)).toEqual({ key: 'interpret:1', seconds: 120 });
    seance.ball(1, 'right');
    expect(clock(seance)?.key).toBe('interpret:1');
  });

  it('when it runs out, those not READY are READY, and a ball that lies counts (MY-R7, MY-R37)', () => {
    const seance = new Seance({ edition: 'clairvoyance' }).serve();
    seance.ball(2, 'right');
    seance.act('psychic-1', { type: 'ready' });
    expect(rules.idle(seance.state)).toEqual([
      { seat: 'psychic-2', action: { type: 'ready' } },
      { seat: 'psychic-3', action: { type: 'ready' } },
    ]);
    timeOut(seance);
    expect(seance.state.turn).toBe(2);
    expect(seance.persona(2).category).toBe('location');
  });

  it('the tokens step has sixty seconds, none when the sand is off', () => {
    const options = { edition: 'clairvoyance', splitClairvoyance: true };
    const seance = new Seance(options).serve();
    timeOut(seance);
    expect(clock(seance)).toEqual({ key: 'tokens:1', seconds: 60 });
    timeOut(seance);
    expect(seance.state.turn).toBe(2);
    const slow = new Seance({ ...options, interpretSeconds: 0 }).serve();
    slow.ready();
    expect(slow.state.step).toBe('tokens');
    expect(clock(slow)).toBe(null);
  });

  it('each level of the poll has its own time, and silence is an abstention (MY-R27)', () => {
    const seance = new Seance({ edition: 'clairvoyance', voteSeconds: 30 }).solve();
    seance.markers(0, 5, 5);
    seance.choose(1);
    expect(clock(seance)).toEqual({ key: 'poll:1', seconds: 30 });
    expect(rules.idle(seance.state)).toEqual([{ seat: 'psychic-1', action: { type: 'abstain' } }]);
    timeOut(seance);
    expect(clock(seance)).toEqual({ key: 'poll:2', seconds: 30 });
    timeOut(seance);
    expect(seance.state.outcome?.reason).toBe('nobody-voted');
  });

  it('the final’s clock starts anew after each cancelled READY round', () => {
    for (const [options, players, step, turn] of [
      [{ finalSeconds: 180 }, 4, 'deliberate', 4],
      [{ edition: 'clairvoyance', finalSeconds: 180 }, 3, 'agree', 3],
    ] as const) {
      const seance = new Seance(options, players).solve();
      seance.choose(1);
      for (const round of [1, 2, 3]) {
        expect(clock(seance)).toEqual({ key: `${step}:${turn}:${round}`, seconds: 180 });
        timeOut(seance);
      }
      expect(clock(seance)?.key ?? 'over').toBe(step === 'agree' ? 'over' : 'deliberate:5:1');
    }
  });
});

describe('the ghost’s clock (MY-R30)', () => {
  it('gives one random card to each persona still waiting, and says that it chose', () => {
    const seance = new Seance({ ghostSeconds: 300 });
    seance.send(2, 2);
    seance.tray(3);
    expect(clock(seance)).toEqual({ key: 'vision:1', seconds: 300 });
    const told = heard(timeOut(seance), 'psychic-1').filter((event) => event.type === 'sent');
    expect(told.map(({ persona, chance, dreams }) => [persona, chance, dreams.length])).toEqual([
      [1, true, 1],
      [3, true, 1],
    ]);
    expect(seance.view('psychic-1').personas.map(({ visions }) => visions[0]?.chance)).toEqual([true, false, true]);
    expect(seance.state.step).toBe('interpret');
  });

  it('chooses a random group and three random dreams in stage 2, and says so', () => {
    const groups = new Set<unknown>();
    for (let deal = 1; deal <= 30; deal++) {
      const seance = new Seance({ ghostSeconds: 180 }, 4, deal).solve();
      const told = heard(timeOut(seance), 'spectator');
      expect(told[0]).toMatchObject({ type: 'shared', group: null, chance: true });
      expect(seance.view('spectator').final?.chance).toBe(true);
      expect(new Set(seance.state.final?.shared).size).toBe(3);
      groups.add(seance.state.final?.culprit);
    }
    expect(groups.size).toBe(3);
  });

  it('draws from the game’s random stream, so that two deals choose differently', () => {
    const places = new Set<number>();
    for (let deal = 1; deal <= 40; deal++) {
      const seance = new Seance({ ghostSeconds: 180 }, 2, deal);
      const { hand } = seance.state.dreams;
      timeOut(seance);
      const [dream] = seance.persona(1).visions[0]?.dreams ?? [];
      if (dream) places.add(hand.indexOf(dream));
    }
    expect(places.size).toBe(7);
  });

  it('stops when the cards give out', () => {
    const seance = new Seance({ ghostSeconds: 180 }, 4);
    const { hand, pile } = seance.state.dreams;
    const lying = { turn: 0, dreams: [...hand.slice(2), ...pile].toSorted(), chance: false };
    seance.arrange({
      dreams: { ...seance.state.dreams, hand: hand.slice(0, 2), pile: [] },
      personas: seance.state.personas.map((p) => (p.persona === 1 ? { ...p, visions: [lying] } : p)),
    });
    timeOut(seance);
    expect(seance.state.personas.map(({ visions }) => visions.length)).toEqual([2, 1, 0]);
    expect(seance.state.step).toBe('interpret');
  });

  it('chance is no move where no clock runs for the ghost, nor outside its steps (MY-R47)', () => {
    expect(new Seance().refusal('ghost', { type: 'chance' })).toBe('no-clock');
    const seance = new Seance({ ghostSeconds: 180 }).serve();
    expect(seance.refusal('ghost', { type: 'chance' })).toBe('wrong-step');
  });
});
