import type {
  CreateTable,
  EnterTable,
  Listing,
  LobbyEntered,
  Refusal,
  Replay,
  TableCreated,
  TableEntered,
  TablesListed,
} from '@ghostlight/protocol';
import { t } from './words/words.ts';

export const createTable = (table: CreateTable): Promise<TableCreated | Refusal> => ask('/api/tables', table);

export const listTables = (): Promise<TablesListed | Refusal> => ask('/api/tables');

export const findReplay = (id: string): Promise<Replay | Refusal> => ask(`/api/replays/${encodeURIComponent(id)}`);

/** A place in the room that tells of public tables. */
export const enterLobby = (): Promise<LobbyEntered | Refusal> => ask('/api/lobby/enter', {});

export const findTable = (id: string): Promise<Listing | Refusal> => ask(`/api/tables/${encodeURIComponent(id)}`);

export const enterTable = (id: string, as: EnterTable): Promise<TableEntered | Refusal> =>
  ask(`/api/tables/${encodeURIComponent(id)}/enter`, as);

/** Asks the server; whatever goes wrong comes back as a sentence. */
async function ask<T>(path: string, body?: object): Promise<T | Refusal> {
  try {
    const response = await fetch(
      path,
      body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
    return await response.json();
  } catch {
    return { error: OFFLINE, message: t('parlour.offline') };
  }
}

/** Nobody answered, or not in our language: the line, not the table, is the trouble. */
export const OFFLINE = 'offline';
