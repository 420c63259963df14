import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Card, Kind } from '../card.ts';

/** What a séance lays out by the dozen: large enough to argue about on a phone, small enough for its line. */
const LAID_OUT: readonly Kind[] = ['dream', 'character', 'location', 'object'];

/** What the playbills of the parlour show. */
const ON_PLAYBILLS: readonly string[] = ['mary-mortal', 'mary-ghost', 'manor', 'ghost-green-5', 'ghost-blue-6'];

export const hasMiddle = ({ id, kind }: Pick<Card, 'id' | 'kind'>): boolean =>
  LAID_OUT.includes(kind) || ON_PLAYBILLS.includes(id);

/** The picture at half its size; made from the picture itself, so that it can be made at any time. */
export const writeMiddle = async (id: string, folder: string): Promise<void> => {
  const picture = await readFile(`${folder}/720/${id}.webp`);
  const half = sharp(picture).resize(360, 540, { kernel: 'lanczos3' }).webp({ quality: 70, effort: 5 });
  await writeFile(`${folder}/360/${id}.webp`, await half.toBuffer());
};
