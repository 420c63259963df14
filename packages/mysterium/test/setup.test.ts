import { describe, expect, it } from 'vitest';
import { CATEGORIES, rules } from '../src/index.ts';
import { Seance } from './seance.ts';

const LAYOUT = {
  original: {
    easy: [4, 5, 6, 7, 8, 9],
    normal: [5, 6, 7, 8, 9, 10],
    difficult: [6, 7, 8, 9, 10, 11],
    'very-difficult': [7, 8, 9, 10, 11, 12],
  },
  clairvoyance: { easy: [4, 5, 5, 6, 6, 7], medium: [5, 6, 6, 7, 8, 8], hard: [6, 7, 7, 8, 9, 9] },
};

const rows = Object.entries(LAYOUT).flatMap(([edition, levels]) =>
  Object.entries(levels).flatMap(([difficulty, cards]) =>
    cards.map((count, index) => [edition, difficulty, index + 2, count] as const),
  ),
);

describe('setup', () => {
  it.each(rows)('%s %s with %i players lays out %i cards of each category', (edition, difficulty, players, count) => {
    const { suspects, targets } = new Seance({ edition, difficulty }, players).state;
    for (const category of CATEGORIES) {
      expect(suspects[category]).toHaveLength(count);
      const cards = targets.map((target) => target[category]);
      expect(new Set(cards).size).toBe(cards.length);
      expect(suspects[category]).toEqual(expect.arrayContaining(cards));
    }
  });

  it.each([
    ['original', 2, ['psychic-1', 'psychic-1']],
    ['original', 3, ['psychic-1', 'psychic-2']],
    ['original', 4, ['psychic-1', 'psychic-2', 'psychic-3']],
    ['original', 5, ['psychic-1', 'psychic-2', 'psychic-3', 'psychic-4']],
    ['original', 6, ['psychic-1', 'psychic-2', 'psychic-3', 'psychic-4', 'psychic-5']],
    ['original', 7, ['psychic-1', 'psychic-2', 'psychic-3', 'psychic-4', 'psychic-5', 'psychic-6']],
    ['clairvoyance', 2, ['psychic-1', 'psychic-1']],
    ['clairvoyance', 3, ['psychic-1', 'psychic-1', 'psychic-2', 'psychic-2']],
    ['clairvoyance', 4, ['psychic-1', 'psychic-2', 'psychic-3']],
    ['clairvoyance', 5, ['psychic-1', 'psychic-2', 'psychic-3', 'psychic-4']],
    ['clairvoyance', 6, ['psychic-1', 'psychic-2', 'psychic-3', 'psychic-4', 'psychic-5']],
    ['clairvoyance', 7, ['psychic-1', 'psychic-2', 'psychic-3', 'psychic-4', 'psychic-5', 'psychic-6']],
  ])('%s with %i players has personas for %j', (edition, players, owners) => {
    const { state } = new Seance({ edition }, players);
    expect(state.personas.map(({ seat }) => seat)).toEqual(owners);
    expect(state.personas.map(({ persona }) => persona)).toEqual(owners.map((_, index) => index + 1));
    expect(rules.seats(state.options, players)).toEqual(['ghost', ...new Set(owners)]);
  });

  it.each([
    ['original', 7, 0],
    ['clairvoyance', 2, 0],
    ['clairvoyance', 3, 0],
    ['clairvoyance', 4, 2],
    ['clairvoyance', 5, 2],
    ['clairvoyance', 6, 3],
    ['clairvoyance', 7, 3],
  ])('%s with %i players gives each psychic %i tokens of each kind (MY-R10)', (edition, players, each) => {
    for (const { tokens, marker } of new Seance({ edition }, players).state.psychics) {
      expect(tokens).toEqual({ agree: each, disagree: each });
      expect(marker).toBe(0);
    }
  });

  it('the ghost holds seven of 84 dreams, and every persona starts at the character', () => {
    const { state } = new Seance();
    expect(state.dreams.hand).toHaveLength(7);
    expect(state.dreams.pile).toHaveLength(77);
    expect(state.turn).toBe(1);
    expect(state.personas.every(({ category }) => category === 'character')).toBe(true);
  });

  it('seniority is a random order of the psychics, shown to all, in both editions (MY-R14)', () => {
    const first = new Set<string | undefined>();
    for (let deal = 1; deal <= 40; deal++) {
      const seance = new Seance({}, 4, deal);
      expect(seance.view('spectator').seniority.toSorted()).toEqual(['psychic-1', 'psychic-2', 'psychic-3']);
      first.add(seance.state.seniority[0]);
    }
    expect(first.size).toBe(3);
  });

  it.each([1, 8, 2.5])('%d players are refused in words', (players) => {
    expect(() => new Seance({}, players)).toThrow('2 to 7 players');
  });
});
