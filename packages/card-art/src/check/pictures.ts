import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Card } from '../card.ts';
import { hasMiddle, staleMiddles } from '../paint/middle.ts';
import type { Check } from './finding.ts';

interface Size {
  readonly folder: '720' | '360' | '160';
  readonly w: number;
  readonly h: number;
  readonly most: number;
  /** Which cards have this size; all, unless said. */
  readonly of?: (card: Card) => boolean;
}

const SIZES: readonly Size[] = [
  { folder: '720', w: 720, h: 1080, most: 90 * 1024 },
  { folder: '360', w: 360, h: 540, most: 30 * 1024, of: hasMiddle },
  { folder: '160', w: 160, h: 240, most: 6 * 1024 },
];

const wrongWith = async (file: string, size: Size): Promise<{ wrong?: string; bytes: number }> => {
  const data = await readFile(file).catch(() => undefined);
  if (!data) return { wrong: `${file} is missing.`, bytes: 0 };
  const { width, height, format } = await sharp(data).metadata();
  const bytes = data.length;
  if (format !== 'webp' || width !== size.w || height !== size.h)
    return { wrong: `${file} is ${format} of ${width} × ${height}, not WebP of ${size.w} × ${size.h}.`, bytes };
  return bytes > size.most ? { wrong: `${file} has ${bytes} bytes, more than ${size.most}.`, bytes } : { bytes };
};

/** Every card has its pictures, each of the right size. */
export const filesAreRight = async (cards: readonly Card[], folder: string): Promise<Check> => {
  const findings: string[] = [];
  const largest = new Map<string, number>();
  for (const size of SIZES)
    for (const { id } of cards.filter(size.of ?? (() => true))) {
      const { wrong, bytes } = await wrongWith(join(folder, size.folder, `${id}.webp`), size);
      if (wrong) findings.push(wrong);
      largest.set(size.folder, Math.max(largest.get(size.folder) ?? 0, bytes));
    }
  return { findings, figure: [...largest].map(([name, bytes]) => `largest of ${name}: ${bytes} bytes`).join(', ') };
};

/** The half size shows the picture as it is now, not as it was before it was painted anew. */
export const middlesAreFresh = async (cards: readonly Card[], folder: string): Promise<Check> => {
  const stale = await staleMiddles(cards, folder);
  return {
    findings: stale.map((id) => `360/${id}.webp is of an older painting: run \`pnpm art build\`.`),
    figure: `${cards.filter(hasMiddle).length} half sizes, ${stale.length} of older paintings`,
  };
};

interface Print {
  readonly id: string;
  readonly steps: readonly boolean[];
  readonly colours: Uint8Array;
}

/** Where a picture gets lighter to the right (8 × 8), and its colours on a grid of 4 × 6. */
const printOf = async (folder: string, id: string): Promise<Print> => {
  const thumb = sharp(await readFile(join(folder, '160', `${id}.webp`))).removeAlpha();
  const grey = await thumb.clone().greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer();
  const colours = new Uint8Array(await thumb.clone().resize(4, 6, { fit: 'fill' }).raw().toBuffer());
  const steps = Array.from({ length: 64 }, (_, i) => {
    const at = Math.floor(i / 8) * 9 + (i % 8);
    return (grey[at] ?? 0) < (grey[at + 1] ?? 0);
  });
  return { id, steps, colours };
};

const apart = (a: Print, b: Print) => ({
  steps: a.steps.filter((step, i) => step !== b.steps[i]).length,
  colours: a.colours.reduce((sum, value, i) => sum + Math.abs(value - (b.colours[i] ?? 0)), 0) / a.colours.length,
});

/** Two pictures are near-identical when both their drawing and their colours are. */
const TOO_NEAR = { steps: 10, colours: 20 };

export const picturesDiffer = async (cards: readonly Card[], folder: string): Promise<Check> => {
  const prints: Print[] = [];
  for (const { id, kind } of cards) if (kind !== 'back' && kind !== 'mary') prints.push(await printOf(folder, id));
  const pairs = prints.flatMap((a, index) =>
    prints.slice(index + 1).map((b) => ({ a: a.id, b: b.id, ...apart(a, b) })),
  );
  const [nearest] = pairs.toSorted((x, y) => x.steps + x.colours - (y.steps + y.colours));
  return {
    findings: pairs
      .filter(({ steps, colours }) => steps <= TOO_NEAR.steps && colours <= TOO_NEAR.colours)
      .map(
        ({ a, b, steps, colours }) =>
          `${a} and ${b} look alike: ${steps} of 64 steps, colours ${colours.toFixed(0)} apart.`,
      ),
    figure: `nearest pictures ${nearest?.a} and ${nearest?.b}: ${nearest?.steps} of 64 steps, colours ${nearest?.colours.toFixed(0)} apart`,
  };
};
