import { describe, expect, it } from 'vitest';
import { foulOutcome, rules } from '../src/index.ts';
import { Seance } from './seance.ts';

const speaks = (seance: Seance, seat: 'ghost' | 'psychic-1') =>
  (['chat', 'point'] as const).map((channel) => rules.maySpeak(seance.state, seat, channel));

describe('silence (§3.12)', () => {
  it.each(['original', 'clairvoyance'])('the ghost of the %s edition is mute until the end', (edition) => {
    const seance = new Seance({ edition });
    expect(speaks(seance, 'ghost')).toEqual([false, false]);
    seance.serve();
    expect(speaks(seance, 'ghost')).toEqual([false, false]);
    seance.ready();
    seance.turn(seance.everyone());
    seance.turn(seance.everyone());
    seance.turn(seance.everyone());
    expect(seance.state.step).toBe('shared-vision');
    expect(speaks(seance, 'ghost')).toEqual([false, false]);
    seance.choose(1);
    expect(speaks(seance, 'ghost')).toEqual([false, false]);
  });

  it('psychics speak and point in every step but the straw poll', () => {
    const seance = new Seance({ edition: 'clairvoyance' });
    expect(speaks(seance, 'psychic-1')).toEqual([true, true]);
    seance.solve();
    expect(speaks(seance, 'psychic-1')).toEqual([true, true]);
    seance.choose(1);
    expect(speaks(seance, 'psychic-1')).toEqual([false, false]);
    for (const seat of rules.toAct(seance.state)) seance.act(seat, { type: 'abstain' });
    expect(seance.state.step).toBe('over');
    expect(speaks(seance, 'psychic-1')).toEqual([true, true]);
    expect(speaks(seance, 'ghost')).toEqual([true, true]);
  });

  it('the ghost has no ball, token, vote or READY', () => {
    const seance = new Seance().serve();
    for (const action of [
      { type: 'ready' },
      { type: 'abstain' },
      { type: 'ball', persona: 1, card: 'c01' },
      { type: 'accuse', group: 1 },
    ] as const) {
      expect(seance.refusal('ghost', action)).toBe('ghost-is-silent');
    }
  });

  it('psychics do not touch the dreams, spectators nothing, and unknown seats do not exist', () => {
    const seance = new Seance();
    expect(seance.refusal('psychic-1', { type: 'redraw' })).toBe('not-the-ghost');
    expect(seance.refusal('psychic-6', { type: 'ready' })).toBe('no-such-seat');
    expect(rules.legal(seance.view('spectator'))).toEqual([]);
    expect(rules.prompt(seance.view('spectator'))).toBe(null);
  });
});

describe('a foul call (MY-R28)', () => {
  const foul = rules.options.parse({ foulCall: true });

  it('is a loss once every psychic seat has called', () => {
    expect(foulOutcome(foul, 4, ['psychic-1', 'psychic-3'])).toBe(null);
    expect(foulOutcome(foul, 4, ['psychic-3', 'psychic-1', 'psychic-2'])).toEqual({
      kind: 'loss',
      winners: [],
      reason: 'foul',
    });
  });

  it('means nothing at a table without the option, or in the 2015 edition', () => {
    for (const options of [{}, { edition: 'clairvoyance' }])
      expect(foulOutcome(rules.options.parse(options), 2, ['psychic-1'])).toBe(null);
  });

  it('is a verb of the table, never among the legal moves', () => {
    const seance = new Seance({ foulCall: true }).serve();
    expect(seance.legal('psychic-1').map(({ type }) => type as string)).not.toContain('call-foul');
    expect(rules.action.safeParse({ type: 'call-foul' }).success).toBe(false);
  });
});
