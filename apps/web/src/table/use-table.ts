import type { Answer, PersonFacts, SeatFacts, TableFacts, Verb } from '@ghostlight/protocol';
import { createContext, use } from 'react';
import type { AnyGame, Scene } from '../games/game.ts';
import type { GameId } from '../games/registry.ts';
import type { Session, TableState } from './session.ts';

/** What every part of a table's page may need. */
export interface TableContext {
  readonly session: Session;
  readonly state: TableState;
  readonly facts: TableFacts;
  readonly gameId: GameId;
  readonly game: AnyGame;
  /** The seat this page plays; null for those who look on. */
  readonly seat: string | null;
  readonly me: string;
  readonly isHost: boolean;
  /** The game as this viewer sees it; null in the lobby. */
  readonly scene: Scene<unknown> | null;
  /** Who sits there: a name, "Understudy", or the seat's role. */
  readonly nameOf: (seat: string) => string;
  readonly personIn: (seat: string) => PersonFacts | null;
  /** Does a verb; a refusal is shown as a note. */
  readonly verb: (verb: Verb) => Promise<Answer>;
  /** A passing sentence near the one sentence: a refusal, a hint. */
  readonly note: string | null;
  readonly setNote: (note: string | null) => void;
}

export const Table = createContext<TableContext | null>(null);

export function useTable(): TableContext {
  const table = use(Table);
  if (!table) throw new Error('useTable is for what stands on a table.');
  return table;
}

export const personOf = (facts: TableFacts, { person }: SeatFacts): PersonFacts | null =>
  facts.people.find((each) => each.id === person) ?? null;
