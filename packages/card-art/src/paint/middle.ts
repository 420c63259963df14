import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Card, Kind } from '../card.ts';

/** What a séance lays out by the dozen: large enough to argue about on a phone, small enough for its line. */
const LAID_OUT: readonly Kind[] = ['dream', 'character', 'location', 'object'];

/** What the playbills of the parlour show. */
const ON_PLAYBILLS: readonly string[] = ['mary-mortal', 'mary-ghost', 'manor', 'ghost-green-5', 'ghost-blue-6'];

export const hasMiddle = ({ id, kind }: Pick<Card, 'id' | 'kind'>): boolean =>
  LAID_OUT.includes(kind) || ON_PLAYBILLS.includes(id);

/** Of which picture each half size was made. */
type Halves = Readonly<Record<string, string>>;

const fingerprint = (picture: Buffer): string => createHash('sha256').update(picture).digest('hex').slice(0, 16);

const readHalves = async (folder: string): Promise<Halves> =>
  JSON.parse(await readFile(`${folder}/halves.json`, 'utf8').catch(() => '{}')) as Halves;

/** The cards whose half size is missing or was made of an older painting. */
export async function staleMiddles(
  cards: readonly Pick<Card, 'id' | 'kind'>[],
  folder: string,
): Promise<readonly string[]> {
  const halves = await readHalves(folder);
  const stale: string[] = [];
  for (const { id } of cards.filter(hasMiddle))
    if (halves[id] !== fingerprint(await readFile(`${folder}/720/${id}.webp`))) stale.push(id);
  return stale;
}

/** Makes these at half the size of their pictures; from the pictures themselves, so that it can be done at any time. */
export async function writeMiddles(ids: readonly string[], folder: string): Promise<void> {
  await mkdir(`${folder}/360`, { recursive: true });
  const halves: Record<string, string> = { ...(await readHalves(folder)) };
  for (const id of ids) {
    const picture = await readFile(`${folder}/720/${id}.webp`);
    const half = sharp(picture).resize(360, 540, { kernel: 'lanczos3' }).webp({ quality: 70, effort: 5 });
    await writeFile(`${folder}/360/${id}.webp`, await half.toBuffer());
    halves[id] = fingerprint(picture);
  }
  const sorted = Object.fromEntries(
    Object.entries(halves).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })),
  );
  await writeFile(`${folder}/halves.json`, `${JSON.stringify(sorted, null, 2)}\n`);
}
