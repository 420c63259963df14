import { describe, expect, it } from 'vitest';
import { heard, Seance, typesHeard } from './seance.ts';

describe.each(['original', 'clairvoyance'])('batchVisions in the %s edition (§3.12 no. 5)', (edition) => {
  it('nobody but the ghost sees who has been served until the last vision is sent', () => {
    const seance = new Seance({ edition, batchVisions: true });
    const before = JSON.stringify(seance.view('psychic-1'));
    for (const persona of [3, 1]) {
      const told = seance.send(persona, 2);
      expect(heard(told, 'psychic-1')).toEqual([]);
      expect(typesHeard(told, 'ghost')).toEqual(['sent', 'drew']);
    }
    expect(JSON.stringify(seance.view('psychic-1'))).toBe(before);
    expect(seance.view('ghost').personas[2]?.visions).toHaveLength(1);
    const told = heard(seance.send(2), 'psychic-1');
    expect(told[0]).toMatchObject({ type: 'unveiled', dreams: { hand: 7, pile: 72 } });
    expect(told[0]?.type === 'unveiled' && told[0].visions.map(({ persona }) => persona)).toEqual([1, 2, 3]);
    expect(seance.view('psychic-1').personas.map(({ visions }) => visions.length)).toEqual([1, 1, 1]);
  });

  it('a redraw among them stays hidden as long', () => {
    const seance = new Seance({ edition, batchVisions: true });
    seance.send(1);
    seance.tray(2);
    expect(heard(seance.act('ghost', { type: 'redraw' }), 'spectator')).toEqual([]);
    expect(seance.view('spectator').dreams).toMatchObject({ thrown: 0, redrawsLeft: 1, pile: 77 });
    seance.serve();
    expect(seance.view('spectator').dreams).toMatchObject({ thrown: edition === 'original' ? 7 : 2, redrawsLeft: 0 });
  });

  it('no ball is placed while visions are held back', () => {
    const seance = new Seance({ edition, batchVisions: true });
    seance.send(1);
    expect(seance.refusal('psychic-1', { type: 'ball', persona: 1, card: seance.target(1) })).toBe('visions-held');
    expect(seance.legal('psychic-1')).toEqual([]);
    seance.serve();
    seance.ball(1, 'right');
  });

  it('later turns are held back too', () => {
    const seance = new Seance({ edition, batchVisions: true });
    seance.turn([]);
    seance.send(2);
    expect(seance.view('psychic-2').personas[1]?.visions.map(({ turn }) => turn)).toEqual([1]);
  });
});
