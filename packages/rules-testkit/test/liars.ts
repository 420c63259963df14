import { ok, type Rules, randomFrom, refuse, shuffle, type Told } from '@ghostlight/rules-kit';
import { z } from 'zod';
import type { LawName } from '../src/law.ts';
import type { TrialOptions } from '../src/trials.ts';
import { type Action, candles, type Event, type Seat, type State, type View } from './candles.ts';

type Candles = typeof candles;
const schemaWithoutDefault = z.object({ hand: z.int().min(1) }) as unknown as Candles['options'];

type Step = { readonly state: State; readonly events: readonly Told<Event, Seat>[] };

/** Candles with one lie in it, the law that is there to catch it, and the laws that may notice too. */
export interface Liar {
  readonly lie: string;
  readonly law: LawName;
  readonly also?: readonly LawName[];
  readonly rules: Candles;
  readonly hints?: Partial<TrialOptions>;
}

const lying = (changes: Partial<Candles>): Candles => ({ ...candles, ...changes });

/** Candles that does something to each accepted step. */
const afterwards = (change: (step: Step, before: State, seat: Seat, action: Action) => Step): Candles =>
  lying({
    apply: (state, seat, action) => {
      const result = candles.apply(state, seat, action);
      return result.ok ? ok(change(result.value, state, seat, action)) : result;
    },
  });

/** Candles that tells the listed kind of event differently. */
const telling = (type: Event['type'], tell: (told: Told<Event, Seat>) => readonly Told<Event, Seat>[]): Candles =>
  afterwards(({ state, events }) => ({
    state,
    events: events.flatMap((told) => (told.event.type === type ? tell(told) : [told])),
  }));

const top = (state: State): number => state.deck[0]?.card ?? 0;
const hiddenHand = (state: State, seat: Seat): number => state.hands[seat]?.[0]?.card ?? 0;
const AN_HOUR_AGO = 3_600;

let stateLastLookedAt: State | null = null;
let timesPlayed = 0;
const namesOfStates = new WeakMap<object, number>();

export const SECRECY_LIARS: readonly Liar[] = [
  {
    lie: 'leaks a card in the view',
    law: '4a secret now',
    also: ['4b secret next'],
    rules: lying({ view: (state, viewer) => ({ ...candles.view(state, viewer), top: top(state) }) as View }),
  },
  {
    lie: 'leaks through legal',
    law: '4a secret now',
    also: ['3 illegal is refused'],
    rules: lying({
      view: (state, viewer) => {
        stateLastLookedAt = state;
        return candles.view(state, viewer);
      },
      legal: (view) =>
        candles
          .legal(view)
          .filter(({ type }) => type !== 'peek' || (stateLastLookedAt !== null && top(stateLastLookedAt) % 2 === 0)),
    }),
  },
  {
    lie: 'leaks through toAct',
    law: '4a secret now',
    rules: lying({ toAct: (state) => candles.toAct(state).filter((seat) => hiddenHand(state, seat) % 2 === 0) }),
  },
  {
    lie: 'leaks through the clock',
    law: '4a secret now',
    rules: lying({
      clock: (state) => {
        const clock = candles.clock(state);
        return clock && { ...clock, seconds: 30 + top(state) };
      },
    }),
  },
  {
    lie: 'leaks through who may speak',
    law: '4a secret now',
    rules: lying({ maySpeak: (state) => top(state) % 2 === 0 }),
  },
  {
    lie: 'leaks through the words of a refusal',
    law: '4a secret now',
    rules: lying({
      apply: (state, seat, action) => {
        const result = candles.apply(state, seat, action);
        return result.ok ? result : refuse(result.error.code, `No: the top card is ${top(state)}.`);
      },
    }),
  },
  {
    lie: 'leaks a drawn card through an event to others',
    law: '4b secret next',
    hints: { effort: 6 },
    rules: telling('drew', ({ event }) => [{ to: 'all', event }]),
  },
  {
    lie: 'leaks a hidden choice through an event to others',
    law: '4b secret next',
    rules: telling('laid', ({ event }) => [{ to: 'all', event }]),
  },
  {
    lie: 'makes a change that nobody is told of',
    law: '4b secret next',
    rules: telling('turned', () => []),
  },
  {
    lie: 'tells a player nothing of the card they draw',
    law: '4b secret next',
    rules: telling('drew', ({ event }) => [{ to: 'all', event: { ...event, card: 0 } as Event }]),
  },
];

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

