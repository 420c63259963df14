import {
  ok,
  type RandomState,
  type Rules,
  randomFrom,
  refuse,
  shuffle,
  type Told,
  type Viewer,
} from '@ghostlight/rules-kit';
import { z } from 'zod';

/**
 * An honest toy: each round every seat lays one card face down, the highest takes a candle, everybody draws.
 * Once a round a seat may peek at the top of the deck, and a laid card may be taken back twice.
 */
const SEATS = ['north', 'east', 'south', 'west'] as const;
export type Seat = (typeof SEATS)[number];
type BySeat<T> = Readonly<Partial<Record<Seat, T>>>;

/** A card where it lies, and who knows it there. */
interface Place {
  readonly card: number;
  readonly seenBy: readonly Seat[];
}

export interface State {
  readonly random: RandomState;
  readonly seats: readonly Seat[];
  readonly round: number;
  readonly deck: readonly Place[];
  readonly hands: BySeat<readonly Place[]>;
  /** The place in the hand that lies on the table; others see which, not what. */
  readonly laid: BySeat<number>;
  readonly peeked: readonly Seat[];
  readonly takenBack: BySeat<number>;
  readonly candles: BySeat<number>;
  /** The cards of the round before, and the places they came from. */
  readonly turned: BySeat<Turned>;
}

interface Turned {
  readonly card: number;
  readonly place: number;
}

export interface View {
  readonly viewer: Viewer<Seat>;
  readonly seats: readonly Seat[];
  readonly round: number;
  readonly deck: readonly (number | null)[];
  readonly hands: BySeat<readonly (number | null)[]>;
  readonly laid: BySeat<number>;
  readonly peeked: readonly Seat[];
  readonly takenBack: BySeat<number>;
  readonly candles: BySeat<number>;
  readonly turned: BySeat<Turned>;
}

const actionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('lay'), card: z.int() }),
  z.strictObject({ type: z.literal('peek') }),
  z.strictObject({ type: z.literal('takeBack') }),
]);
export type Action = z.infer<typeof actionSchema>;

export type Event =
  | { readonly type: 'laid'; readonly seat: Seat; readonly place: number; readonly card?: number }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly card?: number }
  | { readonly type: 'tookBack'; readonly seat: Seat }
  | { readonly type: 'turned'; readonly cards: BySeat<Turned> }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card?: number };

const optionsSchema = z.object({ hand: z.int().min(1).max(5).default(3) });
type Options = z.infer<typeof optionsSchema>;
const MOST_TAKEN_BACK = 2;

const handOf = (state: State, seat: Seat): readonly Place[] => state.hands[seat] ?? [];
const isOver = ({ seats, hands }: Pick<View, 'seats' | 'hands'>) => seats.every((seat) => hands[seat]?.length === 0);
const seen = (viewer: Viewer<Seat>) => (place: Place) =>
  place.seenBy.some((seat) => seat === viewer) ? place.card : null;

