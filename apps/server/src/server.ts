import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { defineRoom, defineServer, matchMaker } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { type Cast, Company, pauseFor } from '@ghostlight/bots';
import { LIMITS, LOBBY, ROOM } from '@ghostlight/protocol';
import type { Application } from 'express';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { Door } from './door.ts';
import type { Games } from './games.ts';
import { type Heartbeat, housekeeping } from './housekeeping.ts';
import { originAllowed } from './http/origin.ts';
import { mountRoutes } from './http/routes.ts';
import { openPostgresJournal } from './journal/postgres.ts';
import { openSqliteJournal } from './journal/sqlite.ts';
import { ALLOWANCES, type Allowances } from './limits/allowances.ts';
import { Buckets } from './limits/bucket.ts';
import { newMetrics } from './metrics.ts';
import { connectRedis } from './redis.ts';
import { lobbyRoom } from './room/lobby-room.ts';
import { type RoomServices, tableRoom } from './room/table-room.ts';
import type { Understudies } from './table/services.ts';

export interface ServerParts {
  readonly config: Config;
  readonly games: Games;
  readonly log: Logger;
  readonly allowances?: Allowances;
}

export interface RunningServer {
  readonly port: number;
  /** Tells everyone to come back, keeps everything, and lets go of the port. */
  stop(): Promise<void>;
}

/** Milliseconds that clients have to say goodbye when the server stops. */
const PATIENCE = 3_000;
const DRAINED_AT_ONCE = 20;
/** Milliseconds for which an idle connection is kept: longer than a proxy keeps it, which else sends into a closing one. */
const KEPT_IDLE = 75_000;

/** Threads that think for understudies. */
const MOST_THINKERS = 4;

const castOf = (games: Games): Cast =>
  Object.fromEntries(
    [...games].flatMap(([id, { understudy }]) =>
      understudy ? [[id, { module: understudy.module, lore: understudy.lore }]] : [],
    ),
  );

/** Starts everything: the journal, the rooms, the pages. Rejects when the port or the data folder cannot be had. */
export async function startServer({
  config,
  games,
  log,
  allowances = ALLOWANCES,
}: ServerParts): Promise<RunningServer> {
  const journal = config.databaseUrl
    ? await openPostgresJournal(config.databaseUrl, (err) => log.warn({ err }, 'a connection to the journal broke'))
    : await openSqliteJournal(config.dataDir);
  const redis = config.redisUrl ? await connectRedis(config.redisUrl, log) : null;
  const tables: RoomServices['tables'] = new Map();
  const metrics = newMetrics(tables);
  const addresses = new Buckets(allowances.addressMessages);
  const company = new Company(castOf(games), Math.max(1, Math.min(MOST_THINKERS, availableParallelism() - 1)));
  const understudies: Understudies = {
    ask: (game, question) => company.ask(game, question),
    pause: config.understudyPause === 'none' ? () => 0 : pauseFor,
  };
  const services: RoomServices = {
    games,
    journal,
    metrics,
    log,
    allowances,
    addresses,
    tables,
    understudies,
    unreleased: new Set(),
    get owner() {
      return matchMaker.processId;
    },
  };
  const http = createServer({ requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: KEPT_IDLE });
  const door = new Door(journal, log);
  const sockets = new Set<Socket>();
  http.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  let ready = false;
  let heartbeat: Heartbeat | null = null;
  // Only the door makes rooms and lets people in.
  matchMaker.controller.exposedMethods = [];
  matchMaker.controller.DEFAULT_CORS_HEADERS = {} as typeof matchMaker.controller.DEFAULT_CORS_HEADERS;
  matchMaker.controller.getCorsHeaders = () => ({});
  const server = defineServer({
    rooms: {
      [ROOM]: defineRoom(tableRoom(services)).enableRealtimeListing(),
      [LOBBY]: defineRoom(lobbyRoom(services)),
    },
    transport: new WebSocketTransport({
      server: http,
      maxPayload: LIMITS.payload,
      perMessageDeflate: false,
      pingInterval: 10_000,
      pingMaxRetries: 2,
      beforeUpgrade: (_request, { headers }) =>
        originAllowed(headers.get('origin'), headers.get('host'), config.origins)
          ? undefined
          : new Response('This page may not use this server.', { status: 403 }),
    }),
    express: (app: Application) =>
      mountRoutes(app, {
        config,
        games,
        journal,
        door,
        allowances,
        metrics,
        log,
        ready: () => ready && (heartbeat?.alive() ?? false),
      }),
    greet: false,
    gracefullyShutdown: false,
    logger: log.child({ part: 'colyseus' }),
    // Whoever opens a table plays it: the proxy in front spreads the doors.
    selectProcessIdToCreateRoom: async () => matchMaker.processId,
    ...(redis && { driver: redis.driver, presence: redis.presence }),
    ...(config.publicAddress && { publicAddress: config.publicAddress }),
  });
  const taken = new Promise<never>((_resolve, reject) => http.once('error', reject));
  try {
    await Promise.race([server.listen(config.port, config.host), taken]);
  } catch (error) {
    await company.close();
    await journal.close();
    throw error;
  }
  const beating = housekeeping(services, door, config);
  heartbeat = beating;
  ready = true;
  return {
    port: (http.address() as AddressInfo).port,
    stop: async () => {
      ready = false;
      door.close();
      await drain(tables);
      const rooms = server.gracefullyShutdown(false);
      // Colyseus waits for places that were reserved and never taken: everything is kept by now, so we need not.
      await Promise.race([rooms, new Promise((resolve) => setTimeout(resolve, PATIENCE).unref())]);
      for (const socket of sockets) socket.destroy();
      await company.close();
      await beating.stop().catch((err: unknown) => log.warn({ err }, 'the lease was not given back'));
      await journal.close();
    },
  };
}

/** Lets go of the tables, a few at a time: each is free before its people are sent to find it elsewhere. */
async function drain(tables: RoomServices['tables']): Promise<void> {
  for (let next = [...tables.values()]; next.length > 0; next = next.slice(DRAINED_AT_ONCE))
    await Promise.allSettled(next.slice(0, DRAINED_AT_ONCE).map((table) => table.moveOut()));
}
