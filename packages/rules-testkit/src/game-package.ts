import { existsSync, readdirSync } from 'node:fs';
import type { AnyRules } from '@ghostlight/rules-kit';
import type { Hints, Table } from './law.ts';

const PACKAGES = new URL('../../', import.meta.url);
// More than any game takes, for a package that names no bound of its own.
const BOUND = 20_000;

/** A game as its package offers it: `src/index.ts` exports `rules`, `test/tables.ts` exports `tables` and any of the hints. */
export interface GamePackage {
  readonly rules: AnyRules;
  readonly tables: readonly Table[];
  readonly hints: Hints;
  readonly fixtures: URL;
}

/** The ids of all games in the repository: the packages that say at which tables they are to be tried. */
export const gameIds = (): string[] =>
  readdirSync(PACKAGES).filter((id) => existsSync(new URL(`${id}/test/tables.ts`, PACKAGES)));

/** Loads a game by its id; an unknown one gets a sentence. */
export async function loadGame(id: string): Promise<GamePackage> {
  if (!gameIds().includes(id)) throw new Error(`There is no game "${id}". The games are: ${gameIds().join(', ')}.`);
  const folder = new URL(`${id}/`, PACKAGES);
  const { rules } = (await import(new URL('src/index.ts', folder).href)) as { readonly rules: AnyRules };
  const { tables, ...hints } = (await import(new URL('test/tables.ts', folder).href)) as Partial<Hints> & {
    readonly tables: readonly Table[];
  };
  return { rules, tables, hints: { bound: BOUND, ...hints }, fixtures: new URL('fixtures/', folder) };
}

/** The tables for these numbers of players; all when none is named. */
export function tablesFor(tables: readonly Table[], players: readonly number[]): readonly Table[] {
  const wanted = players.length === 0 ? tables : tables.filter((table) => players.includes(table.players));
  if (wanted.length === 0) throw new Error(`No table is laid for ${players.join(' or ')} players.`);
  return wanted;
}
