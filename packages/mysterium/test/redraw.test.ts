import { describe, expect, it } from 'vitest';
import { DREAMS, type DreamId } from '../src/index.ts';
import { heard, Seance } from './seance.ts';

const redraw = { type: 'redraw' } as const;

describe('redraws', () => {
  it.each([
    ['original', 'easy', 1],
    ['original', 'normal', 3],
    ['original', 'difficult', 1],
    ['original', 'very-difficult', 0],
    ['clairvoyance', 'easy', 1],
    ['clairvoyance', 'medium', 3],
    ['clairvoyance', 'hard', 1],
  ])('%s %s allows %i before they are used up', (edition, difficulty, uses) => {
    const seance = new Seance({ edition, difficulty });
    for (let use = 0; use < uses; use++) {
      seance.tray(1);
      seance.act('ghost', redraw);
    }
    seance.tray(1);
    expect(seance.refusal('ghost', redraw)).toBe('no-redraw-left');
    seance.turn([]);
    seance.tray(1);
    expect(seance.can('ghost', 'redraw')).toBe(difficulty === 'easy');
  });

  it('"1 per turn" does not add up, and the shared vision gives one more (MY-R5)', () => {
    const seance = new Seance();
    seance.turn([]);
    expect(seance.view('psychic-1').dreams.redrawsLeft).toBe(1);
    for (let turn = 2; turn <= 4; turn++) {
      seance.act('ghost', redraw);
      seance.turn(seance.everyone());
    }
    expect(seance.state.step).toBe('shared-vision');
    expect(seance.state.dreams.redrawsLeft).toBe(1);
    seance.act('ghost', redraw);
    expect(seance.refusal('ghost', redraw)).toBe('no-redraw-left');
  });

  it('uses per game that are left may go into the shared vision, and are not renewed there (MY-R4)', () => {
    const seance = new Seance({ difficulty: 'difficult' }).solve();
    seance.act('ghost', redraw);
    expect(seance.refusal('ghost', redraw)).toBe('no-redraw-left');
    expect(new Seance({ difficulty: 'normal' }).solve().state.dreams.redrawsLeft).toBe(3);
  });

  it('in the original the whole hand is thrown, whatever lies in the tray (MY-R3)', () => {
    const seance = new Seance();
    const before = seance.state.dreams.hand;
    seance.tray(2);
    seance.act('ghost', redraw);
    expect(seance.state.dreams.thrown).toEqual(before.toSorted());
    expect(seance.state.dreams.tray).toEqual([]);
    expect(seance.state.dreams.hand).toHaveLength(7);
  });

  it('in the 2015 edition the cards in the tray are thrown (MY-R3)', () => {
    const seance = new Seance({ edition: 'clairvoyance' });
    expect(seance.refusal('ghost', redraw)).toBe('empty-tray');
    const [first, second, ...kept] = seance.state.dreams.hand;
    seance.tray(2);
    seance.act('ghost', redraw);
    expect(seance.state.dreams.thrown).toEqual([first, second].toSorted());
    expect(seance.state.dreams.hand.slice(0, 5)).toEqual(kept);
  });

  it('thrown cards are told to the others only by their number (MY-R29)', () => {
    const seance = new Seance();
    const before = seance.state.dreams.hand;
    const told = seance.act('ghost', redraw);
    expect(heard(told, 'psychic-2')[0]).toEqual({ type: 'redrew', count: 7, left: 0, dreams: null });
    expect(heard(told, 'ghost')[0]).toEqual({ type: 'redrew', count: 7, left: 0, dreams: before });
    expect(seance.view('psychic-2').dreams.thrown).toBe(7);
    expect(seance.view('ghost').ghost?.thrown).toHaveLength(7);
  });

  it('a short pile is rebuilt with the thrown cards in it (MY-R3)', () => {
    const seance = new Seance({ edition: 'clairvoyance' });
    const { pile } = seance.state.dreams;
    const lying = { turn: 0, dreams: pile.slice(1).toSorted(), chance: false };
    seance.arrange({
      dreams: { ...seance.state.dreams, pile: pile.slice(0, 1) },
      personas: seance.state.personas.map((p) => (p.persona === 1 ? { ...p, visions: [lying] } : p)),
    });
    const thrown = seance.tray(3);
    const told = seance.act('ghost', redraw);
    expect(heard(told, 'psychic-1')).toContainEqual({ type: 'drew', count: 3, reshuffled: true, dreams: null });
    expect(seance.state.dreams.thrown).toEqual([]);
    const back = [...seance.state.dreams.hand, ...seance.state.dreams.pile];
    expect(back).toEqual(expect.arrayContaining([...thrown]));
  });

  it('it is refused, and no use lost, when nothing can be drawn or nothing is held (MY-R3)', () => {
    const seance = new Seance();
    const spread = (hand: readonly DreamId[]) =>
      seance.arrange({
        dreams: { ...seance.state.dreams, hand, pile: [] },
        personas: seance.state.personas.map((p) =>
          p.persona === 1
            ? { ...p, visions: [{ turn: 0, dreams: DREAMS.filter((d) => !hand.includes(d)), chance: false }] }
            : p,
        ),
      });
    spread(DREAMS.slice(0, 3));
    expect(seance.refusal('ghost', redraw)).toBe('nothing-to-draw');
    spread([]);
    expect(seance.refusal('ghost', redraw)).toBe('empty-hand');
  });

  it('the original knows no redraw while the psychics guess', () => {
    const seance = new Seance().serve();
    expect(seance.refusal('ghost', redraw)).toBe('wrong-step');
    expect(seance.legal('ghost')).toEqual([]);
  });
});

