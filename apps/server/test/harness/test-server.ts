import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Config } from '../../src/config.ts';
import { type Games, game } from '../../src/games.ts';
import { ALLOWANCES, type Allowances } from '../../src/limits/allowances.ts';
import { GAMES } from '../../src/registry.ts';
import { startServer } from '../../src/server.ts';
import { toyGame } from './toy-game.ts';

const PLENTY = { burst: 1e9, perSecond: 1e9 };

/** For tests that are about something else. */
const GENEROUS: Allowances = {
  messages: PLENTY,
  addressMessages: PLENTY,
  modest: PLENTY,
  chat: PLENTY,
  point: PLENTY,
  full: PLENTY,
  tables: PLENTY,
  doors: PLENTY,
  slowed: PLENTY,
};

export const TEST_GAMES: Games = new Map([...GAMES, game(toyGame, false)]);

export interface TestServer {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  /** Everything that was logged. */
  readonly logged: readonly string[];
  stop(): Promise<void>;
}

/** What servers of one site are told. */
export type SiteSettings = Partial<
  Pick<Config, 'databaseUrl' | 'redisUrl' | 'publicAddress' | 'trustProxy' | 'lease' | 'webDist'>
>;

/** What a server in a process of its own can be told. */
export interface ProcessSettings {
  readonly understudyPause?: 'human' | 'none';
  readonly site?: SiteSettings;
}

export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'ghostlight-'));

/** A really listening server, on a free port of this machine alone. */
export async function testServer(
  parts: {
    games?: Games;
    allowances?: Partial<Allowances>;
    strict?: boolean;
    dataDir?: string;
    port?: number;
    webDist?: string;
    logLevel?: 'debug' | 'info';
  } & ProcessSettings = {},
): Promise<TestServer> {
  const dataDir = parts.dataDir ?? newDataDir();
  const logged: string[] = [];
  const logLevel = parts.logLevel ?? 'debug';
  const log = pino({ level: logLevel }, { write: (line: string) => logged.push(line) });
  const server = await startServer({
    config: {
      port: parts.port ?? 0,
      host: '127.0.0.1',
      dataDir,
      databaseUrl: undefined,
      redisUrl: undefined,
      publicAddress: undefined,
      lease: 6_000,
      origins: [],
      trustProxy: 0,
      logLevel,
      webDist: parts.webDist ?? join(dataDir, 'no-web'),
      understudyPause: parts.understudyPause ?? 'none',
      ...parts.site,
    },
    games: parts.games ?? TEST_GAMES,
    log,
    allowances: { ...(parts.strict ? ALLOWANCES : GENEROUS), ...parts.allowances },
  });
  const { port } = server;
  return { url: `http://127.0.0.1:${port}`, port, dataDir, logged, stop: () => server.stop() };
}
