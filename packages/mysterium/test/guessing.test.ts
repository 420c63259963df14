import { describe, expect, it } from 'vitest';
import { rules, type SuspectId } from '../src/index.ts';
import { heard, Seance, typesHeard } from './seance.ts';

const ready = { type: 'ready' } as const;
const unready = { type: 'unready' } as const;

describe('balls', () => {
  it('a persona with its vision may guess while others still wait', () => {
    const seance = new Seance();
    expect(seance.refusal('psychic-1', { type: 'ball', persona: 1, card: seance.target(1) })).toBe('no-vision-yet');
    seance.send(1);
    seance.ball(1, 'wrong');
    expect(seance.view('psychic-3').personas[0]?.ball).toBe(seance.wrong(1));
    expect(seance.legal('psychic-2')).toEqual([]);
  });

  it('it may be moved and taken back until the step ends, but not put where it lies (MY-R8)', () => {
    const seance = new Seance().serve();
    seance.ball(1, 'wrong');
    expect(seance.refusal('psychic-1', { type: 'ball', persona: 1, card: seance.wrong(1) })).toBe('already-there');
    seance.ball(1, 'right');
    const told = seance.act('psychic-1', { type: 'clear-ball', persona: 1 });
    expect(heard(told, 'ghost')).toEqual([{ type: 'ball', seat: 'psychic-1', persona: 1, card: null, tokensHome: [] }]);
    expect(seance.refusal('psychic-1', { type: 'clear-ball', persona: 1 })).toBe('no-ball');
  });

  it('it goes only on the current category, and only on one’s own persona (MY-R26)', () => {
    const seance = new Seance().serve();
    const location = seance.state.suspects.location[0] as SuspectId;
    expect(seance.refusal('psychic-1', { type: 'ball', persona: 1, card: location })).toBe('wrong-category');
    expect(seance.refusal('psychic-1', { type: 'ball', persona: 2, card: seance.target(2) })).toBe('not-your-persona');
    expect(seance.refusal('psychic-1', { type: 'ball', persona: 6, card: seance.target(2) })).toBe('not-your-persona');
    expect(seance.refusal('psychic-1', { type: 'clear-ball', persona: 2 })).toBe('not-your-persona');
  });

  it('several balls on one card are legal, and at most one of them is right (MY-R20)', () => {
    const seance = new Seance().serve();
    const card = seance.target(2);
    for (const persona of [1, 2, 3]) seance.act(seance.persona(persona).seat, { type: 'ball', persona, card });
    seance.ready();
    expect(seance.state.guesses.map(({ right }) => right)).toEqual([false, true, false]);
    expect(seance.state.suspects.character).not.toContain(card);
  });

  it('a failed guess is shown to all, and may be made again (MY-R22)', () => {
    const seance = new Seance();
    const card = seance.wrong(1);
    seance.turn([]);
    expect(seance.view('spectator').guesses[0]).toEqual({
      turn: 1,
      persona: 1,
      category: 'character',
      card,
      right: false,
    });
    seance.serve();
    expect(seance.refusal('psychic-1', { type: 'ball', persona: 1, card })).toBe(null);
  });

  it('no ball when the step ends is a wrong guess, and the visions stay (MY-R7)', () => {
    const seance = new Seance().serve();
    seance.ball(2, 'right');
    const told = seance.ready();
    expect(heard(told, 'psychic-1')).toContainEqual(
      expect.objectContaining({ type: 'manifested', persona: 1, card: null, right: false }),
    );
    expect(seance.persona(1).visions).toHaveLength(1);
    expect(seance.persona(2).category).toBe('location');
  });

  it('two personas of one player are independent, with two players in both editions (MY-R19, MY-R34)', () => {
    for (const edition of ['original', 'clairvoyance']) {
      const seance = new Seance({ edition }, 2);
      seance.turn([2]);
      expect(seance.state.personas.map(({ category }) => category)).toEqual(['character', 'location']);
      seance.serve();
      expect(seance.can('psychic-1', 'ball')).toBe(true);
      expect(seance.legal('psychic-1').some((action) => action.type === 'token')).toBe(false);
    }
  });

  it('with three players in the 2015 edition each psychic runs two personas', () => {
    const seance = new Seance({ edition: 'clairvoyance' }, 3).serve();
    seance.ball(3, 'right');
    seance.ball(4, 'wrong');
    expect(seance.refusal('psychic-1', { type: 'ball', persona: 3, card: seance.target(3) })).toBe('not-your-persona');
    seance.ready();
    expect(seance.state.personas.map(({ category }) => category)).toEqual([
      'character',
      'character',
      'location',
      'character',
    ]);
  });

  it('object first runs the other way round (MY-R32)', () => {
    const seance = new Seance({ guessOrder: 'object-first' });
    const seen: unknown[] = [];
    for (let turn = 1; turn <= 3; turn++) {
      seen.push(seance.persona(1).category);
      seance.turn([1]);
    }
    expect([...seen, seance.persona(1).category]).toEqual(['object', 'location', 'character', null]);
    expect(seance.refusal('psychic-1', { type: 'ball', persona: 1, card: 'c01' })).toBe('persona-finished');
  });
});

