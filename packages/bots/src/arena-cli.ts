// pnpm arena <game> <botA> <botB> --games N: how often one bot beats another.
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Bout, Contest } from './arena/bout.ts';
import { contestantNamed } from './arena/contestant.ts';
import { loadBot } from './arena/load.ts';
import { report } from './arena/report.ts';
import type { Share } from './arena/worker.ts';

const USAGE = `pnpm arena <game> <botA> <botB> [--games 100] [--workers 2] [--seed text] [--players N] [--options '{"difficulty":"normal"}']
  game  rest-in-peace, mary-king or mysterium
  bot   gentle, steady, cruel, steady@200 (with 200 worlds), instinct or random
Duels swap seats after each game. In Mysterium the first bot is the ghost, the second all psychics.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    workers: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'arena' },
    players: { type: 'string' },
    options: { type: 'string', default: '{}' },
    help: { type: 'boolean', default: false },
  },
});

const [game, a, b] = positionals;
if (values.help || !game || !a || !b) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 1);
}
for (const name of [a, b]) contestantNamed(name);
const { rules } = (await loadBot(game)).bot;
const contest: Contest = {
  game,
  options: JSON.parse(values.options),
  players: Number(values.players ?? Math.min(rules.players.max, 4)),
  sides: [a, b],
  seed: values.seed,
};
const games = Number(values.games);
const workers = Math.min(Number(values.workers), games);
const bouts: Bout[] = [];

function showProgress(): void {
  const won = bouts.reduce((sum, bout) => sum + bout.score, 0);
  const line = `${bouts.length} of ${games} games, ${((100 * won) / bouts.length).toFixed(1)} %`;
  if (process.stderr.isTTY) process.stderr.write(`\r${line} `);
  else if (bouts.length % Math.ceil(games / 20) === 0) process.stderr.write(`${line}\n`);
}

const work = (first: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const share: Share = { contest, first, step: workers, games };
    const worker = new Worker(new URL('./arena/worker.ts', import.meta.url), { workerData: share });
    worker.on('message', (bout: Bout) => {
      bouts.push(bout);
      showProgress();
    });
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });

await Promise.all(Array.from({ length: workers }, (_, first) => work(first)));
if (process.stderr.isTTY) process.stderr.write('\n');
bouts.sort((x, y) => x.index - y.index);
console.log(report(contest, bouts, rules.players.max === 2));
