import type { Pace, Strength } from '@ghostlight/protocol';
import type { Game } from '../games.ts';
import type { Chair, Person, TableDoc } from './doc.ts';
import { newPersonId, newSecret } from './tokens.ts';

export interface TableWish {
  readonly id: string;
  readonly code: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly players: number;
  readonly public: boolean;
  readonly pace: Pace;
  readonly host: { readonly key: string; readonly name: string } | null;
  /** The host sits here, understudies everywhere else. */
  readonly practise: { readonly seat: string; readonly strength: Strength } | null;
  readonly now: number;
}

const USUAL_COMPANY = 4;

/** How many chairs a new table has when nobody says. */
export const usualPlayers = ({ rules }: Game): number =>
  Math.max(rules.players.min, Math.min(rules.players.max, USUAL_COMPANY));

export const chairsFor = (
  { rules }: Game,
  options: Readonly<Record<string, unknown>>,
  players: number,
): readonly Chair[] =>
  rules.seats(options, players).map((seat) => ({ seat, person: null, understudy: null, nonce: null }));

export function newTable(game: Game, wish: TableWish): TableDoc {
  const host: Person | null = wish.host && {
    id: newPersonId(),
    name: wish.host.name,
    keys: [wish.host.key],
    muted: false,
    kicked: false,
  };
  const chairs = chairsFor(game, wish.options, wish.players);
  return {
    id: wish.id,
    code: wish.code,
    game: game.rules.id,
    openedAt: wish.now,
    public: wish.public,
    phase: 'lobby',
    round: 1,
    match: null,
    options: wish.options,
    players: wish.players,
    pace: wish.pace,
    host: host?.id ?? null,
    people: host ? [host] : [],
    chairs: wish.practise && host ? companyFor(chairs, host.id, wish.practise) : chairs,
    held: {},
    swaps: [],
    paused: false,
    offer: null,
    fouls: [],
    secret: newSecret(),
    nonces: {},
    orders: {},
    carries: [],
    again: [],
    end: null,
  };
}

const companyFor = (
  chairs: readonly Chair[],
  host: string,
  { seat, strength }: { readonly seat: string; readonly strength: Strength },
): readonly Chair[] =>
  chairs.map((chair) => (chair.seat === seat ? { ...chair, person: host } : { ...chair, understudy: strength }));
