import type { Match, Outcome } from '@ghostlight/rules-kit';
import type { Listing } from './facts.ts';

/** `POST /api/tables`. The url holds the id, so that nobody can guess it. */
export interface TableCreated {
  readonly id: string;
  readonly code: string;
  readonly url: string;
}

/** What `client.consumeSeatReservation` of the SDK takes. */
export interface Reservation {
  readonly name: string;
  readonly sessionId: string;
  readonly roomId: string;
  readonly processId?: string;
  readonly publicAddress?: string;
}

/** `POST /api/tables/:id/enter`. */
export interface TableEntered {
  readonly id: string;
  readonly code: string;
  readonly game: string;
  readonly person: string;
  readonly reservation: Reservation;
}

/** `POST /api/lobby/enter`: a place in the room that lists public tables live. */
export interface LobbyEntered {
  readonly reservation: Reservation;
}

/** `GET /api/tables`. */
export interface TablesListed {
  readonly tables: readonly Listing[];
}

/** The answer to `carry`: opened on the other device, the link brings the seat along, once. */
export interface SeatCarried {
  readonly url: string;
  readonly token: string;
  readonly expires: number;
}

/** `GET /api/replays/:id`: a finished match, with nothing hidden. */
export interface Replay extends Match {
  readonly id: string;
  readonly seats: readonly { readonly seat: string; readonly name: string }[];
  /** When each action was played, in milliseconds since the start; as many as there are actions. */
  readonly times: readonly number[];
  readonly startedAt: number;
  readonly endedAt: number;
  readonly end: { readonly by: string; readonly seat: string | null; readonly outcome: Outcome<string> | null };
}