export const OTHER_LIARS: readonly Liar[] = [
  {
    lie: 'mutates its input',
    law: '1 pure',
    rules: lying({
      apply: (state, seat, action) => {
        (state.peeked as Seat[]).push(seat);
        return candles.apply(state, seat, action);
      },
    }),
  },
  {
    lie: 'mutates the view when it lists the legal actions',
    law: '1 pure',
    rules: lying({
      legal: (view) => {
        (view.peeked as Seat[]).sort();
        return candles.legal(view);
      },
    }),
  },
  {
    lie: 'uses Math.random',
    law: '1 pure',
    rules: lying({
      setup: (options, players, seed) => (Math.random() < 2 ? candles.setup(options, players, seed) : never()),
    }),
  },
  {
    lie: 'uses the clock and swallows the complaint',
    law: '1 pure',
    rules: lying({
      clock: (state) => {
        try {
          return Date.now() > AN_HOUR_AGO ? candles.clock(state) : null;
        } catch {
          return candles.clock(state);
        }
      },
    }),
  },
  {
    lie: 'remembers earlier games',
    law: '1 repeatable',
    rules: lying({
      setup: (options, players, seed) => ({ ...candles.setup(options, players, seed), game: timesPlayed++ }) as State,
    }),
  },
  {
    lie: 'knows a state by its identity',
    law: '1 repeatable',
    rules: afterwards(({ state, events }, before) => {
      const turn = (namesOfStates.get(before) ?? 0) + 1;
      const after = { ...state, turn } as State;
      namesOfStates.set(after, turn);
      return { state: after, events };
    }),
  },
  {
    lie: 'keeps a Map in its state',
    law: '2 plain JSON',
    also: ['1 repeatable'],
    rules: lying({
      setup: (options, players, seed) => ({ ...candles.setup(options, players, seed), log: new Map() }) as State,
    }),
  },
  {
    lie: 'has no table for a host who chooses nothing',
    law: '2 first table',
    rules: lying({ options: schemaWithoutDefault }),
    hints: { tables: [{ options: { hand: 3 }, players: 2 }] },
  },
  {
    lie: 'tells an event with an undefined field',
    law: '2 plain JSON',
    rules: telling('tookBack', ({ event }) => [{ to: 'all', event: { ...event, card: undefined } as never }]),
  },
  {
    lie: 'does not say whose view it is',
    law: '2 plain JSON',
    rules: lying({
      view: (state, viewer) =>
        viewer === 'spectator'
          ? ({ ...candles.view(state, viewer), viewer: 'anyone' } as never)
          : candles.view(state, viewer),
      legal: (view) => (candles.seats({ hand: 3 }, 4).some((seat) => seat === view.viewer) ? candles.legal(view) : []),
      prompt: (view) =>
        candles.seats({ hand: 3 }, 4).some((seat) => seat === view.viewer) ? candles.prompt(view) : null,
    }),
  },
];

function never(): never {
  throw new Error('This is never reached.');
}

const schemaWithoutPeek = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('lay'), card: z.int() }),
  z.strictObject({ type: z.literal('takeBack') }),
]) as unknown as Rules<State, Action, View, Event, never, Seat>['action'];

