import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

export interface Size {
  readonly what: string;
  readonly kilobytes: number;
  readonly budget: number | null;
}

/** What the first page loads, and what a table of each game adds to it, by the manifest of the build. */
export function bundleSizes(dist: string): readonly Size[] {
  const chunks: Readonly<Record<string, Chunk>> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const reached = (names: readonly string[], seen = new Set<string>()): Set<string> => {
    for (const name of names) {
      if (seen.has(name)) continue;
      seen.add(name);
      reached(chunks[name]?.imports ?? [], seen);
    }
    return seen;
  };
  const weigh = (names: Iterable<string>): number =>
    [...names].reduce(
      (sum, name) => sum + gzipSync(readFileSync(join(dist, chunks[name]?.file ?? '')), { level: 9 }).length,
      0,
    ) / 1000;
  const first = reached(['index.html']);
  const games = Object.keys(chunks).filter((name) => /^src\/games\/[^/]+\/game\.ts$/.test(name));
  return [
    { what: 'first page', kilobytes: weigh(first), budget: 150 },
    ...games.map((game) => {
      const added = [...reached(['src/table/table-page.tsx', game])].filter((name) => !first.has(name));
      const id = game.split('/')[2] ?? game;
      return { what: `a table of ${id} adds`, kilobytes: weigh(added), budget: id === 'rest-in-peace' ? 80 : null };
    }),
  ];
}
