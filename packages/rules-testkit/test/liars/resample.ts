import { randomFrom, shuffle } from '@ghostlight/rules-kit';
import { candles, type Seat, type State } from '../candles.ts';
import { afterwards, type Liar, lying } from './liar.ts';

export const RESAMPLE_LIARS: readonly Liar[] = [
  {
    lie: 'does not resample',
    law: '4c really resampled',
    also: ['4c blind to the truth', '4c evenly dealt', '6 keeps what is known'],
    rules: lying({ resample: (state, _viewer, seed) => ({ ...state, random: randomFrom(seed) }) }),
  },
  {
    lie: 'resamples the deck but no hand',
    law: '4c really resampled',
    also: ['4c blind to the truth', '4c evenly dealt', '6 keeps what is known'],
    rules: lying({
      resample: (state, viewer, seed) => {
        const unseen = state.deck.filter((place) => !place.seenBy.some((seat) => seat === viewer));
        const [cards, random] = shuffle(
          randomFrom(seed),
          unseen.map(({ card }) => card),
        );
        const deck = state.deck.map((place) => (unseen.includes(place) ? { ...place, card: cards.pop() ?? 0 } : place));
        return { ...state, random, deck };
      },
    }),
  },
  {
    lie: 'keeps the true deal every second time',
    law: '4c evenly dealt',
    also: ['4c blind to the truth', '6 keeps what is known'],
    rules: lying({
      resample: (state, viewer, seed) =>
        Number.parseInt(seed.slice(0, 8), 16) % 2 === 0
          ? candles.resample(state, viewer, seed)
          : { ...state, random: randomFrom(seed) },
    }),
  },
  {
    lie: 'peeks at the truth once the first round is over',
    law: '4c blind to the truth',
    also: ['6 keeps what is known'],
    rules: lying({
      resample: (state, viewer, seed) =>
        state.round > 1 && Number.parseInt(seed.slice(0, 8), 16) % 2 === 0
          ? { ...state, random: randomFrom(seed) }
          : candles.resample(state, viewer, seed),
    }),
    hints: {
      games: 40,
      effort: 12,
      laws: ['4a secret now', '4c blind to the truth', '4c evenly dealt', '6 keeps what is known'],
    },
  },
  {
    lie: 'keeps the random stream',
    law: '4c fresh worlds',
    rules: lying({
      resample: (state, viewer, seed) => ({ ...candles.resample(state, viewer, seed), random: state.random }),
    }),
  },
  {
    lie: 'deals a card twice when it resamples',
    law: '4c fresh worlds',
    also: ['4c blind to the truth', '4c evenly dealt', '6 keeps what is known'],
    rules: lying({
      resample: (state, viewer, seed) => {
        const world = candles.resample(state, viewer, seed);
        const [first, second, ...rest] = world.deck;
        return first && second && !second.seenBy.some((seat) => seat === viewer)
          ? { ...world, deck: [first, { ...second, card: first.card }, ...rest] }
          : world;
      },
    }),
  },
  {
    lie: 'forgets a card the viewer saw once another seat has drawn it',
    law: '6 keeps what is known',
    hints: { games: 50, effort: 12, laws: ['4a secret now', '6 keeps what is known'] },
    rules: afterwards(({ state, events }) => ({
      state: {
        ...state,
        hands: Object.fromEntries(
          state.seats.map((seat) => [seat, (state.hands[seat] ?? []).map(({ card }) => ({ card, seenBy: [seat] }))]),
        ),
      },
      events,
    })),
  },
  {
    lie: 'forgets the top card the viewer peeked at as soon as anyone lays a card',
    law: '6 keeps what is known',
    hints: { games: 50, effort: 12, laws: ['4a secret now', '6 keeps what is known'] },
    rules: afterwards(({ state, events }, _before, _seat, action) => ({
      state: action.type === 'lay' ? { ...state, deck: state.deck.map(({ card }) => ({ card, seenBy: [] })) } : state,
      events,
    })),
  },
  {
    lie: 'forgets what the game itself says its viewer knows',
    law: '6 keeps what the game lists',
    also: ['4b secret next', '6 keeps what is known'],
    rules: lying({
      view: (state, viewer) => ({ ...candles.view(state, viewer), deck: state.deck.map(() => null) }),
      resample: (state, viewer, seed) =>
        candles.resample({ ...state, deck: state.deck.map(({ card }) => ({ card, seenBy: [] })) }, viewer, seed),
    }),
    hints: { knows: (state: State, viewer: Seat) => state.deck.filter(({ seenBy }) => seenBy.includes(viewer)) },
  },
];
