import { describe, expect, it } from 'vitest';
import type { Mark, PsychicSeat } from '../src/index.ts';
import { heard, Seance } from './seance.ts';

const as = (players = 4, options = {}) => new Seance({ edition: 'clairvoyance', ...options }, players);

function token(seance: Seance, seat: PsychicSeat, persona: number, mark: Mark) {
  const card = seance.persona(persona).ball ?? 'c01';
  return seance.act(seat, { type: 'token', persona, card, mark });
}

const refusalOf = (seance: Seance, seat: PsychicSeat, persona: number, mark: Mark) =>
  seance.refusal(seat, { type: 'token', persona, card: seance.persona(persona).ball ?? 'c01', mark });

describe('clairvoyancy tokens', () => {
  it('a right ball scores for every ✓ on it, a wrong one for every ✗, and nobody else', () => {
    const seance = as().serve();
    seance.ball(1, 'right');
    seance.ball(2, 'wrong');
    seance.ball(3, 'wrong');
    token(seance, 'psychic-2', 1, 'agree');
    token(seance, 'psychic-3', 1, 'disagree');
    token(seance, 'psychic-1', 2, 'disagree');
    token(seance, 'psychic-1', 3, 'disagree');
    token(seance, 'psychic-2', 3, 'agree');
    const told = seance.ready();
    expect(seance.state.psychics.map(({ marker }) => marker)).toEqual([2, 1, 0]);
    expect(heard(told, 'spectator')).toContainEqual(
      expect.objectContaining({ type: 'manifested', persona: 1, right: true, scored: ['psychic-2'] }),
    );
  });

  it('they lie only on other seats’ balls that are down, one of each seat', () => {
    const seance = as().serve();
    expect(refusalOf(seance, 'psychic-1', 2, 'agree')).toBe('no-ball');
    seance.ball(1, 'right');
    expect(refusalOf(seance, 'psychic-1', 1, 'agree')).toBe('own-ball');
    const nobody = { type: 'token', persona: 6, card: 'c01', mark: 'agree' } as const;
    expect(seance.refusal('psychic-2', nobody)).toBe('no-such-persona');
    token(seance, 'psychic-2', 1, 'agree');
    expect(refusalOf(seance, 'psychic-2', 1, 'agree')).toBe('already-there');
    token(seance, 'psychic-2', 1, 'disagree');
    expect(seance.persona(1).tokens).toEqual([{ seat: 'psychic-2', mark: 'disagree' }]);
    expect(seance.psychic('psychic-2').tokens).toEqual({ agree: 2, disagree: 1 });
  });

  it('each token is one kind, and a kind can run out (MY-R10)', () => {
    const seance = as(5).serve();
    for (const persona of [2, 3, 4]) seance.ball(persona, 'right');
    token(seance, 'psychic-1', 2, 'agree');
    token(seance, 'psychic-1', 3, 'agree');
    expect(refusalOf(seance, 'psychic-1', 4, 'agree')).toBe('no-token-left');
    token(seance, 'psychic-1', 4, 'disagree');
  });

  it('a token can be taken back unspent', () => {
    const seance = as().serve();
    seance.ball(1, 'right');
    expect(seance.refusal('psychic-2', { type: 'take-back', persona: 1 })).toBe('no-token-there');
    token(seance, 'psychic-2', 1, 'agree');
    const told = seance.act('psychic-2', { type: 'take-back', persona: 1 });
    expect(heard(told, 'ghost')).toEqual([{ type: 'token', seat: 'psychic-2', persona: 1, mark: null }]);
    expect(seance.psychic('psychic-2').tokens).toEqual({ agree: 2, disagree: 2 });
    expect(seance.persona(1).tokens).toEqual([]);
  });

  it('they may be put on a ball that is down while other visions are still being sent', () => {
    const seance = as();
    seance.send(1);
    seance.ball(1, 'right');
    token(seance, 'psychic-3', 1, 'agree');
    expect(seance.persona(1).tokens).toHaveLength(1);
  });

  it('moving or clearing a ball sends the tokens home and cancels their owners’ READY (MY-R8)', () => {
    const seance = as().serve();
    seance.ball(1, 'right');
    token(seance, 'psychic-2', 1, 'agree');
    token(seance, 'psychic-3', 1, 'disagree');
    seance.act('psychic-2', { type: 'ready' });
    const told = seance.ball(1, 'wrong');
    expect(heard(told, 'spectator')).toContainEqual(
      expect.objectContaining({ type: 'ball', tokensHome: ['psychic-2', 'psychic-3'] }),
    );
    expect(seance.persona(1).tokens).toEqual([]);
    expect(seance.psychic('psychic-2')).toMatchObject({ ready: false, tokens: { agree: 2, disagree: 2 } });
    token(seance, 'psychic-2', 1, 'agree');
    seance.act('psychic-1', { type: 'clear-ball', persona: 1 });
    expect(seance.psychic('psychic-2').tokens.agree).toBe(2);
  });

  it('a token names the card it is an opinion on and is refused when the ball has moved on (MY-R44)', () => {
    const seance = as().serve();
    seance.ball(1, 'wrong');
    const card = seance.wrong(1);
    seance.ball(1, 'right');
    expect(seance.refusal('psychic-2', { type: 'token', persona: 1, card, mark: 'agree' })).toBe('ball-moved');
  });

  it('a token move cancels the seat’s own READY', () => {
    const seance = as().serve();
    seance.ball(1, 'right');
    seance.act('psychic-2', { type: 'ready' });
    token(seance, 'psychic-2', 1, 'agree');
    expect(seance.psychic('psychic-2').ready).toBe(false);
  });

  it('a token on a ball is spent when the step ends, right or wrong, and comes back in turn 4 (MY-R9)', () => {
    const seance = as().serve();
    seance.ball(1, 'right');
    token(seance, 'psychic-2', 1, 'disagree');
    seance.ready();
    expect(seance.psychic('psychic-2').tokens).toEqual({ agree: 2, disagree: 1 });
    seance.turn([]);
    const told = seance.turn([]);
    expect(seance.state.turn).toBe(4);
    expect(heard(told, 'psychic-1')).toContainEqual({ type: 'tokens-back' });
    expect(seance.psychic('psychic-2').tokens).toEqual({ agree: 2, disagree: 2 });
  });

  it('they are for four players or more, and not for the original', () => {
    for (const seance of [as(3), new Seance({}, 5)]) {
      seance.serve();
      seance.ball(1, 'right');
      expect(refusalOf(seance, 'psychic-2', 1, 'agree')).toBe('no-tokens');
      expect(seance.psychic('psychic-2').level).toBe(null);
      seance.ready();
      seance.solve(3);
      expect(seance.state.psychics.every(({ marker }) => marker === 0)).toBe(true);
    }
  });
});

