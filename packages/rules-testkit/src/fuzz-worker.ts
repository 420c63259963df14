import { parentPort, workerData } from 'node:worker_threads';
import { loadGame, tablesFor } from './game-package.ts';
import { describeFinding } from './report.ts';
import { trials } from './trials.ts';

/** What a worker is to do: its share of the games. */
export interface Share {
  readonly game: string;
  readonly games: number;
  readonly from: number;
  readonly seed: string;
  readonly players: readonly number[];
  readonly effort: number;
}

/** What a worker reports: how far it is, and each broken law in words. */
export interface Word {
  readonly games: number;
  readonly actions: number;
  readonly broken: readonly { readonly law: string; readonly words: string }[];
}

const EVERY = 500;

const { game, players, ...share } = workerData as Share;
const { rules, tables, hints } = await loadGame(game);
let last = performance.now();
const run = trials(rules, { ...hints, ...share, tables: tablesFor(tables, players) });
for (;;) {
  const { value, done } = run.next();
  if (done || performance.now() - last > EVERY) {
    const broken = value.findings.map((finding) => ({ law: finding.law, words: describeFinding(rules, finding) }));
    parentPort?.postMessage({ games: value.games, actions: value.actions, broken } satisfies Word);
    last = performance.now();
  }
  if (done) break;
}
