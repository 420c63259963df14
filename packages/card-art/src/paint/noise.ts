import { randomFrom } from '../draw/random.ts';

const GRID = 64;
const smooth = (t: number): number => t * t * (3 - 2 * t);

/** Smooth noise in 0…1 that repeats every 64 units. */
export const noiseFrom = (seed: string): ((x: number, y: number) => number) => {
  const random = randomFrom(seed);
  const values = new Float32Array(GRID * GRID).map(() => random());
  const at = (x: number, y: number) => values[(y & (GRID - 1)) * GRID + (x & (GRID - 1))] ?? 0;
  return (x, y) => {
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    const fx = smooth(x - xi);
    const fy = smooth(y - yi);
    const top = at(xi, yi) * (1 - fx) + at(xi + 1, yi) * fx;
    const bottom = at(xi, yi + 1) * (1 - fx) + at(xi + 1, yi + 1) * fx;
    return top * (1 - fy) + bottom * fy;
  };
};
