import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter } from 'node:path';

const PACKAGES = ['redis-server', 'postgresql', 'nginx'];
const WAY_OUT = `Install ${PACKAGES.join(', ')} of your system.`;

/** Where the programs are that a site of many servers needs. */
export interface Programs {
  readonly redis: string;
  readonly initdb: string;
  readonly postgres: string;
  readonly nginx: string;
}

/**
 * The system's programs, or Debian's packages installed now. Null, after a line that says so, where they can't be had;
 * in CI that is an error.
 */
export function programs(): Programs | null {
  const found = onSystem() ?? installed();
  if (found) return found;
  if (process.env.CI) throw new Error(`Redis, PostgreSQL or nginx is missing. ${WAY_OUT}`);
  console.warn(`The tests of many servers are left out: Redis, PostgreSQL or nginx is missing. ${WAY_OUT}`);
  return null;
}

function onSystem(): Programs | null {
  const path = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', ...postgresFolders()];
  const find = (name: string) => path.map((folder) => `${folder}/${name}`).find(runs);
  const [redis, initdb, postgres, nginx] = ['redis-server', 'initdb', 'postgres', 'nginx'].map(find);
  return redis && initdb && postgres && nginx ? { redis, initdb, postgres, nginx } : null;
}

function installed(): Programs | null {
  const root = process.getuid?.() === 0;
  const apt = root ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const run = (...args: readonly string[]) =>
    spawnSync(apt[0] as string, [...apt.slice(1), ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (!run('--version')) return null;
  console.log('Installing Redis, PostgreSQL and nginx for the tests of many servers …');
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', ...PACKAGES);
  return onSystem();
}

/** Debian keeps PostgreSQL's own programs off the path, by version. */
function postgresFolders(): readonly string[] {
  try {
    return readdirSync('/usr/lib/postgresql').map((version) => `/usr/lib/postgresql/${version}/bin`);
  } catch {
    return [];
  }
}

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
