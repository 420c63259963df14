import { describe, expect, it } from 'vitest';
import { DREAMS, type DreamId, rules } from '../src/index.ts';
import { heard, Seance, typesHeard } from './seance.ts';

describe('the ghost’s visions', () => {
  it('a vision is shown to all at once, sorted by card id, and the hand is refilled (MY-R41)', () => {
    const seance = new Seance();
    const cards = seance.tray(3);
    const told = seance.act('ghost', { type: 'send', persona: 2 });
    const vision = { turn: 1, dreams: cards.toSorted(), chance: false };
    expect(seance.view('psychic-1').personas[1]?.visions).toEqual([vision]);
    expect(heard(told, 'spectator')[0]).toEqual({ type: 'sent', persona: 2, dreams: cards.toSorted(), chance: false });
    expect(seance.state.dreams.hand).toHaveLength(7);
  });

  it('what the ghost draws is told to the ghost, its number to the others', () => {
    const seance = new Seance();
    const told = seance.send(1, 2);
    const drawn = seance.state.dreams.hand.slice(5);
    expect(heard(told, 'ghost')).toContainEqual({ type: 'drew', count: 2, reshuffled: false, dreams: drawn });
    expect(heard(told, 'psychic-1')).toContainEqual({ type: 'drew', count: 2, reshuffled: false, dreams: null });
  });

  it('the tray is seen by the ghost alone and told to nobody else', () => {
    const seance = new Seance();
    const before = JSON.stringify(seance.view('psychic-1'));
    const dream = seance.state.dreams.hand[0] as DreamId;
    const told = seance.act('ghost', { type: 'tray-in', dream });
    expect(heard(told, 'ghost')).toEqual([{ type: 'tray', dreams: [dream] }]);
    expect(heard(told, 'psychic-1')).toEqual([]);
    expect(JSON.stringify(seance.view('psychic-1'))).toBe(before);
    expect(seance.refusal('ghost', { type: 'tray-in', dream })).toBe('already-in-tray');
    seance.act('ghost', { type: 'tray-out', dream });
    expect(seance.view('ghost').ghost?.tray).toEqual([]);
    expect(seance.refusal('ghost', { type: 'tray-out', dream })).toBe('not-in-tray');
  });

  it('only dreams in the hand go into the tray', () => {
    const seance = new Seance();
    const elsewhere = seance.state.dreams.pile[0] as DreamId;
    expect(seance.refusal('ghost', { type: 'tray-in', dream: elsewhere })).toBe('not-in-hand');
  });

  it('every unfinished persona gets a vision of at least one card, once a turn, for good (MY-R23, MY-R24)', () => {
    const seance = new Seance();
    expect(seance.refusal('ghost', { type: 'send', persona: 1 })).toBe('empty-tray');
    seance.send(1);
    seance.tray(1);
    expect(seance.refusal('ghost', { type: 'send', persona: 1 })).toBe('already-served');
    expect(seance.refusal('ghost', { type: 'send', persona: 6 })).toBe('no-such-persona');
    seance.send(2, 0);
    expect(seance.state.step).toBe('vision');
    seance.send(3);
    expect(seance.state.step).toBe('interpret');
    seance.ready();
    seance.tray(1);
    expect(seance.refusal('ghost', { type: 'send', persona: 1 })).toBe(null);
  });

  it('visions of earlier turns stay before a persona that guessed wrongly, newest last', () => {
    const seance = new Seance();
    seance.turn([2]);
    seance.serve();
    expect(seance.persona(1).visions.map(({ turn }) => turn)).toEqual([1, 2]);
    expect(seance.persona(2).visions.map(({ turn }) => turn)).toEqual([2]);
  });

  it('a finished persona gets no vision', () => {
    const seance = new Seance();
    for (let turn = 1; turn <= 3; turn++) seance.turn([1]);
    expect(seance.persona(1).category).toBe(null);
    seance.tray(1);
    expect(seance.refusal('ghost', { type: 'send', persona: 1 })).toBe('persona-finished');
    seance.send(2, 0);
    seance.send(3);
    expect(seance.state.step).toBe('interpret');
  });

  it('psychics and spectators see how many dreams the ghost holds, never which', () => {
    const seance = new Seance();
    for (const viewer of ['psychic-1', 'psychic-3', 'spectator'] as const) {
      const view = seance.view(viewer);
      expect(view.ghost).toBe(null);
      expect(view.dreams.hand).toBe(7);
      expect(JSON.stringify(view)).not.toMatch(/"d\d\d"/);
    }
  });
});

