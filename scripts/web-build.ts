import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.ts';

const BUILT = join(root, 'apps/web/dist/index.html');
const SOURCES = ['apps/web', 'packages', 'pnpm-lock.yaml'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'fixtures', 'test-results']);

/** Builds the web client if a source is newer than the last build. */
export async function buildWeb(): Promise<boolean> {
  if (existsSync(BUILT) && SOURCES.every((source) => newest(join(root, source)) <= statSync(BUILT).mtimeMs))
    return true;
  console.log('Building the web client …');
  return (await run('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, 'apps/web') })) === 0;
}

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(path).filter((name) => !NOT_SOURCES.has(name));
  return Math.max(0, ...inside.map((name) => newest(join(path, name))));
}
