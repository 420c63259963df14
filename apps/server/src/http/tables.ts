import { matchMaker } from '@colyseus/core';
import {
  type Listing,
  LOBBY,
  type LobbyEntered,
  type Reservation,
  ROOM,
  type TableCreated,
  type TablesListed,
} from '@ghostlight/protocol';
import { CreateTable, EnterTable } from '@ghostlight/protocol/messages';
import { type Request, Router } from 'express';
import { renderSVG } from 'uqr';
import type { Door } from '../door.ts';
import type { Games } from '../games.ts';
import { CodeTaken, type Journal } from '../journal/journal.ts';
import type { Allowances } from '../limits/allowances.ts';
import { Buckets } from '../limits/bucket.ts';
import { refused } from '../table/answers.ts';
import { newTable, usualPlayers } from '../table/new-table.ts';
import { hashed, newCode, newId } from '../table/tokens.ts';
import { answer, body, isRefused, route } from './refusals.ts';

export interface TableRoutes {
  readonly games: Games;
  readonly journal: Journal;
  readonly door: Door;
  readonly allowances: Allowances;
}

/** From so many tables on the list is remembered, for a millisecond for every ten. */
const [LONG_LIST, LOOKS] = [500, 10];
const TOO_MANY = refused('too-many', 'Too many requests from your address: wait a little.');

/** `/api/tables` and the live list. */
export function tableRoutes({ games, journal, door, allowances }: TableRoutes): Router {
  const router = Router();
  const listed = publicTables();
  const making = new Buckets(allowances.tables);
  const knocking = new Buckets(allowances.doors);
  const may = (buckets: Buckets, request: Request): boolean => buckets.of(addressOf(request)).take();

  router.get(
    '/tables',
    route<TablesListed>(() => listed()),
  );

  router.post(
    '/tables',
    route<TableCreated>(async (request, response) => {
      if (!may(making, request)) return TOO_MANY;
      const wish = body(CreateTable, request);
      if (isRefused(wish)) return wish;
      const game = games.get(wish.game);
      if (!game) return refused('no-such-game', `There is no game called ${wish.game} here.`);
      const options = game.rules.options.safeParse(wish.options);
      if (!options.success) return refused('bad-options', 'This game does not know these options.');
      const players = wish.players ?? usualPlayers(game);
      const { min, max } = game.rules.players;
      if (players < min || players > max) return refused('bad-players', `This game is for ${min} to ${max} players.`);
      const host = wish.key === undefined ? null : { key: hashed(wish.key), name: wish.name ?? 'Host' };
      const practise = wish.practise ?? null;
      if (practise && !game.understudy) return refused('no-understudies', 'Nobody has taught understudies this game.');
      if (practise && !game.rules.seats(options.data, players).includes(practise.seat))
        return refused('no-such-seat', `There is no seat called ${practise.seat} at this table.`);
      if (practise && !host) return refused('no-key', 'Who wants to practise must say who they are.');
      const { public: listed, pace } = wish;
      const table = { id: newId(), options: options.data, players, public: listed, pace, host, practise };
      for (;;) {
        const now = Date.now();
        const code = newCode();
        const doc = newTable(game, { ...table, code, now });
        try {
          await journal.create({ id: table.id, code, game: wish.game, openedAt: now, doc: JSON.stringify(doc) });
          response.status(201);
          return { id: table.id, code, url: linkTo(request, table.id) };
        } catch (error) {
          if (!(error instanceof CodeTaken)) throw error;
        }
      }
    }),
  );

  router.get(
    '/tables/:id',
    route<Listing>(async (request) => {
      if (!may(knocking, request)) return TOO_MANY;
      const row = await door.find(String(request.params.id));
      return isRefused(row) ? row : door.listing(row);
    }),
  );

  router.get('/tables/:id/qr.svg', async (request, response) => {
    if (!may(knocking, request)) return answer(response, TOO_MANY);
    const row = await door.find(String(request.params.id));
    if (isRefused(row)) return answer(response, row);
    response.type('image/svg+xml').send(renderSVG(linkTo(request, row.id), { border: 2 }));
  });

  router.post(
    '/tables/:id/enter',
    route(async (request) => {
      if (!may(knocking, request)) return TOO_MANY;
      const entry = body(EnterTable, request);
      if (isRefused(entry)) return entry;
      const entered = await door.enter(String(request.params.id), entry, addressOf(request));
      return isRefused(entered) ? entered : { ...entered, reservation: reachable(entered.reservation, request) };
    }),
  );

  router.post(
    '/lobby/enter',
    route<LobbyEntered>(async (request) => {
      if (!may(knocking, request)) return TOO_MANY;
      const reservation = await matchMaker.joinOrCreate(LOBBY, { address: addressOf(request) });
      return { reservation: reachable(reservation, request) };
    }),
  );

  return router;
}

/** Asks for all public tables. A long list is costly to read: it is shown again for a while, the longer the longer it is. */
function publicTables(): () => Promise<TablesListed> {
  let [last, until]: [TablesListed, number] = [{ tables: [] }, 0];
  return async () => {
    if (performance.now() < until) return last;
    const rooms = await matchMaker.query({ name: ROOM, private: false });
    last = { tables: rooms.map(({ metadata }) => metadata as Listing) };
    if (rooms.length >= LONG_LIST) until = performance.now() + rooms.length / LOOKS;
    return last;
  };
}

/** A server whose address is a path is reached through the host that the request came to. */
const reachable = (reservation: Reservation, request: Request): Reservation =>
  reservation.publicAddress?.startsWith('/')
    ? { ...reservation, publicAddress: `${request.host}${reservation.publicAddress}` }
    : reservation;

const addressOf = (request: Request): string => request.ip ?? 'unknown';

const linkTo = (request: Request, id: string): string => `${request.protocol}://${request.get('host')}/t/${id}`;
