import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { command, wholeNumber, wholeNumbers } from './command-line.ts';
import type { Share, Word } from './fuzz-worker.ts';
import { loadGame, tablesFor } from './game-package.ts';

const USAGE = 'pnpm fuzz <game> [--games 1000] [--seed text] [--players 2,3] [--workers 1] [--effort 1]';
const LINE_EVERY = 3_000;

await command(USAGE, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: randomBytes(4).toString('hex') },
      players: { type: 'string' },
      workers: { type: 'string', default: '1' },
      effort: { type: 'string', default: '1' },
    },
  });
  const [game = '', ...more] = positionals;
  if (more.length > 0) throw new Error(`One game at a time: what is "${more[0]}"?`);
  const games = wholeNumber('games', values.games);
  const workers = Math.min(wholeNumber('workers', values.workers), games);
  const effort = wholeNumber('effort', values.effort);
  const players = values.players === undefined ? [] : wholeNumbers('players', values.players);
  // Wrong names and numbers are said here, before any worker starts.
  tablesFor((await loadGame(game)).tables, players);

  const { seed } = values;
  console.log(`Fuzzing ${game}: ${games} games with seed ${seed}`);
  const each = Math.ceil(games / workers);
  const shares = Array.from({ length: workers }, (_, i): Share => {
    return { game, games: Math.min(each, games - i * each), from: i * each, seed, players, effort };
  });
  return await runShares(
    shares.filter((share) => share.games > 0),
    games,
  );
});

/** Runs every share in a thread of its own and prints how far they are; the exit code says whether a law broke. */
async function runShares(shares: readonly Share[], games: number): Promise<number> {
  const started = performance.now();
  const words: Word[] = shares.map(() => ({ games: 0, actions: 0, broken: [] }));
  const sum = (count: (word: Word) => number) => words.reduce((total, word) => total + count(word), 0);
  const rate = () => (sum(({ games }) => games) / ((performance.now() - started) / 1000)).toFixed(1);
  const broken = () => new Map(words.flatMap((word) => word.broken).map(({ law, words }) => [law, words]));
  const line = setInterval(() => {
    const found = broken().size > 0 ? `, broken laws: ${[...broken().keys()].join(', ')}` : '';
    const played = sum(({ games }) => games);
    console.log(
      played < games ? `${played} of ${games} games, ${rate()} games/s${found}` : `Looking at many deals${found}`,
    );
  }, LINE_EVERY);
  try {
    const hearFrom = (index: number) => (word: Word) => {
      words[index] = word;
    };
    await Promise.all(shares.map((share, index) => runShare(share, hearFrom(index))));
  } finally {
    clearInterval(line);
  }
  for (const text of broken().values()) console.log(`\n${text}`);
  const verdict =
    broken().size === 0 ? 'every law holds' : `${broken().size} broken: ${[...broken().keys()].join(', ')}`;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${sum(({ games }) => games)} games, ${sum(({ actions }) => actions)} actions, ${seconds} s: ${verdict}.`,
  );
  return broken().size === 0 ? 0 : 1;
}

function runShare(share: Share, hear: (word: Word) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('fuzz-worker.ts', import.meta.url), { workerData: share });
    worker.on('message', hear);
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A worker ended with code ${code}.`))));
  });
}
