import { writeFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { loadScene } from '../cli/scenes.ts';
import type { Scene } from '../draw/scene.ts';
import { extraFiles } from './extras.ts';
import { encoded } from './picture.ts';

const paintCard = async (scene: Scene, folder: string): Promise<string> => {
  const { picture, thumb } = await encoded(scene);
  await writeFile(`${folder}/720/${scene.id}.webp`, picture);
  await writeFile(`${folder}/160/${scene.id}.webp`, thumb);
  return `${(picture.length / 1024).toFixed(0)} KB, thumb ${(thumb.length / 1024).toFixed(1)} KB`;
};

const paintExtra = async (scene: Scene, folder: string): Promise<string> => {
  const files = await extraFiles(scene);
  for (const { file, data } of files) await writeFile(`${folder}/extra/${file}`, data);
  return files.map(({ file, data }) => `${file} ${(data.length / 1024).toFixed(0)} KB`).join(', ');
};

/** Paints one scene file at a time and tells when it is done. */
parentPort?.on('message', async ({ file, folder }: { file: string; folder: string }) => {
  const scene = await loadScene(file);
  const report = scene.kind === 'extra' ? await paintExtra(scene, folder) : await paintCard(scene, folder);
  parentPort?.postMessage({ id: scene.id, report });
});
