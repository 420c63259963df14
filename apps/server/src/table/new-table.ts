import type { Pace } from '@ghostlight/protocol';
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
): readonly Chair[] => rules.seats(options, players).map((seat) => ({ seat, person: null, nonce: null }));

export function newTable(game: Game, wish: TableWish): TableDoc {
  const host: Person | null = wish.host && {
    id: newPersonId(),
    name: wish.host.name,
    keys: [wish.host.key],
    muted: false,
    kicked: false,
  };
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
    chairs: chairsFor(game, wish.options, wish.players),
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