/** All 84 dreams before the personas but for a few in hand. */
function nearlyDry(inHand: number, players = 7): Seance {
  const seance = new Seance({ difficulty: 'very-difficult' }, players);
  const shown = DREAMS.slice(0, DREAMS.length - inHand);
  const personas = seance.state.personas.map((persona, index, all) => {
    const share = Math.ceil(shown.length / all.length);
    return {
      ...persona,
      visions: [{ turn: 1, dreams: shown.slice(index * share, (index + 1) * share), chance: false }],
    };
  });
  const dreams = { ...seance.state.dreams, hand: DREAMS.slice(shown.length), pile: [] };
  return seance.arrange({ personas, dreams, turn: 2 });
}

describe('when the dreams run out', () => {
  it('an empty pile is made anew from the discards only when a card must be drawn (MY-R2)', () => {
    const seance = new Seance();
    seance.turn([1]);
    const { pile, open, hand } = seance.state.dreams;
    expect(open).toHaveLength(1);
    const kept = pile.slice(0, 1);
    const lying = { turn: 1, dreams: pile.slice(1).toSorted(), chance: false };
    seance.arrange({
      dreams: { ...seance.state.dreams, pile: kept },
      personas: seance.state.personas.map((p) => (p.persona === 3 ? { ...p, visions: [...p.visions, lying] } : p)),
    });
    seance.send(1);
    expect(seance.state.dreams.pile).toEqual([]);
    expect(seance.view('psychic-1').dreams.open).toEqual(open);
    const told = seance.send(2);
    expect(heard(told, 'psychic-1')).toContainEqual({ type: 'drew', count: 1, reshuffled: true, dreams: null });
    expect(seance.state.dreams.open).toEqual([]);
    expect(seance.state.dreams.hand).toContain(open[0]);
    expect(hand).toHaveLength(7);
  });

  it('with nothing to draw the hand stays short, and the last persona goes without (MY-R2, MY-R40)', () => {
    const seance = nearlyDry(5);
    for (let persona = 1; persona <= 4; persona++) {
      seance.send(persona);
      expect(seance.state.step).toBe('vision');
    }
    expect(seance.state.dreams.hand).toHaveLength(1);
    seance.send(5);
    expect(seance.state.step).toBe('interpret');
    expect(seance.persona(6).visions).toHaveLength(1);
    expect(seance.can('psychic-6', 'ball')).toBe(true);
  });

  it('a turn in which no card is to be had begins with the guessing (MY-R2)', () => {
    const seance = nearlyDry(6);
    for (let persona = 1; persona <= 6; persona++) seance.send(persona);
    const told = seance.ready();
    expect(seance.state.turn).toBe(3);
    expect(seance.state.step).toBe('interpret');
    expect(typesHeard(told, 'spectator').slice(-2)).toEqual(['step', 'step']);
    expect(rules.toAct(seance.state)).toHaveLength(6);
  });

  it('the discards of a right guess refill a dry hand at the next turn’s start (MY-R2)', () => {
    const seance = nearlyDry(6);
    for (let persona = 1; persona <= 6; persona++) seance.send(persona);
    seance.turn([1]);
    expect(seance.state.step).toBe('vision');
    expect(seance.state.dreams.hand).toHaveLength(7);
  });

  it('one persona’s feast is not another’s fast: the cap leaves a card for each who waits (MY-R40)', () => {
    const seance = nearlyDry(7);
    expect(seance.view('ghost').ghost?.visionLimit).toBe(2);
    seance.tray(3);
    expect(seance.refusal('ghost', { type: 'send', persona: 1 })).toBe('vision-too-large');
    seance.act('ghost', { type: 'tray-out', dream: seance.state.dreams.tray[0] as DreamId });
    seance.act('ghost', { type: 'send', persona: 1 });
    expect(seance.view('ghost').ghost?.visionLimit).toBe(1);
  });

  it('with plenty of cards one vision may be all seven', () => {
    const seance = new Seance();
    expect(seance.view('ghost').ghost?.visionLimit).toBe(7);
    seance.send(1, 7);
    expect(seance.persona(1).visions[0]?.dreams).toHaveLength(7);
  });

  it('seven for each of six all-wrong personas empty everything with the last vision of turn 2', () => {
    const seance = new Seance({}, 7);
    for (const turn of [1, 2]) {
      for (const persona of seance.everyone()) seance.send(persona, 7);
      if (turn === 1) seance.ready();
    }
    expect(seance.state.dreams.hand).toEqual([]);
    expect(seance.state.step).toBe('interpret');
  });
});
