import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { render } from '../draw/render.ts';
import type { Scene } from '../draw/scene.ts';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const pictures = join(root, 'pictures');

export const loadScene = async (file: string): Promise<Scene> => {
  const module: { readonly default?: Scene } = await import(pathToFileURL(file).href);
  if (!module.default) throw new Error(`${file} has no scene: it should \`export default\` one.`);
  return module.default;
};

export interface SceneFile {
  readonly file: string;
  readonly scene: Scene;
}

/** All scenes, in order of their files. */
export const loadScenes = async (): Promise<readonly SceneFile[]> => {
  const names = await readdir(join(root, 'scenes'), { recursive: true });
  const files = names.filter((name) => name.endsWith('.ts')).sort();
  return Promise.all(
    files.map(async (name) => {
      const file = join(root, 'scenes', name);
      return { file, scene: await loadScene(file) };
    }),
  );
};

/** Which scenes a command names; all of them if it names none. An id may be a beginning: `d0`. */
export const chosen = (all: readonly SceneFile[], ids: readonly string[]): readonly SceneFile[] => {
  if (ids.length === 0) return all;
  const found = all.filter(({ scene }) =>
    ids.some((id) => scene.id === id || (id.endsWith('*') && scene.id.startsWith(id.slice(0, -1)))),
  );
  if (found.length === 0)
    throw new Error(`No scene is called ${ids.join(', ')}: look into the folder scenes for the ids.`);
  return found;
};

/** The painter's own code counts too: a change there repaints everything. */
const painterHash = async (): Promise<string> => {
  const hash = createHash('sha256');
  for (const name of ['canvas.ts', 'flow.ts', 'noise.ts', 'oil.ts', 'picture.ts'])
    hash.update(await readFile(join(root, 'src/paint', name)));
  return hash.digest('hex');
};

const painter = await painterHash();

/** Names the exact picture that a scene gives. */
export const hashOf = (scene: Scene): string =>
  createHash('sha256').update(painter).update(render(scene)).digest('hex').slice(0, 16);
