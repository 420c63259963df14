import sharp, { type Sharp } from 'sharp';
import { cardSize, render } from '../draw/render.ts';
import type { Scene } from '../draw/scene.ts';
import { paintInOil } from './oil.ts';

/** Pixels per unit of card space. */
const SCALE = 1.5;

/** The scene before it is painted, as PNG. */
export const drawn = (scene: Scene): Promise<Buffer> => {
  const { w, h } = cardSize(scene);
  return sharp(Buffer.from(render(scene)), { density: 72 * SCALE, unlimited: true })
    .resize(w * SCALE, h * SCALE)
    .png({ compressionLevel: 1 })
    .toBuffer();
};

/** The painted scene, as raw RGB. */
export const painted = async (scene: Scene): Promise<Sharp> => {
  const { w, h } = cardSize(scene);
  const raw = await paintInOil(await drawn(scene), w * SCALE, h * SCALE, scene.seed ?? scene.id);
  return sharp(raw, { raw: { width: w * SCALE, height: h * SCALE, channels: 3 } });
};

const underLimit = async (image: Sharp, limit: number, start: number): Promise<Buffer> => {
  for (let quality = start; ; quality -= 4) {
    const out = await image.clone().webp({ quality, effort: 5 }).toBuffer();
    if (out.length <= limit || quality < 30) return out;
  }
};

/** Picture and thumb of a card, each small enough to send to a phone. */
export const encoded = async (scene: Scene): Promise<{ picture: Buffer; thumb: Buffer }> => {
  const image = await painted(scene);
  return {
    picture: await underLimit(image, 89_000, 76),
    thumb: await underLimit(image.clone().resize(160, 240, { kernel: 'lanczos3' }), 5_900, 72),
  };
};
