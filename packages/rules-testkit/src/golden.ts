import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AnyRules, type Entry, type Match, type Outcome, replay, type Seed } from '@ghostlight/rules-kit';
import { Breach } from './breach.ts';
import type { Table } from './law.ts';
import { json, roundTrip } from './plain-json.ts';

/** A finished game kept in `fixtures/`: replayed by being there. */
export interface GoldenGame extends Match {
  readonly name?: string;
  readonly outcome: Outcome<string> | null;
}

/** The golden games of a folder, by file name. */
export function goldenGames(folder: URL): { readonly file: string; readonly read: () => GoldenGame }[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();
  return files.map((file) => ({
    file,
    read: () => JSON.parse(readFileSync(new URL(file, slashed(folder)), 'utf8')) as GoldenGame,
  }));
}

/** Replays a golden game: every action is still accepted, every state sound, and it ends as it did. */
export function checkGolden(rules: AnyRules, game: GoldenGame): void {
  let last: unknown;
  for (const state of replay(rules, game)) {
    rules.check(state);
    last = state;
  }
  const outcome = json(rules.outcome(last));
  if (outcome !== json(game.outcome)) {
    throw new Breach(
      'golden games',
      `The game ended with ${json(game.outcome)} when it was recorded and now ends with ${outcome}.`,
    );
  }
  if (json(roundTrip(last)) !== json(last)) throw new Breach('golden games', 'The last state does not survive JSON.');
}

/** A golden game from its actions; throws, with the place, when one is refused. */
export function goldenFrom(
  rules: AnyRules,
  table: Table,
  seed: Seed,
  actions: readonly Entry[],
  name?: string,
): GoldenGame {
  const match: Match = {
    rules: rules.id,
    version: rules.version,
    options: table.options,
    players: table.players,
    seed,
    actions,
  };
  let last: unknown;
  for (const state of replay(rules, match)) last = state;
  return { ...(name === undefined ? {} : { name }), ...match, outcome: rules.outcome(last) as Outcome<string> | null };
}

/** Writes a golden game into a folder, one action a line so that changes can be read. */
export function writeGolden(folder: URL, file: string, game: GoldenGame): URL {
  mkdirSync(folder, { recursive: true });
  const url = new URL(file.endsWith('.json') ? file : `${file}.json`, slashed(folder));
  const { actions, ...head } = game;
  const fields = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${json(value)},\n`);
  const lines = actions.map((entry) => `    ${json(entry)}`).join(',\n');
  writeFileSync(url, `{\n${fields.join('')}  "actions": [\n${lines}\n  ]\n}\n`);
  return url;
}

const slashed = (folder: URL): URL => (folder.href.endsWith('/') ? folder : new URL(`${folder.href}/`));
