import sharp from 'sharp';
import { randomFrom } from '../draw/random.ts';
import { type Canvas, drag, type Point, primed, varnish } from './canvas.ts';
import { type Flow, flowOf } from './flow.ts';

/** From the broad brush to the fine one: radius, how far off a place must be to be painted over, longest stroke. */
const BRUSHES = [
  { radius: 20, tolerance: -1, length: 10 },
  { radius: 10, tolerance: 20, length: 10 },
  { radius: 5, tolerance: 17, length: 9 },
  { radius: 2.4, tolerance: 15, length: 7 },
] as const;

const JITTER = 9;

const pixels = async (image: Buffer, w: number, h: number, blur: number): Promise<Uint8Array> => {
  const sized = sharp(image).removeAlpha().resize(w, h);
  const seen = blur > 0.3 ? sized.blur(blur) : sized;
  return new Uint8Array(await seen.raw().toBuffer());
};

const off = (canvas: Canvas, model: Uint8Array, j: number): number =>
  Math.abs((canvas.colour[j] as number) - (model[j] as number)) +
  Math.abs((canvas.colour[j + 1] as number) - (model[j + 1] as number)) +
  Math.abs((canvas.colour[j + 2] as number) - (model[j + 2] as number));

/** Where a brush of this radius still has to go, in the order it goes there. */
const places = (canvas: Canvas, model: Uint8Array, brush: (typeof BRUSHES)[number], random: () => number): Point[] => {
  const { w, h } = canvas;
  const step = Math.max(2, brush.radius * (brush.tolerance < 0 ? 0.8 : 0.85));
  const half = step / 2;
  const found: { readonly at: Point; readonly turn: number }[] = [];
  for (let gy = half; gy < h; gy += step)
    for (let gx = half; gx < w; gx += step) {
      let worst = -1;
      let at: Point = [Math.floor(gx), Math.floor(gy)];
      let sum = 0;
      let count = 0;
      for (let y = Math.max(0, Math.floor(gy - half)); y < Math.min(h, gy + half); y += 2)
        for (let x = Math.max(0, Math.floor(gx - half)); x < Math.min(w, gx + half); x += 2) {
          const e = off(canvas, model, (y * w + x) * 3);
          sum += e;
          count++;
          if (e > worst) {
            worst = e;
            at = [x, y];
          }
        }
      if (sum / count > brush.tolerance) found.push({ at, turn: random() });
    }
  return found.sort((a, b) => a.turn - b.turn).map(({ at }) => at);
};

type Colour = readonly [number, number, number];

/** Follows the flow until the colour no longer fits. */
const follow = (
  canvas: Canvas,
  model: Uint8Array,
  flow: Flow,
  start: Point,
  colour: Colour,
  steps: number,
  stride: number,
): Point[] => {
  const { w, h } = canvas;
  let [x, y] = start;
  let [px, py] = [0, 0];
  const points: Point[] = [start];
  for (let k = 0; k < steps; k++) {
    if (x < 0 || y < 0 || x >= w || y >= h) break;
    const j = (Math.floor(y) * w + Math.floor(x)) * 3;
    if (k > 1) {
      const wrong =
        Math.abs((model[j] as number) - colour[0]) +
        Math.abs((model[j + 1] as number) - colour[1]) +
        Math.abs((model[j + 2] as number) - colour[2]);
      if (wrong > off(canvas, model, j) + 12 && wrong > 36) break;
    }
    const a = flow(x, y);
    let dx = Math.cos(a);
    let dy = Math.sin(a);
    if (k) {
      if (dx * px + dy * py < 0) {
        dx = -dx;
        dy = -dy;
      }
      dx = dx * 0.6 + px * 0.4;
      dy = dy * 0.6 + py * 0.4;
      const length = Math.hypot(dx, dy) || 1;
      dx /= length;
      dy /= length;
    }
    px = dx;
    py = dy;
    x += dx * stride;
    y += dy * stride;
    points.push([x, y]);
  }
  return points.length > 1 ? points : [start, [start[0] + 0.5, start[1] + 0.5]];
};

/** Paints a picture after a model, with layered brush strokes (after Hertzmann 1998) and impasto light. */
export const paintInOil = async (image: Buffer, w: number, h: number, seed: string): Promise<Buffer> => {
  const random = randomFrom(`${seed}/oil`);
  const flow = flowOf(await pixels(image, w, h, 2.2), w, h, seed);
  const canvas = primed(await pixels(image, w, h, BRUSHES[0].radius), w, h, seed);
  for (const brush of BRUSHES) {
    const model = await pixels(image, w, h, Math.max(0.4, brush.radius * 0.35));
    for (const at of places(canvas, model, brush, random)) {
      const j = (at[1] * w + at[0]) * 3;
      const shift = (random() - 0.5) * 2 * JITTER;
      const tint = (channel: number) => (model[j + channel] as number) + shift + (random() - 0.5) * JITTER;
      const colour: Colour = [tint(0), tint(1), tint(2)];
      const steps = brush.length * (0.6 + random() * 0.8);
      const points = follow(canvas, model, flow, at, colour, steps, Math.max(1.5, brush.radius * 0.7));
      drag(canvas, { points, radius: brush.radius, colour, grain: random() * 40 });
    }
  }
  return varnish(canvas);
};
