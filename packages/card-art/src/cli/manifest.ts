import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Card, KINDS } from '../card.ts';
import type { Scene } from '../draw/scene.ts';
import { tagsOf } from '../tags/tags.ts';
import { root } from './scenes.ts';

const inOrder = (a: Card, b: Card): number =>
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.id.localeCompare(b.id, 'en', { numeric: true });

export const cardOf = (scene: Scene): Card => ({
  id: scene.id,
  kind: scene.kind,
  title: scene.title,
  description: scene.description,
  tags: tagsOf(scene),
  standIn: false,
});

/** Drafts that no scene has replaced yet stay in the manifest. */
export const writeManifest = async (scenes: readonly Scene[], drafts: readonly Card[]): Promise<void> => {
  const cards = scenes.filter(({ kind }) => kind !== 'extra').map(cardOf);
  const painted = new Set(cards.map(({ id }) => id));
  const all = [...cards, ...drafts.filter(({ id, standIn }) => standIn && !painted.has(id))].sort(inOrder);
  const file = join(root, 'src/manifest.ts');
  const text = `// Written by \`pnpm art build\` from the scenes: change the scenes, not this file.\nimport type { Card } from './card.ts';\n\nexport const manifest: readonly Card[] = ${JSON.stringify(all)};\n`;
  await writeFile(file, text);
  execFileSync('biome', ['format', '--write', file], { cwd: root, stdio: 'ignore' });
};

/** Scene hashes of the pictures in the repo. */
export type Ledger = Readonly<Record<string, string>>;

const ledgerFile = join(root, 'pictures/ledger.json');

export const readLedger = async (): Promise<Ledger> => {
  try {
    return JSON.parse(await readFile(ledgerFile, 'utf8')) as Ledger;
  } catch {
    return {};
  }
};

export const writeLedger = async (ledger: Ledger): Promise<void> => {
  const sorted = Object.fromEntries(
    Object.entries(ledger).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })),
  );
  await writeFile(ledgerFile, `${JSON.stringify(sorted, null, 2)}\n`);
};
