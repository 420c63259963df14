import { describe, expect, it } from 'vitest';
import { rules, type Seat } from '../src/index.ts';
import { Seance } from './seance.ts';

const prompt = (seance: Seance, seat: Seat) => rules.prompt(seance.view(seat));

describe('the question a seat is asked', () => {
  it('is named by the step and the turn, and is null for whoever can do nothing', () => {
    const seance = new Seance();
    expect(prompt(seance, 'ghost')).toBe('vision:1:1');
    expect(prompt(seance, 'psychic-1')).toBe(null);
    seance.serve();
    expect(prompt(seance, 'ghost')).toBe(null);
    expect(prompt(seance, 'psychic-1')).toBe('guess:1');
    seance.ready();
    expect(prompt(seance, 'ghost')).toBe('vision:2:1');
  });

  it('is asked anew after a redraw, so that a second tap does not throw the new hand away', () => {
    const seance = new Seance({ difficulty: 'normal' });
    const before = prompt(seance, 'ghost');
    seance.act('ghost', { type: 'redraw' });
    expect(prompt(seance, 'ghost')).not.toBe(before);
  });

  it('stays the same while the ghost fills the tray and serves others', () => {
    const seance = new Seance();
    const before = prompt(seance, 'ghost');
    seance.send(1, 2);
    expect(prompt(seance, 'ghost')).toBe(before);
  });

  it('has a name of its own for tokens, accusations and each level of the poll', () => {
    const split = new Seance({ edition: 'clairvoyance', splitClairvoyance: true }).serve();
    split.ball(1, 'right');
    split.ready();
    expect(prompt(split, 'psychic-2')).toBe('tokens:1');
    const original = new Seance().solve();
    original.choose(1);
    expect(prompt(original, 'psychic-1')).toBe('accuse:4:1');
    const poll = new Seance({ edition: 'clairvoyance' }).solve();
    poll.markers(0, 5, 7);
    poll.choose(1);
    expect(prompt(poll, 'psychic-1')).toBe('vote:1');
    poll.act('psychic-1', { type: 'abstain' });
    expect([prompt(poll, 'psychic-1'), prompt(poll, 'psychic-2'), prompt(poll, 'psychic-3')]).toEqual([
      null,
      'vote:2',
      null,
    ]);
  });
});
