import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { GAME_IDS } from './registry.ts';

const PACKAGES = join(import.meta.dirname, '../../../../packages');
/** Imports and re-exports of values; those of types alone are gone before anything is shipped. */
const FROM = /^(?:import|export) (?!type )[^;]*?from '([^']+)';/gm;

/** Every module that this file brings along, by name or path. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(FROM)) {
    if (from.startsWith('.')) reached(join(dirname(file), from), seen);
    else seen.add(from);
  }
  return seen;
}

test.each(GAME_IDS)('the legal moves of %s reach a board without the schema library', (game) => {
  const folder = join(PACKAGES, game);
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const modules = reached(join(folder, exports['./legal']));
  expect(modules.size).toBeGreaterThan(3);
  expect([...modules]).not.toContain('zod');
});
