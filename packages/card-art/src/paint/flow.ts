import { noiseFrom } from './noise.ts';

const boxBlur = (source: Float32Array, w: number, h: number, r: number): Float32Array => {
  const across = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    let sum = 0;
    const row = y * w;
    for (let x = -r; x < w; x++) {
      if (x + r < w) sum += source[row + x + r] ?? 0;
      if (x - r - 1 >= 0) sum -= source[row + x - r - 1] ?? 0;
      if (x >= 0) across[row + x] = sum;
    }
  }
  const out = new Float32Array(w * h);
  const area = (2 * r + 1) ** 2;
  for (let x = 0; x < w; x++) {
    let sum = 0;
    for (let y = -r; y < h; y++) {
      if (y + r < h) sum += across[(y + r) * w + x] ?? 0;
      if (y - r - 1 >= 0) sum -= across[(y - r - 1) * w + x] ?? 0;
      if (y >= 0) out[y * w + x] = sum / area;
    }
  }
  return out;
};

/** Which way a brush goes at a place: along edges where there are any, else along a slow swirl. */
export type Flow = (x: number, y: number) => number;

export const flowOf = (pixels: Uint8Array, w: number, h: number, seed: string): Flow => {
  const n = w * h;
  const light = new Float32Array(n);
  for (let i = 0; i < n; i++)
    light[i] = 0.3 * (pixels[i * 3] ?? 0) + 0.59 * (pixels[i * 3 + 1] ?? 0) + 0.11 * (pixels[i * 3 + 2] ?? 0);
  let xx = new Float32Array(n);
  let xy = new Float32Array(n);
  let yy = new Float32Array(n);
  const at = (i: number) => light[i] ?? 0;
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      const gx = at(i + 1) - at(i - 1) + 0.5 * (at(i + 1 - w) - at(i - 1 - w) + at(i + 1 + w) - at(i - 1 + w));
      const gy = at(i + w) - at(i - w) + 0.5 * (at(i + w - 1) - at(i - w - 1) + at(i + w + 1) - at(i - w + 1));
      xx[i] = gx * gx;
      xy[i] = gx * gy;
      yy[i] = gy * gy;
    }
  for (let k = 0; k < 2; k++) {
    xx = boxBlur(xx, w, h, 5) as typeof xx;
    xy = boxBlur(xy, w, h, 5) as typeof xy;
    yy = boxBlur(yy, w, h, 5) as typeof yy;
  }
  const swirl = noiseFrom(`${seed}/swirl`);
  const scale = 210;
  const step = 14;
  return (x, y) => {
    const i = Math.floor(y) * w + Math.floor(x);
    const [e, f, g] = [xx[i] ?? 0, xy[i] ?? 0, yy[i] ?? 0];
    const along = Math.atan2(2 * f, e - g) + Math.PI;
    const up = swirl(x / scale, (y + step) / scale) - swirl(x / scale, (y - step) / scale);
    const right = swirl((x + step) / scale, y / scale) - swirl((x - step) / scale, y / scale);
    const free = 2 * Math.atan2(-right, up);
    const k = Math.min(1, (e + g) / 60);
    return (
      0.5 * Math.atan2(Math.sin(along) * k + Math.sin(free) * (1 - k), Math.cos(along) * k + Math.cos(free) * (1 - k))
    );
  };
};
