import type { Outcome } from '@ghostlight/rules-kit';
import type { Pace, Strength } from './messages.ts';

export type Phase = 'lobby' | 'playing' | 'over';

/** Someone at the table, by an id that only means something here. */
export interface PersonFacts {
  readonly id: string;
  readonly name: string;
  readonly online: boolean;
  /** When they dropped, in the server's milliseconds; null while online. */
  readonly awaySince: number | null;
  readonly muted: boolean;
}

/** A chair: open, a person's, or an understudy's. An understudy with a person plays for them until they take the seat back. */
export interface SeatFacts {
  readonly seat: string;
  readonly kind: 'open' | 'person' | 'understudy';
  readonly person: string | null;
  /** Of the understudy. */
  readonly strength: Strength | null;
  readonly ready: boolean;
}

/** The timer that runs. Times are the server's; see `Frame.now` for the difference to one's own. */
export interface ClockFacts {
  readonly key: string;
  /** When it runs out; null while paused. */
  readonly deadline: number | null;
  /** Milliseconds left at the moment of a pause; null while it runs. */
  readonly left: number | null;
  readonly seconds: number;
  /** Whoever is asked has said "hold on": once for each question. */
  readonly held: boolean;
}

/** Where the deal's seed comes from: the promise before, everything after. */
export interface FairnessFacts {
  readonly commitment: string;
  readonly revealed: { readonly secret: string; readonly nonces: Readonly<Record<string, string>> } | null;
}

/** A draw or an abandonment that somebody proposed. */
export interface OfferFacts {
  readonly what: 'draw' | 'abandon';
  readonly by: string;
  /** Seats that agree; it happens when every seat of someone present does. */
  readonly agreed: readonly string[];
}

/** A game in which the players may call a foul, and who did. When all asked have called, it is over. */
export interface FoulFacts {
  /** Seats that may call. */
  readonly by: readonly string[];
  readonly called: readonly string[];
}

/** How a match ended: by the rules, by a word at the table, or because the server's rules are newer than the match. */
export interface EndFacts {
  readonly by: 'rules' | 'resigned' | 'draw-agreed' | 'abandoned' | 'foul' | 'rules-changed';
  readonly seat: string | null;
  readonly outcome: Outcome<string> | null;
  /** `GET /api/replays/<replay>`. */
  readonly replay: string;
}

/** All that everybody at the table may know, whatever the game. */
export interface TableFacts {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly public: boolean;
  readonly phase: Phase;
  /** 1 for the first match at this table, then 2, … */
  readonly match: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: number;
  readonly pace: Pace;
  readonly host: string | null;
  readonly people: readonly PersonFacts[];
  readonly watchers: number;
  readonly seats: readonly SeatFacts[];
  /** Swaps asked for and not yet answered: the other seat answers with the same verb. */
  readonly swaps: readonly { readonly from: string; readonly to: string }[];
  readonly paused: boolean;
  readonly clock: ClockFacts | null;
  readonly offer: OfferFacts | null;
  /** Null when no foul can be called in this game, or none is on. */
  readonly foul: FoulFacts | null;
  readonly fairness: FairnessFacts;
  readonly end: EndFacts | null;
  /** Seats that want to play again. */
  readonly again: readonly string[];
}

/** A public table in the live list and in `GET /api/tables`. */
export interface Listing {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly phase: Phase;
  readonly host: string | null;
  readonly players: number;
  readonly seatsFree: number;
  readonly watchers: number;
  readonly openedAt: number;
}
