import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { drawn } from '../paint/picture.ts';
import { chosen, loadScenes, pictures, type SceneFile } from './scenes.ts';

const sheetOf = async (
  images: readonly Buffer[],
  columns: number,
  w: number,
  h: number,
  out: string,
): Promise<void> => {
  const cells = await Promise.all(
    images.map(async (input, index) => ({
      input: await sharp(input)
        .resize(w, h, { fit: 'contain', background: '#000' })
        .png({ compressionLevel: 1 })
        .toBuffer(),
      left: (index % columns) * w,
      top: Math.floor(index / columns) * h,
    })),
  );
  await mkdir(dirname(out), { recursive: true });
  await sharp({
    create: {
      width: w * Math.min(columns, images.length),
      height: h * Math.ceil(images.length / columns),
      channels: 3,
      background: '#000',
    },
  })
    .composite(cells)
    .toFile(out);
  console.log(`${images.length} cards on ${out}`);
};

export interface SheetOptions {
  readonly out: string;
  readonly columns: number;
  readonly width: number;
}

const measured = ({ out, columns, width }: SheetOptions) => [columns, width, Math.round(width * 1.5), out] as const;

/** A contact sheet of the painted pictures. */
export const sheet = async (ids: readonly string[], options: SheetOptions): Promise<void> => {
  const files = chosen(await loadScenes(), ids).filter(({ scene }) => scene.kind !== 'extra');
  const images = await Promise.all(files.map(({ scene }) => readFile(join(pictures, '720', `${scene.id}.webp`))));
  await sheetOf(images, ...measured(options));
};

/** A contact sheet of the scenes as drawn, before painting: half a second a card. */
export const preview = async (ids: readonly string[], options: SheetOptions): Promise<void> => {
  const files: readonly SceneFile[] = chosen(await loadScenes(), ids);
  const images: Buffer[] = [];
  for (const { scene } of files) images.push(await drawn(scene));
  await sheetOf(images, ...measured(options));
};
