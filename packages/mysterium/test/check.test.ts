import { describe, expect, it } from 'vitest';
import { rules, type State } from '../src/index.ts';
import { Seance } from './seance.ts';

const broken = (change: (state: State) => Partial<State>) => {
  const { state } = new Seance({ edition: 'clairvoyance' }).serve();
  return () => rules.check({ ...state, ...change(state) });
};

describe('check finds a table out of order', () => {
  it.each<[string, (state: State) => Partial<State>]>([
    ['each of the 84 dreams', ({ dreams }) => ({ dreams: { ...dreams, pile: dreams.pile.slice(1) } })],
    ['each of the 84 dreams', ({ dreams }) => ({ dreams: { ...dreams, hand: dreams.pile.slice(0, 7) } })],
    ['the tray is part', ({ dreams }) => ({ dreams: { ...dreams, tray: dreams.pile.slice(0, 1) } })],
    ['redraws are within', ({ dreams }) => ({ dreams: { ...dreams, redrawsLeft: 9 } })],
    ['no suspect is lost', ({ suspects }) => ({ suspects: { ...suspects, object: suspects.object.slice(0, 3) } })],
    [
      'no two personas',
      ({ targets }) => ({ targets: targets.map((t) => ({ ...t, object: targets[0]?.object ?? 'o01' })) }),
    ],
    ['the turn is', () => ({ turn: 8 })],
    ['somebody is awaited', ({ psychics }) => ({ psychics: psychics.map((p) => ({ ...p, ready: true })) })],
    ['the level follows', ({ psychics }) => ({ psychics: psychics.map((p) => ({ ...p, marker: 9 })) })],
    [
      'more tokens',
      ({ psychics }) => ({ psychics: psychics.map((p) => ({ ...p, tokens: { agree: 3, disagree: 0 } })) }),
    ],
    [
      'tokens lie on balls',
      ({ personas }) => ({ personas: personas.map((p) => ({ ...p, tokens: [{ seat: 'psychic-1', mark: 'agree' }] })) }),
    ],
  ])('%s …', (message, change) => {
    expect(broken(change)).toThrow(message);
  });
});
