import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { paintInOil } from '../src/paint/oil.ts';

const model = await sharp({ create: { width: 48, height: 72, channels: 3, background: '#204060' } })
  .composite([{ input: { create: { width: 20, height: 20, channels: 3, background: '#ffd060' } }, left: 14, top: 20 }])
  .png()
  .toBuffer();

describe('the oil painter', () => {
  it('paints the same strokes from the same seed', async () => {
    const first = await paintInOil(model, 48, 72, 'seed');
    expect(first.equals(await paintInOil(model, 48, 72, 'seed'))).toBe(true);
    expect(first.equals(await paintInOil(model, 48, 72, 'other'))).toBe(false);
  });

  it('keeps the colours of its model where they are', async () => {
    const painted = await paintInOil(model, 48, 72, 'seed');
    const at = (x: number, y: number) => [...painted.subarray((y * 48 + x) * 3, (y * 48 + x) * 3 + 3)];
    const [red = 0, , blue = 0] = at(24, 30);
    const [coldRed = 0, , coldBlue = 0] = at(40, 60);
    expect(red).toBeGreaterThan(blue);
    expect(coldBlue).toBeGreaterThan(coldRed);
  });
});
