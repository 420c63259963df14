import { noiseFrom } from './noise.ts';

/** Wet paint: colour and thickness for every pixel. */
export interface Canvas {
  readonly w: number;
  readonly h: number;
  readonly colour: Float32Array;
  readonly thickness: Float32Array;
  readonly bristle: (x: number, y: number) => number;
}

export const primed = (ground: Uint8Array, w: number, h: number, seed: string): Canvas => ({
  w,
  h,
  colour: Float32Array.from(ground, (value) => value * 0.92),
  thickness: new Float32Array(w * h).fill(0.3),
  bristle: noiseFrom(`${seed}/bristle`),
});

export type Point = readonly [number, number];

export interface Stroke {
  readonly points: readonly Point[];
  readonly radius: number;
  readonly colour: readonly [number, number, number];
  /** Where in the bristle noise this brush was cut from. */
  readonly grain: number;
}

/** Drags a brush along the points: bristle streaks, soft edges, a fading end. */
export const drag = (canvas: Canvas, { points, radius: r, colour, grain }: Stroke): void => {
  const { w, h, bristle, colour: paint, thickness } = canvas;
  const [red, green, blue] = colour;
  const last = points.length - 2;
  const body = Math.min(1, r / 9);
  const soft = r * 0.25 + 0.6;
  for (let k = 0; k <= last; k++) {
    const [x1, y1] = points[k] as Point;
    const [x2, y2] = points[k + 1] as Point;
    const vx = x2 - x1;
    const vy = y2 - y1;
    const length = Math.hypot(vx, vy) || 1;
    const left = Math.max(0, Math.floor(Math.min(x1, x2) - r));
    const right = Math.min(w - 1, Math.floor(Math.max(x1, x2) + r + 1));
    const top = Math.max(0, Math.floor(Math.min(y1, y2) - r));
    const bottom = Math.min(h - 1, Math.floor(Math.max(y1, y2) + r + 1));
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        const ax = x - x1;
        const ay = y - y1;
        let t = (ax * vx + ay * vy) / (length * length);
        if (t < 0) {
          if (k) continue;
          t = 0;
        } else if (t > 1) {
          if (k < last && t > 1.3) continue;
          t = 1;
        }
        const dx = ax - vx * t;
        const dy = ay - vy * t;
        const away = dx * dx + dy * dy;
        if (away > r * r) continue;
        const hair = bristle(((vx * ay - vy * ax) / length / r) * 3.2 + grain, (k + t) * 0.22 + grain);
        const edge = Math.min(1, (r - Math.sqrt(away)) / soft);
        const fade = 1 - Math.max(0, ((k + t) / Math.max(1, last + 1) - 0.7) / 0.3) * 0.5;
        const cover = Math.min(1, edge * (0.62 + 0.5 * hair) * fade);
        if (cover <= 0) continue;
        const p = y * w + x;
        const q = p * 3;
        const streak = (hair - 0.5) * 16;
        paint[q] = (paint[q] as number) + (red + streak - (paint[q] as number)) * cover;
        paint[q + 1] = (paint[q + 1] as number) + (green + streak - (paint[q + 1] as number)) * cover;
        paint[q + 2] = (paint[q + 2] as number) + (blue + streak - (paint[q + 2] as number)) * cover;
        thickness[p] = (thickness[p] as number) + (hair * body + 0.12 - (thickness[p] as number)) * cover;
      }
  }
};

/** Light from the upper left over the ridges of the paint. */
export const varnish = ({ w, h, colour, thickness }: Canvas, impasto = 0.55): Buffer => {
  const out = Buffer.alloc(w * h * 3);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const p = y * w + x;
      const across = (thickness[y * w + Math.min(w - 1, x + 1)] ?? 0) - (thickness[y * w + Math.max(0, x - 1)] ?? 0);
      const down = (thickness[Math.min(h - 1, y + 1) * w + x] ?? 0) - (thickness[Math.max(0, y - 1) * w + x] ?? 0);
      const light = (across + down) * -90 * impasto;
      for (let c = 0; c < 3; c++) {
        const value = (colour[p * 3 + c] ?? 0) * (1 + (light / 255) * 1.6) + light * 0.12;
        out[p * 3 + c] = Math.max(0, Math.min(255, value));
      }
    }
  return out;
};