describe('finishing early on the track (MY-R12)', () => {
  it.each([
    [3, 4],
    [5, 2],
    [7, 0],
  ])('finishing in turn %i moves the marker by %i', (turn, spaces) => {
    const seance = as();
    for (let now = 1; now <= turn; now++) seance.turn(now > turn - 3 ? [1] : []);
    expect(seance.psychic('psychic-1').marker).toBe(spaces);
    expect(seance.psychic('psychic-2').marker).toBe(0);
  });

  it('a finished psychic may still use tokens', () => {
    const seance = as();
    for (let turn = 1; turn <= 3; turn++) seance.turn([1]);
    seance.serve();
    seance.ball(2, 'right');
    token(seance, 'psychic-1', 2, 'agree');
    seance.ready();
    expect(seance.psychic('psychic-1').marker).toBe(5);
  });
});

describe('splitClairvoyance (MY-R8)', () => {
  const split = (players = 4) => as(players, { splitClairvoyance: true });

  it('tokens wait until the balls are locked, and have a step of their own', () => {
    const seance = split().serve();
    seance.ball(1, 'right');
    expect(refusalOf(seance, 'psychic-2', 1, 'agree')).toBe('wrong-step');
    seance.ready();
    expect(seance.state.step).toBe('tokens');
    expect(seance.refusal('psychic-1', { type: 'clear-ball', persona: 1 })).toBe('wrong-step');
    token(seance, 'psychic-2', 1, 'agree');
    seance.ready();
    expect(seance.psychic('psychic-2').marker).toBe(1);
    expect(seance.state.turn).toBe(2);
  });

  it('INTERPRET asks the unfinished, TOKENS all who have an unspent token', () => {
    const seance = split();
    for (let turn = 1; turn <= 3; turn++) seance.turn([1]);
    seance.serve();
    expect(seance.view('spectator').asked).toEqual(['psychic-2', 'psychic-3']);
    seance.ready();
    expect(seance.view('spectator').asked).toEqual(['psychic-1', 'psychic-2', 'psychic-3']);
  });

  it('the step is skipped when nobody has an unspent token', () => {
    const seance = split().serve();
    seance.arrange({ psychics: seance.state.psychics.map((p) => ({ ...p, tokens: { agree: 0, disagree: 0 } })) });
    seance.ready();
    expect(seance.state.turn).toBe(2);
  });

  it('the option rests in smaller games', () => {
    const seance = split(3).serve();
    seance.ready();
    expect(seance.state.turn).toBe(2);
  });
});