describe('a redraw while the psychics guess (MY-R39)', () => {
  it('nobody else hears or sees it until the manifestation', () => {
    const seance = new Seance({ edition: 'clairvoyance' }).serve();
    const before = JSON.stringify(seance.view('psychic-1'));
    seance.tray(2);
    const told = seance.act('ghost', redraw);
    expect(heard(told, 'psychic-1')).toEqual([]);
    expect(JSON.stringify(seance.view('psychic-1'))).toBe(before);
    expect(seance.view('ghost').ghost?.redrawsLeft).toBe(0);
    const after = seance.ready();
    expect(heard(after, 'psychic-1')[1]).toMatchObject({
      type: 'unveiled',
      visions: [],
      dreams: { thrown: 2, redrawsLeft: 0 },
    });
    expect(seance.view('psychic-1').dreams.thrown).toBe(2);
  });

  it('a reshuffle it causes stays hidden too: the open discards stay listed', () => {
    const seance = new Seance({ edition: 'clairvoyance' });
    seance.turn([1]);
    seance.serve();
    const { pile, open } = seance.state.dreams;
    const lying = { turn: 1, dreams: pile.toSorted(), chance: false };
    const dreams = { ...seance.state.dreams, pile: [] };
    seance.arrange({
      dreams,
      veil: seance.state.veil && { ...seance.state.veil, pile: 0 },
      personas: seance.state.personas.map((p) => (p.persona === 3 ? { ...p, visions: [lying, ...p.visions] } : p)),
    });
    seance.tray(1);
    seance.act('ghost', redraw);
    expect(seance.state.dreams.open).toEqual([]);
    expect(seance.view('psychic-1').dreams.open).toEqual(open);
    seance.ready();
    expect(seance.view('psychic-1').dreams).toMatchObject({ open: [], returned: open, unnamed: 1 });
  });

  it('without a redraw the manifestation unveils nothing', () => {
    const seance = new Seance({ edition: 'clairvoyance' }).serve();
    expect(heard(seance.ready(), 'ghost').map(({ type }) => type)).not.toContain('unveiled');
  });

  it('it is not possible in the tokens step, but stays hidden through it', () => {
    const seance = new Seance({ edition: 'clairvoyance', splitClairvoyance: true }).serve();
    seance.tray(1);
    seance.act('ghost', redraw);
    seance.ready();
    expect(seance.state.step).toBe('tokens');
    expect(seance.view('psychic-1').dreams.thrown).toBe(0);
    expect(seance.legal('ghost')).toEqual([]);
    seance.ready();
    expect(seance.view('psychic-1').dreams.thrown).toBe(1);
  });

  it('it is not possible once the shared vision is chosen', () => {
    for (const players of [3, 4]) {
      const seance = new Seance({ edition: 'clairvoyance' }, players).solve();
      seance.tray(1);
      expect(seance.can('ghost', 'redraw')).toBe(true);
      seance.choose(1);
      expect(seance.refusal('ghost', redraw)).toBe('wrong-step');
    }
  });
});
