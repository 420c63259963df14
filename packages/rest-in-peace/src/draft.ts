import { pick, shuffle } from '@ghostlight/rules-kit';
import type { Face } from './events.ts';
import * as facts from './facts.ts';
import { opponentLooks } from './in-force.ts';
import {
  type Laid,
  type LaidPsychic,
  other,
  type Psychic,
  type Seat,
  type State,
  type Tell,
  type Value,
  withSeat,
} from './types.ts';

/** A state in the making: its fields may be replaced, what they hold may not be changed. */
export interface Draft {
  readonly state: { -readonly [Field in keyof State]: State[Field] };
  readonly told: Tell[];
}

export const draftOf = (state: State): Draft => ({ state: { ...state }, told: [] });

export const tellAll = (draft: Draft, event: Tell['event']): void => {
  draft.told.push({ to: 'all', event });
};

/** What is known of a seat's hidden ghosts changes for everybody. */
function learn(draft: Draft, seat: Seat, change: (known: facts.Facts) => facts.Facts): void {
  const { opponent, everyone, glimpse } = draft.state.facts[seat];
  const known = { opponent: change(opponent), everyone: change(everyone), glimpse };
  draft.state.facts = withSeat(draft.state.facts, seat, known);
}

/** As `learn`, for a change that makes no fact out of none. */
function adjust(draft: Draft, seat: Seat, change: (known: facts.Facts) => facts.Facts): void {
  const { opponent, everyone } = draft.state.facts[seat];
  if (opponent.length > 0 || everyone.length > 0) learn(draft, seat, change);
}

function glimpsed(draft: Draft, seat: Seat, change: (glimpse: facts.Glimpse) => facts.Glimpse): void {
  const known = draft.state.facts[seat];
  if (!known.glimpse) return;
  draft.state.facts = withSeat(draft.state.facts, seat, { ...known, glimpse: change(known.glimpse) });
}

/** A ghost left the hand since the look; one that everybody knew of is taken to be that one. */
function glimpseLost(draft: Draft, seat: Seat, value: Value): void {
  const open = draft.state.facts[seat].everyone.some(
    (fact) => fact.zones === facts.HAND && fact.values === facts.bit(value),
  );
  if (!open) glimpsed(draft, seat, (glimpse) => ({ ...glimpse, gone: [...glimpse.gone, value] }));
}

/** It became plain that so many ghosts of the zone have one of these values (RIP-R35). */
export const becamePlain = (draft: Draft, seat: Seat, zone: number, values: number, atLeast: number): void =>
  learn(draft, seat, (known) => facts.noted(known, zone, values, atLeast));

/** The opponent sees this hand as it is now. */
export function showHandToOpponent(draft: Draft, seat: Seat): void {
  const { state } = draft;
  const { opponent, everyone } = state.facts[seat];
  const hand = state.hands[seat];
  const known = { opponent: facts.handSeen(opponent, hand), everyone, glimpse: facts.glimpseOf(hand, everyone) };
  state.facts = withSeat(state.facts, seat, known);
}

export const faceOf = (laid: Laid): Face =>
  laid.kind === 'ghost' ? { kind: 'ghost', value: laid.value } : { kind: 'psychic', card: laid.card };

export const isFace = (laid: Laid, face: Face): boolean =>
  laid.kind === 'ghost'
    ? face.kind === 'ghost' && laid.value === face.value
    : face.kind === 'psychic' && laid.card === face.card;

export const ghost = (value: Value, down = false): Laid => ({ kind: 'ghost', value, down, carried: false });

export function setSide(draft: Draft, round: number, seat: Seat, cards: readonly Laid[]): void {
  const sides = draft.state.sides.slice();
  sides[round - 1] = withSeat(sideAt(draft.state, round), seat, cards);
  draft.state.sides = sides;
}

const sideAt = (state: State, round: number) => state.sides[round - 1] as State['sides'][number];

export const lay = (draft: Draft, round: number, seat: Seat, laid: Laid): void =>
  setSide(draft, round, seat, [...sideAt(draft.state, round)[seat], laid]);

/** Changes a psychic lying on the current round. */
export function alter(draft: Draft, seat: Seat, card: Psychic, change: Partial<LaidPsychic>): void {
  const { round } = draft.state;
  const cards = sideAt(draft.state, round)[seat];
  setSide(
    draft,
    round,
    seat,
    cards.map((laid) => (laid.kind === 'psychic' && laid.card === card ? { ...laid, ...change } : laid)),
  );
}

/** Takes one card off a side and gives it. */
export function lift(draft: Draft, round: number, seat: Seat, face: Face): Laid {
  const cards = sideAt(draft.state, round)[seat];
  const index = cards.findIndex((laid) => isFace(laid, face));
  setSide(draft, round, seat, cards.toSpliced(index, 1));
  return cards[index] as Laid;
}

function setHand(draft: Draft, seat: Seat, hand: readonly Value[]): void {
  draft.state.hands = withSeat(draft.state.hands, seat, hand);
}

