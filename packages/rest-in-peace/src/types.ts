import type { Outcome, RandomState, Told } from '@ghostlight/rules-kit';
import type { Pick } from './action.ts';
import type { Event } from './events.ts';
import type { Fact, Glimpse } from './facts.ts';
import type { Options } from './options.ts';

export const SEATS = ['green', 'blue'] as const;
export type Seat = (typeof SEATS)[number];
export type BySeat<T> = Readonly<Record<Seat, T>>;

export const VALUES = [1, 2, 3, 4, 5, 6] as const;
/** What is printed on a ghost. Ghosts of one value are interchangeable, so they have no other identity (RIP-R34). */
export type Value = (typeof VALUES)[number];

/** The number of a psychic card, 1 to 29. */
export type Psychic = number;

export type Token = 'manor' | 'castle';

interface LaidGhost {
  readonly kind: 'ghost';
  readonly value: Value;
  /** Face down: waiting on round 10. */
  readonly down: boolean;
  /** Brought here by Still me. */
  readonly carried: boolean;
}

export interface LaidPsychic {
  readonly kind: 'psychic';
  readonly card: Psychic;
  /** The base values it counts as, in the sense of totals; empty for a card without a value. */
  readonly units: readonly number[];
  /** What its player chose, in order. */
  readonly chosen: readonly Pick[];
  /** Its effect works, unless We're worthless lies here too. */
  readonly active: boolean;
  /** Brought here by Still me or Now or never: it only counts (RIP-R31). */
  readonly carried: boolean;
}

/** A card on somebody's side of a round. */
export type Laid = LaidGhost | LaidPsychic;

export type Sides = BySeat<readonly Laid[]>;

/** Whom the table waits for, and what for. */
export type Ask =
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'choice'; readonly seat: Seat; readonly card: Psychic; readonly chosen: readonly Pick[] }
  | { readonly kind: 'carry'; readonly seat: Seat }
  | { readonly kind: 'place'; readonly seat: Seat };

/** How a round came out; `winner` is null when it was tied. */
export interface RoundResult {
  readonly winner: Seat | null;
  readonly totals: BySeat<number>;
  readonly tokens: readonly Token[];
  /** Who got the round's psychic. */
  readonly taker: Seat | null;
}

export interface State {
  readonly options: Options;
  readonly random: RandomState;
  /** Actions so far: names the open question. */
  readonly step: number;
  /** Turns so far: names the running timer. */
  readonly turn: number;
  /** The psychics of rounds 1 to 9. */
  readonly line: readonly Psychic[];
  /** The tokens lying on each round. */
  readonly tokens: readonly (readonly Token[])[];
  readonly round: number;
  readonly starter: Seat;
  /** Cards the seat at turn has put down this turn (card 14). */
  readonly played: number;
  readonly ask: Ask | null;
  readonly sides: readonly Sides[];
  /** The first card is the top. */
  readonly decks: BySeat<readonly Value[]>;
  /** Everybody has seen the top of this deck (card 19). */
  readonly shown: BySeat<boolean>;
  /** Sorted by value. */
  readonly hands: BySeat<readonly Value[]>;
  readonly rows: BySeat<readonly Psychic[]>;
  readonly won: BySeat<readonly Token[]>;
  readonly discards: BySeat<readonly Value[]>;
  /** Psychics out of the game. */
  readonly gone: readonly Psychic[];
  /** Who must play a random ghost next, and the round it was set in (card 6). */
  readonly tripped: { readonly seat: Seat; readonly round: number } | null;
  /** Psychics still to be activated on round 10. */
  readonly queue: readonly Psychic[];
  readonly results: readonly RoundResult[];
  /** What others know of each seat's hidden ghosts. */
  readonly facts: BySeat<KnownOf>;
  readonly outcome: Outcome<Seat> | null;
}

/** What the opponent, and what everybody, knows of one seat's hidden ghosts. */
interface KnownOf {
  readonly opponent: readonly Fact[];
  readonly everyone: readonly Fact[];
  /** The opponent's last look into the hand. */
  readonly glimpse: Glimpse | null;
}

export type Tell = Told<Event, Seat>;

export const other = (seat: Seat): Seat => (seat === 'green' ? 'blue' : 'green');

export const bySeat = <T>(make: (seat: Seat) => T): BySeat<T> => ({ green: make('green'), blue: make('blue') });

/** The same pair with one seat's part replaced. */
export const withSeat = <T>(pair: BySeat<T>, seat: Seat, part: T): BySeat<T> =>
  seat === 'green' ? { green: part, blue: pair.blue } : { green: pair.green, blue: part };
