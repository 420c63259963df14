import { writeFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { loadScene } from '../cli/scenes.ts';
import { encoded } from './picture.ts';

/** Paints one scene file at a time and tells when it is done. */
parentPort?.on('message', async ({ file, id, folder }: { file: string; id: string; folder: string }) => {
  const { picture, thumb } = await encoded(await loadScene(file));
  await writeFile(`${folder}/720/${id}.webp`, picture);
  await writeFile(`${folder}/160/${id}.webp`, thumb);
  parentPort?.postMessage({ id, picture: picture.length, thumb: thumb.length });
});
