import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { parseSync } from 'oxc-parser';
import { describe, expect, it } from 'vitest';
import { root } from './run.ts';

/** Where the code of a part lies, whom its shipped code may import beside its own files, and what it never may. */
interface Wall {
  readonly part: string;
  readonly only?: readonly string[];
  readonly never?: readonly RegExp[];
}

const GAMES = ['mary-king', 'rest-in-peace', 'mysterium'];
const SERVER = /^@ghostlight\/server|^colyseus$|^@colyseus\/(core|ws-transport)/;

const WALLS: readonly Wall[] = [
  { part: 'packages/rules-kit', only: ['zod', '@noble/ciphers', '@noble/hashes'] },
  ...GAMES.map((game) => ({ part: `packages/${game}`, only: ['zod', '@ghostlight/rules-kit'] })),
  // The search knows no game; the arena loads a bot by its game's name.
  {
    part: 'packages/bots',
    never: [SERVER, /^@ghostlight\/(web|protocol|rules-testkit|mary-king|rest-in-peace|mysterium)/],
  },
  { part: 'packages/protocol', never: [SERVER, /^node:/] },
  { part: 'apps/web', never: [SERVER, /^@ghostlight\/rules-testkit/] },
  { part: 'apps/server', never: [/^@ghostlight\/(web|rules-testkit)/] },
];

const TESTKIT = /^@ghostlight\/rules-testkit/;
const TEST_FILE = /\.test\.tsx?$|\/(test|e2e|bench)\//;

const sources = (folder: string): string[] =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root, exclude: ['**/node_modules', '**/dist'] }).map((name) =>
    name.split(sep).join('/'),
  );

/** Every module a file names, types included: a wall holds for types too. */
function imports(file: string, source: string): string[] {
  const { module } = parseSync(file, source);
  const named = [...module.staticImports, ...module.staticExports.flatMap((e) => e.entries)];
  const dynamic = module.dynamicImports.map((i) =>
    source.slice(i.moduleRequest.start, i.moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
  );
  return [...named.flatMap((i) => (i.moduleRequest ? [i.moduleRequest.value] : [])), ...dynamic];
}

/** The sentence that says which import breaks the wall, or null. */
function breach(wall: Wall, file: string, name: string): string | null {
  if (name.startsWith('.')) {
    const inside = !relative(join(root, wall.part), resolve(root, dirname(file), name)).startsWith('..');
    return inside ? null : `${file} reaches out of ${wall.part} with ${name}`;
  }
  const allowed = !wall.only || wall.only.some((only) => name === only || name.startsWith(`${only}/`));
  const forbidden = wall.never?.some((never) => never.test(name)) ?? false;
  return allowed && !forbidden ? null : `${file} imports ${name}`;
}

const breaches = (wall: Wall): string[] =>
  sources(wall.part)
    .filter((file) => !TEST_FILE.test(file))
    .flatMap((file) =>
      imports(file, readFileSync(join(root, file), 'utf8')).flatMap((name) => breach(wall, file, name) ?? []),
    );

describe('import walls', () => {
  for (const wall of WALLS) {
    const rule = wall.only ? `imports only ${wall.only.join(', ')}` : 'stays on its side';
    it(`${wall.part} ${rule}`, () => expect(breaches(wall)).toEqual([]));
  }

  it('nothing but tests imports the test kit', () => {
    const shipped = ['packages', 'apps']
      .flatMap(sources)
      .filter((file) => !TEST_FILE.test(file) && !file.startsWith('packages/rules-testkit/'));
    const found = shipped.filter((file) =>
      imports(file, readFileSync(join(root, file), 'utf8')).some((name) => TESTKIT.test(name)),
    );
    expect(found).toEqual([]);
  });

  it('a wall sees static, type, re-exported and dynamic imports', () => {
    const source =
      "import type { A } from 'a'; import 'b'; export * from 'c'; export { d } from 'd'; await import('e');";
    expect(imports('x.ts', source).sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('a wall stops a game that imports the server, a neighbour by path, or Node', () => {
    const wall = WALLS.find((each) => each.part === 'packages/mysterium') as Wall;
    const file = 'packages/mysterium/src/index.ts';
    expect(breach(wall, file, '@ghostlight/server')).toContain('imports @ghostlight/server');
    expect(breach(wall, file, '../../mary-king/src/index.ts')).toContain('reaches out');
    expect(breach(wall, file, 'node:fs')).toContain('imports node:fs');
    expect(breach(wall, file, './view.ts')).toBeNull();
    expect(breach(wall, file, 'zod')).toBeNull();
  });
});
