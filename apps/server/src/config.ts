import { isAbsolute, join } from 'node:path';
import { z } from 'zod';

const list = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .transform((parts) => parts.filter((part) => part !== ''));

const Env = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(2567),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  /** A PostgreSQL to keep everything in, instead of a file in DATA_DIR. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'it is no postgres:// address' }).optional(),
  /** A Redis through which several servers find each other. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'it is no redis:// address' }).optional(),
  /** Where people reach this very server: a host (`s1.example.org`), or a path of the common one (`/s1`). */
  PUBLIC_ADDRESS: z
    .string()
    .regex(/^[^\s:/]*(:\d+)?(\/[\w.-]+)*$/, 'it is neither a host nor a path')
    .optional(),
  /** How long a server that is not heard of keeps its tables. */
  LEASE_SECONDS: z.coerce.number().min(1).max(60).default(6),
  /** Pages of other origins that may use this server, separated by commas. */
  ALLOWED_ORIGINS: list.default([]),
  /** How many proxies stand in front, so that addresses are read from X-Forwarded-For. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** `none`: understudies answer at once. */
  UNDERSTUDY_PAUSE: z.enum(['human', 'none']).default('human'),
  /** The built web client. */
  WEB_DIST: z
    .string()
    .min(1)
    .default(join(import.meta.dirname, '../../web/dist')),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly publicAddress: string | undefined;
  /** Milliseconds. */
  readonly lease: number;
  readonly origins: readonly string[];
  readonly trustProxy: number;
  readonly logLevel: string;
  readonly webDist: string;
  readonly understudyPause: 'human' | 'none';
}

/** Reads the environment; what is wrong with it comes as one sentence. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, cwd: string): Config {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parse = Env.safeParse(set);
  if (!parse.success) {
    const issue = parse.error.issues[0];
    throw new Error(`The setting ${issue?.path.join('.')} is wrong: ${issue?.message}.`);
  }
  const { data } = parse;
  if (data.REDIS_URL && !data.DATABASE_URL)
    throw new Error('REDIS_URL is for several servers, and they need one journal: set DATABASE_URL too.');
  if (data.REDIS_URL && !data.PUBLIC_ADDRESS)
    throw new Error('REDIS_URL is for several servers, and people must reach each: set PUBLIC_ADDRESS too.');
  const absolute = (path: string): string => (isAbsolute(path) ? path : join(cwd, path));
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: absolute(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    publicAddress: data.PUBLIC_ADDRESS,
    lease: data.LEASE_SECONDS * 1000,
    origins: data.ALLOWED_ORIGINS,
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    webDist: absolute(data.WEB_DIST),
    understudyPause: data.UNDERSTUDY_PAUSE,
  };
}
