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
  /** `wss://…` or a bare host, when clients must reach this very process. */
  PUBLIC_ADDRESS: z.string().min(1).optional(),
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
  readonly publicAddress: string | undefined;
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
  const absolute = (path: string): string => (isAbsolute(path) ? path : join(cwd, path));
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: absolute(data.DATA_DIR),
    publicAddress: data.PUBLIC_ADDRESS,
    origins: data.ALLOWED_ORIGINS,
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    webDist: absolute(data.WEB_DIST),
    understudyPause: data.UNDERSTUDY_PAUSE,
  };
}
