import type { Sharp } from 'sharp';
import type { Scene } from '../draw/scene.ts';
import { painted } from './picture.ts';

interface Output {
  readonly file: string;
  readonly w: number;
  readonly h: number;
  readonly encode: (image: Sharp) => Sharp;
}

const png = (size: number): Output => ({
  file: `icon-${size}.png`,
  w: size,
  h: size,
  encode: (image) => image.png({ palette: true, quality: 90, effort: 9 }),
});

/** What each picture beside the cards is needed as. */
export const OUTPUTS: Readonly<Record<string, readonly Output[]>> = {
  icon: [png(512), png(192), png(180), png(32)],
  social: [{ file: 'social.jpg', w: 1200, h: 630, encode: (image) => image.jpeg({ quality: 84, mozjpeg: true }) }],
  table: [{ file: 'table.webp', w: 1440, h: 960, encode: (image) => image.webp({ quality: 70, effort: 5 }) }],
};

/** The painted files of a scene that is no card. */
export const extraFiles = async (
  scene: Scene,
): Promise<readonly { readonly file: string; readonly data: Buffer }[]> => {
  const outputs = OUTPUTS[scene.id];
  if (!outputs) throw new Error(`${scene.id} has no outputs: name its files in src/paint/extras.ts.`);
  const image = await painted(scene);
  return Promise.all(
    outputs.map(async ({ file, w, h, encode }) => ({
      file,
      data: await encode(image.clone().resize(w, h, { fit: 'cover' })).toBuffer(),
    })),
  );
};