describe('READY (MY-R37)', () => {
  it('it is not possible while visions are being sent', () => {
    const seance = new Seance();
    seance.send(1);
    expect(seance.refusal('psychic-1', ready)).toBe('not-asked');
  });

  it('it is public, can be taken back, and is refused twice', () => {
    const seance = new Seance().serve();
    const told = seance.act('psychic-1', ready);
    expect(heard(told, 'psychic-2')).toEqual([{ type: 'ready', seat: 'psychic-1', ready: true }]);
    expect(seance.refusal('psychic-1', ready)).toBe('already-ready');
    expect(rules.toAct(seance.state)).toEqual(['psychic-2', 'psychic-3']);
    seance.act('psychic-1', unready);
    expect(seance.refusal('psychic-1', unready)).toBe('not-ready');
    expect(rules.toAct(seance.state)).toEqual(['psychic-1', 'psychic-2', 'psychic-3']);
  });

  it('the seat’s own ball cancels it, another’s does not', () => {
    const seance = new Seance().serve();
    seance.act('psychic-1', ready);
    seance.ball(2, 'right');
    expect(seance.psychic('psychic-1').ready).toBe(true);
    seance.ball(1, 'right');
    expect(seance.psychic('psychic-1').ready).toBe(false);
  });

  it('with the last READY the step ends at once, and what arrives later is refused', () => {
    const seance = new Seance().serve();
    seance.ready();
    expect(seance.state.turn).toBe(2);
    expect(seance.state.step).toBe('vision');
    expect(seance.refusal('psychic-1', unready)).toBe('not-ready');
  });

  it('finished seats are not asked in the original', () => {
    const seance = new Seance();
    for (let turn = 1; turn <= 3; turn++) seance.turn([1]);
    seance.serve();
    expect(seance.view('psychic-1').asked).toEqual(['psychic-2', 'psychic-3']);
    expect(seance.refusal('psychic-1', ready)).toBe('not-asked');
    expect(seance.legal('psychic-1')).toEqual([]);
  });

  it('a finished seat with an unspent token is asked in the 2015 edition, also when it lies on a ball', () => {
    const seance = new Seance({ edition: 'clairvoyance' });
    for (let turn = 1; turn <= 3; turn++) seance.turn([1]);
    seance.serve();
    expect(seance.view('spectator').asked).toContain('psychic-1');
    seance.arrange({
      psychics: seance.state.psychics.map((p) => ({
        ...p,
        tokens: { agree: p.seat === 'psychic-1' ? 1 : 0, disagree: 0 },
      })),
    });
    seance.ball(2, 'right');
    seance.act('psychic-1', { type: 'token', persona: 2, card: seance.target(2), mark: 'agree' });
    expect(seance.view('spectator').asked).toContain('psychic-1');
    seance.ready();
    seance.arrange({ psychics: seance.state.psychics.map((p) => ({ ...p, tokens: { agree: 0, disagree: 0 } })) });
    seance.serve();
    expect(seance.view('spectator').asked).not.toContain('psychic-1');
  });

  it('psychics who act at the same time both succeed, under one question (MY-R44)', () => {
    const seance = new Seance().serve();
    const asked = rules.prompt(seance.view('psychic-1'));
    seance.ball(2, 'right');
    seance.act('psychic-2', ready);
    expect(rules.prompt(seance.view('psychic-1'))).toBe(asked);
    seance.ball(1, 'right');
    expect(seance.persona(1).ball).toBe(seance.target(1));
  });

  it('a ball on its way stays good when the last vision is sent meanwhile', () => {
    const seance = new Seance();
    seance.send(1);
    const asked = rules.prompt(seance.view('psychic-1'));
    seance.serve();
    expect(seance.state.step).toBe('interpret');
    expect(rules.prompt(seance.view('psychic-1'))).toBe(asked);
  });
});

describe('the cap on changes of mind', () => {
  it('after sixty reversible choices a psychic can only be READY', () => {
    const seance = new Seance().serve();
    for (let i = 0; i < 30; i++) {
      seance.ball(1, 'right');
      seance.ball(1, 'wrong');
    }
    expect(seance.refusal('psychic-1', { type: 'ball', persona: 1, card: seance.target(1) })).toBe('too-many-moves');
    expect(seance.refusal('psychic-1', { type: 'clear-ball', persona: 1 })).toBe('too-many-moves');
    expect(seance.legal('psychic-1')).toEqual([ready]);
    seance.act('psychic-1', ready);
    expect(seance.refusal('psychic-1', unready)).toBe('too-many-moves');
    expect(rules.prompt(seance.view('psychic-1'))).toBe(null);
    seance.ready();
    seance.serve();
    expect(seance.psychic('psychic-1').movesLeft).toBe(60);
  });

  it('a ghost who has emptied the tray too often can still send, and an overfull tray can be cut down', () => {
    const seance = new Seance({ edition: 'clairvoyance' }).solve();
    const [dream] = seance.tray(7);
    if (!dream) throw new Error('the hand is empty');
    for (let i = 0; i < 59; i++) {
      seance.act('ghost', { type: 'tray-out', dream });
      seance.act('ghost', { type: 'tray-in', dream });
    }
    for (let size = 7; size > 3; size--) {
      const [next] = seance.state.dreams.tray;
      if (next) seance.act('ghost', { type: 'tray-out', dream: next });
    }
    const [kept] = seance.state.dreams.tray;
    if (!kept) throw new Error('the tray is empty');
    expect(seance.refusal('ghost', { type: 'tray-out', dream: kept })).toBe('too-many-moves');
    expect(seance.refusal('ghost', { type: 'tray-in', dream })).toBe('too-many-moves');
    expect(seance.view('ghost').ghost?.takeOutsLeft).toBe(0);
    expect(typesHeard(seance.act('ghost', { type: 'choose', group: 1 }), 'spectator')[0]).toBe('shared');
  });
});