export const LEGAL_LIARS: readonly Liar[] = [
  {
    lie: 'lists as legal what apply refuses',
    law: '3 legal is accepted',
    also: ['4c fresh worlds'],
    rules: lying({
      legal: (view) => {
        const legal = candles.legal(view);
        return legal.some(({ type }) => type === 'lay')
          ? [...legal.filter(({ type }) => type !== 'peek'), { type: 'peek' }]
          : legal;
      },
    }),
  },
  {
    lie: 'accepts what legal hides',
    law: '3 illegal is refused',
    rules: lying({ legal: (view) => candles.legal(view).filter(({ type }) => type !== 'peek') }),
  },
  {
    lie: 'lets spectators act',
    law: '3 legal is accepted',
    also: ['3 asks who can answer', '5 outcome'],
    rules: lying({ legal: (view) => (view.viewer === 'spectator' ? [{ type: 'peek' }] : candles.legal(view)) }),
  },
  {
    lie: 'cannot parse its own action',
    law: '3 legal is accepted',
    rules: lying({ action: schemaWithoutPeek }),
  },
  {
    lie: 'gives bots other moves than people',
    law: '3 legal is accepted',
    rules: lying({ moves: (state, seat) => candles.legal(candles.view(state, seat)).slice(1) }),
  },
  {
    lie: 'answers standing orders with an illegal action',
    law: '3 legal is accepted',
    rules: lying({ auto: () => ({ type: 'lay', card: 99 }) }),
    hints: { orders: ['always lay the best card'] },
  },
  {
    lie: 'refuses without a sentence',
    law: '3 illegal is refused',
    rules: lying({
      apply: (state, seat, action) => {
        const result = candles.apply(state, seat, action);
        return result.ok ? result : refuse(result.error.code, 'illegal');
      },
    }),
  },
  {
    lie: 'refuses with a code in capitals',
    law: '3 illegal is refused',
    rules: lying({
      apply: (state, seat, action) => {
        const result = candles.apply(state, seat, action);
        return result.ok ? result : refuse(result.error.code.toUpperCase(), result.error.message);
      },
    }),
  },
  {
    lie: 'asks nothing of a seat that can act',
    law: '3 asks who can answer',
    rules: lying({ prompt: () => null }),
  },
  {
    lie: 'renames a question whenever another seat acts',
    law: '3 asks who can answer',
    rules: lying({
      prompt: (view) => (candles.prompt(view) === null ? null : `round:${view.round}:${Object.keys(view.laid).length}`),
    }),
  },
  {
    lie: 'waits for a seat that cannot act',
    law: '3 asks who can answer',
    also: ['5 outcome'],
    rules: lying({ toAct: (state) => state.seats }),
  },
  {
    lie: 'has an illegal answer for idle seats',
    law: '3 idle answers',
    rules: lying({ idle: (state) => candles.toAct(state).map((seat) => ({ seat, action: { type: 'takeBack' } })) }),
  },
  {
    lie: 'lets a timer run out without an end',
    law: '3 idle answers',
    rules: lying({ idle: (state) => candles.idle(state).slice(1) }),
  },
];

export const END_LIARS: readonly Liar[] = [
  {
    lie: 'never ends',
    law: '5 ends',
    also: ['5 ends when stalled'],
    rules: afterwards(({ state, events }) => {
      if (!candles.outcome(state)) return { state, events };
      const fresh = candles.setup({ hand: 3 }, state.seats.length, state.random.seed);
      const dealt = state.seats.map((seat): Told<Event, Seat> => {
        const drew = { type: 'drew', seat } as const;
        return { to: [seat], event: { ...drew, cards: fresh.hands[seat] } as Event, others: drew };
      });
      return {
        state: { ...fresh, round: state.round, candles: state.candles, turned: state.turned },
        events: [...events, ...dealt],
      };
    }),
  },
  {
    lie: 'stops without an end',
    law: '5 ends',
    also: ['3 idle answers'],
    rules: lying({ outcome: () => null }),
  },
  {
    lie: 'lets seats change their minds for ever',
    law: '5 ends when stalled',
    rules: afterwards(({ state, events }) => ({ state: { ...state, takenBack: {} }, events })),
  },
  {
    lie: 'names a winner who has no seat',
    law: '5 outcome',
    rules: lying({
      outcome: (state) => {
        const outcome = candles.outcome(state);
        return outcome && { ...outcome, kind: 'win', winners: ['nobody' as Seat] };
      },
    }),
  },
  {
    lie: 'plays on after the end',
    law: '5 outcome',
    rules: lying({ outcome: (state) => (state.round > 2 ? { kind: 'draw', winners: [], reason: 'late' } : null) }),
  },
  {
    lie: 'loses a candle',
    law: '5 invariants',
    also: ['4c fresh worlds'],
    rules: afterwards(({ state, events }) => ({ state: { ...state, candles: {} }, events })),
  },
  {
    lie: 'counts an act twice',
    law: '7 double act',
    rules: lying({
      legal: (view) => {
        const legal = candles.legal(view);
        const twice = view.peeked.filter((seat) => seat === view.viewer).length > 1;
        const mayPeekAgain = legal.some(({ type }) => type === 'lay') && view.deck.length > 0 && !twice;
        return mayPeekAgain ? [...legal.filter(({ type }) => type === 'lay'), { type: 'peek' }] : legal;
      },
      apply: (state, seat, action) => {
        const peeks = state.peeked.filter((peeker) => peeker === seat).length;
        if (action.type !== 'peek' || peeks !== 1 || state.laid[seat] !== undefined || state.deck.length === 0) {
          return candles.apply(state, seat, action);
        }
        const event: Event = { type: 'peeked', seat };
        return ok({ state: { ...state, peeked: [...state.peeked, seat] }, events: [{ to: 'all', event }] });
      },
    }),
  },
];