export const candles = {
  id: 'candles',
  version: 1,
  players: { min: 2, max: 4 },
  options: optionsSchema,
  action: actionSchema,
  seats: (_options, players) => SEATS.slice(0, players),
  setup(options, players, seed) {
    const seats = SEATS.slice(0, players);
    const cards = Array.from({ length: players * (options.hand + 2) }, (_, i) => i + 1);
    const [mixed, random] = shuffle(randomFrom(seed), cards);
    const deal = (seat: Seat, i: number) => {
      const places = mixed.slice(i * options.hand, (i + 1) * options.hand);
      return [seat, places.map((card): Place => ({ card, seenBy: [seat] }))];
    };
    return {
      random,
      seats,
      round: 1,
      deck: mixed.slice(players * options.hand).map((card) => ({ card, seenBy: [] })),
      hands: Object.fromEntries(seats.map(deal)),
      laid: {},
      peeked: [],
      takenBack: {},
      candles: {},
      turned: {},
    };
  },
  view: (state, viewer) => ({
    viewer,
    seats: state.seats,
    round: state.round,
    deck: state.deck.map(seen(viewer)),
    hands: Object.fromEntries(state.seats.map((seat) => [seat, handOf(state, seat).map(seen(viewer))])),
    laid: state.laid,
    peeked: state.peeked,
    takenBack: state.takenBack,
    candles: state.candles,
    turned: state.turned,
  }),
  legal(view) {
    const { viewer } = view;
    if (viewer === 'spectator' || isOver(view)) return [];
    if (view.laid[viewer] !== undefined) {
      return (view.takenBack[viewer] ?? 0) < MOST_TAKEN_BACK ? [{ type: 'takeBack' }] : [];
    }
    const lays = (view.hands[viewer] ?? []).flatMap((card): Action[] => (card === null ? [] : [{ type: 'lay', card }]));
    return view.deck.length > 0 && !view.peeked.includes(viewer) ? [...lays, { type: 'peek' }] : lays;
  },
  prompt: (view) => (candles.legal(view).length > 0 ? `round:${view.round}` : null),
  apply(state, seat, action) {
    if (isOver(candles.view(state, 'spectator'))) return refuse('game-over', 'The last candle is lit.');
    const hand = handOf(state, seat);
    const place = state.laid[seat];
    if (action.type === 'takeBack') {
      if (place === undefined) return refuse('nothing-laid', 'You have laid no card to take back.');
      const times = state.takenBack[seat] ?? 0;
      if (times >= MOST_TAKEN_BACK) return refuse('taken-back-enough', 'You may take back twice a round.');
      const { [seat]: _, ...laid } = state.laid;
      const after = { ...state, laid, takenBack: { ...state.takenBack, [seat]: times + 1 } };
      return ok({ state: after, events: [{ to: 'all', event: { type: 'tookBack', seat } }] });
    }
    if (place !== undefined) return refuse('already-laid', 'Your card for this round is laid.');
    if (action.type === 'peek') {
      const [top, ...rest] = state.deck;
      if (!top) return refuse('deck-empty', 'The deck is empty.');
      if (state.peeked.includes(seat)) return refuse('peeked-already', 'You may peek once a round.');
      const deck = [{ ...top, seenBy: withSeat(top.seenBy, seat) }, ...rest];
      return ok({
        state: { ...state, deck, peeked: [...state.peeked, seat] },
        events: [{ to: [seat], event: { type: 'peeked', seat, card: top.card }, others: { type: 'peeked', seat } }],
      });
    }
    const chosen = hand.findIndex(({ card }) => card === action.card);
    if (chosen < 0) return refuse('not-in-hand', `The card ${action.card} is not in your hand.`);
    const after = { ...state, laid: { ...state.laid, [seat]: chosen } };
    const laid: Told<Event, Seat> = {
      to: [seat],
      event: { type: 'laid', seat, place: chosen, card: action.card },
      others: { type: 'laid', seat, place: chosen },
    };
    if (state.seats.some((other) => after.laid[other] === undefined)) return ok({ state: after, events: [laid] });
    const [next, events] = endRound(after);
    return ok({ state: next, events: [laid, ...events] });
  },
  toAct: (state) =>
    isOver(candles.view(state, 'spectator')) ? [] : state.seats.filter((seat) => state.laid[seat] === undefined),
  clock: (state) => (candles.outcome(state) ? null : { key: `round:${state.round}`, seconds: 30 }),
  idle: (state) =>
    candles.toAct(state).map((seat) => ({ seat, action: { type: 'lay', card: handOf(state, seat)[0]?.card ?? 0 } })),
  outcome(state) {
    if (!isOver(candles.view(state, 'spectator'))) return null;
    const most = Math.max(...state.seats.map((seat) => state.candles[seat] ?? 0));
    const winners = state.seats.filter((seat) => (state.candles[seat] ?? 0) === most);
    return { kind: winners.length === 1 ? 'win' : 'draw', winners, reason: 'candles' };
  },
  check(state) {
    const lit = Object.values(state.candles).reduce((sum, n) => sum + n, 0);
    if (lit !== state.round - 1) throw new Error(`After ${state.round - 1} rounds ${lit} candles are lit.`);
    const cards = [...state.deck, ...Object.values(state.hands).flat()].map(({ card }) => card);
    if (new Set(cards).size < cards.length) throw new Error('A card is there twice.');
  },
  maySpeak: () => true,
  resample(state, viewer, seed) {
    const isHidden = (place: Place) => seen(viewer)(place) === null;
    const zones = [...state.seats.map((seat) => handOf(state, seat)), state.deck];
    const hidden = zones.flat().filter(isHidden);
    const [cards, random] = shuffle(
      randomFrom(seed),
      hidden.map(({ card }) => card),
    );
    let next = 0;
    // Who knows a place is public, so the marks stay where they are and only the cards move.
    const redeal = (zone: readonly Place[]) =>
      zone.map((place) => (isHidden(place) ? { ...place, card: cards[next++] as number } : place));
    const hands = Object.fromEntries(state.seats.map((seat) => [seat, redeal(handOf(state, seat))]));
    return { ...state, random, hands, deck: redeal(state.deck) };
  },
} satisfies Rules<State, Action, View, Event, Options, Seat> as Rules<State, Action, View, Event, Options, Seat>;

/** Turns the laid cards up, lights the winner's candle and lets everybody draw. */
function endRound(state: State): [State, Told<Event, Seat>[]] {
  const turned: Partial<Record<Seat, Turned>> = {};
  for (const seat of state.seats) {
    const place = state.laid[seat] ?? 0;
    turned[seat] = { place, card: handOf(state, seat)[place]?.card ?? 0 };
  }
  const [winner] = state.seats.toSorted((a, b) => (turned[b]?.card ?? 0) - (turned[a]?.card ?? 0)) as [Seat];
  const hands = { ...state.hands };
  const deck = [...state.deck];
  const events: Told<Event, Seat>[] = [{ to: 'all', event: { type: 'turned', cards: turned } }];
  for (const seat of state.seats) {
    const rest = handOf(state, seat).toSpliced(state.laid[seat] as number, 1);
    const drawn = deck.shift();
    hands[seat] = drawn ? [...rest, { ...drawn, seenBy: withSeat(drawn.seenBy, seat) }] : rest;
    if (drawn) {
      events.push({ to: [seat], event: { type: 'drew', seat, card: drawn.card }, others: { type: 'drew', seat } });
    }
  }
  const lit = { ...state.candles, [winner]: (state.candles[winner] ?? 0) + 1 };
  return [
    { ...state, round: state.round + 1, deck, hands, laid: {}, peeked: [], takenBack: {}, candles: lit, turned },
    events,
  ];
}

const withSeat = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  seats.includes(seat) ? seats : [...seats, seat];