/** A ghost leaves the hand in sight of all. */
export function fromHand(draft: Draft, seat: Seat, value: Value): void {
  const hand = draft.state.hands[seat];
  setHand(draft, seat, hand.toSpliced(hand.indexOf(value), 1));
  glimpseLost(draft, seat, value);
  adjust(draft, seat, (known) => facts.left(known, facts.HAND, value));
}

/** A ghost comes to the hand in sight of all. */
export function toHand(draft: Draft, seat: Seat, value: Value): void {
  setHand(draft, seat, [...draft.state.hands[seat], value].sort(byValue));
  learn(draft, seat, (known) => facts.came(known, facts.HAND, value));
}

export const byValue = (a: number, b: number): number => a - b;

export const waitingCount = (state: State, seat: Seat): number =>
  sideAt(state, 10)[seat].filter((laid) => laid.kind === 'ghost' && laid.down).length;

/** A ghost goes face down from the hand to round 10; only its owner sees which, and who looks into that hand (RIP-R35). */
export function hideOnTenth(draft: Draft, seat: Seat, value: Value): void {
  const { state } = draft;
  const zone = facts.waitingZone(waitingCount(state, seat));
  const hand = state.hands[seat];
  setHand(draft, seat, hand.toSpliced(hand.indexOf(value), 1));
  lay(draft, 10, seat, ghost(value, true));
  adjust(draft, seat, (known) => facts.slipped(known, zone));
  glimpsed(draft, seat, (glimpse) => ({ ...glimpse, zones: glimpse.zones | zone }));
  if (opponentLooks(state, seat)) showHandToOpponent(draft, seat);
}

export function drawInto(draft: Draft, seat: Seat, most: number): void {
  const { state } = draft;
  const deck = state.decks[seat];
  const taken = deck.slice(0, most);
  if (taken.length === 0) return;
  const [first] = taken;
  const shown = state.shown[seat] && first !== undefined;
  state.decks = withSeat(state.decks, seat, deck.slice(taken.length));
  if (shown) {
    // Everybody saw this one on top of the deck (RIP-R35).
    learn(draft, seat, (known) => facts.came(facts.left(known, facts.DECK, first), facts.HAND, first));
    state.shown = withSeat(state.shown, seat, false);
  }
  const held = state.hands[seat].length;
  adjust(draft, seat, (known) => facts.drawn(known, taken.length - (shown ? 1 : 0), held + (shown ? 1 : 0)));
  setHand(draft, seat, [...state.hands[seat], ...taken].sort(byValue));
  const values = taken.sort(byValue);
  draft.told.push({
    to: [seat],
    event: { type: 'drew', seat, count: values.length, values },
    others: { type: 'drew', seat, count: values.length, values: null },
  });
}

/** A ghost leaves the deck in sight of all. */
export function fromDeck(draft: Draft, seat: Seat, value: Value): void {
  const deck = draft.state.decks[seat];
  draft.state.decks = withSeat(draft.state.decks, seat, deck.toSpliced(deck.indexOf(value), 1));
  adjust(draft, seat, (known) => facts.left(known, facts.DECK, value));
}

/** A ghost goes into the deck in sight of all. */
export function toDeck(draft: Draft, seat: Seat, value: Value): void {
  draft.state.decks = withSeat(draft.state.decks, seat, [...draft.state.decks[seat], value]);
  learn(draft, seat, (known) => facts.came(known, facts.DECK, value));
}

/** A shuffle hides the order again; what was seen on top is then only known to be in there (RIP-R24). */
export function shuffleDeck(draft: Draft, seat: Seat): void {
  const { state } = draft;
  const [deck, random] = shuffle(state.random, state.decks[seat]);
  state.decks = withSeat(state.decks, seat, deck);
  state.random = random;
  state.shown = withSeat(state.shown, seat, false);
  tellAll(draft, { type: 'deck-shuffled', seat });
}

/** Shows the top of a deck to everybody; it stays there. */
export function showTop(draft: Draft, seat: Seat): Value {
  const { state } = draft;
  const value = state.decks[seat][0] as Value;
  state.shown = withSeat(state.shown, seat, true);
  becamePlain(draft, seat, facts.DECK, facts.bit(value), 1);
  tellAll(draft, { type: 'top-shown', seat, value });
  return value;
}

export function randomOf<T>(draft: Draft, items: readonly T[]): T {
  const [item, random] = pick(draft.state.random, items);
  draft.state.random = random;
  return item;
}

export const toDiscards = (draft: Draft, seat: Seat, value: Value): void => {
  draft.state.discards = withSeat(draft.state.discards, seat, [...draft.state.discards[seat], value]);
};

export const toRow = (draft: Draft, seat: Seat, card: Psychic): void => {
  draft.state.rows = withSeat(draft.state.rows, seat, [...draft.state.rows[seat], card]);
};

/** A psychic of this round stops: a Tripped it set stops with it (RIP-R29). */
export function stopTripping(draft: Draft, by: Seat): void {
  const { tripped, round } = draft.state;
  if (tripped?.round === round && tripped.seat === other(by)) draft.state.tripped = null;
}
