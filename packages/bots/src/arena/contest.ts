import { Worker } from 'node:worker_threads';
import type { Bout, Contest } from './bout.ts';
import type { Share } from './worker.ts';

/** Plays so many games in so many threads, says now and then how far it is, and gives them in order. */
export async function playContest(contest: Contest, games: number, threads: number): Promise<readonly Bout[]> {
  const bouts: Bout[] = [];
  const workers = Math.min(threads, games);
  const work = (first: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const share: Share = { contest, first, step: workers, games };
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: share });
      worker.on('message', (bout: Bout) => {
        bouts.push(bout);
        showProgress(bouts, games);
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: workers }, (_, first) => work(first)));
  if (process.stderr.isTTY) process.stderr.write('\n');
  return bouts.toSorted((x, y) => x.index - y.index);
}

function showProgress(bouts: readonly Bout[], games: number): void {
  if (!process.stderr.isTTY && bouts.length % Math.ceil(games / 20) !== 0) return;
  const won = bouts.reduce((sum, bout) => sum + bout.score, 0);
  const line = `${bouts.length} of ${games} games, ${((100 * won) / bouts.length).toFixed(1)} %`;
  process.stderr.write(process.stderr.isTTY ? `\r${line} ` : `${line}\n`);
}
