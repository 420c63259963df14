import { cpus } from 'node:os';
import { Worker } from 'node:worker_threads';
import { cards } from '../index.ts';
import { staleMiddles, writeMiddles } from '../paint/middle.ts';
import { type Ledger, readLedger, writeLedger, writeManifest } from './manifest.ts';
import { chosen, hashOf, loadScenes, pictures, type SceneFile } from './scenes.ts';

interface Done {
  readonly id: string;
  readonly report: string;
}

/** Paints the files in two threads; calls back after each. */
const paintAll = async (files: readonly SceneFile[], done: (report: Done) => void): Promise<void> => {
  const waiting = [...files];
  const threads = Math.min(2, cpus().length, files.length);
  const run = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('../paint/worker.ts', import.meta.url));
      const next = () => {
        const job = waiting.shift();
        if (job) worker.postMessage({ file: job.file, folder: pictures });
        else void worker.terminate().then(() => resolve());
      };
      worker.on('error', reject);
      worker.on('message', (report: Done) => {
        done(report);
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: threads }, run));
};

/** Paints what has changed since the last time, or what is named, and writes the manifest. */
export const build = async (ids: readonly string[]): Promise<void> => {
  const all = await loadScenes();
  const hashes = new Map(all.map(({ scene }) => [scene.id, hashOf(scene)]));
  const before = await readLedger();
  const wanted = chosen(all, ids).filter(({ scene }) => before[scene.id] !== hashes.get(scene.id));
  let ledger: Ledger = before;
  let count = 0;
  const started = performance.now();
  await paintAll(wanted, ({ id, report }) => {
    count++;
    ledger = { ...ledger, [id]: hashes.get(id) ?? '' };
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${count}/${wanted.length} ${id}: ${report}, ${seconds} s`);
  });
  await writeLedger(ledger);
  const painted = all.map(({ scene }) => scene).filter(({ id }) => ledger[id] !== undefined);
  await writeMiddles(await staleMiddles(painted, pictures), pictures);
  await writeManifest(painted, cards);
  if (wanted.length === 0) console.log('Every picture is up to date.');
};
