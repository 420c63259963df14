import type { Event, Persona } from '@ghostlight/mysterium';
import { describe, expect, it } from 'vitest';
import { dreamsSent } from './dreams-sent.ts';

const seeker = (category: Persona['category']): Persona => ({
  persona: 1,
  seat: 'psychic-1',
  category,
  solved: { character: null, location: null, object: null },
  visions: [],
  ball: null,
  tokens: [],
});

const sent = (persona: number, ...dreams: readonly string[]): Event =>
  ({ type: 'sent', persona, dreams, chance: false }) as Event;

const answered = (category: 'character' | 'location' | 'object', right: boolean): Event => ({
  type: 'manifested',
  persona: 1,
  category,
  card: null,
  right,
  scored: [],
  finished: false,
  hoursLeft: 0,
});

describe('what each dream was meant for', () => {
  it('gathers the dreams of every night until a card was found, then begins with the next', () => {
    const log = [
      sent(1, 'd01'),
      sent(2, 'd50'),
      answered('character', false),
      sent(1, 'd02', 'd03'),
      answered('character', true),
      sent(1, 'd04'),
      answered('location', true),
    ];
    expect(dreamsSent(seeker('object'), log)).toEqual({
      character: ['d01', 'd02', 'd03'],
      location: ['d04'],
      object: [],
    });
  });

  it('counts a vision once that was held back and then shown to all', () => {
    const shown: Event = {
      type: 'unveiled',
      visions: [{ persona: 1, dreams: ['d01'], chance: false }],
      dreams: { hand: 7, pile: 70, open: [], thrown: 0, returned: [], unnamed: 0, redrawsLeft: 1 },
    };
    expect(dreamsSent(seeker('character'), [sent(1, 'd01'), shown, answered('character', false)]).character).toEqual([
      'd01',
    ]);
  });

  it('keeps a dream that nobody answered any more', () => {
    expect(dreamsSent(seeker('location'), [sent(1, 'd09')]).location).toEqual(['d09']);
  });
});
