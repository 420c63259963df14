import { describe, expect, it } from 'vitest';
import { panned, WHOLE, zoomed } from './closer.ts';

describe('holding a picture closer', () => {
  it('keeps the spot under the fingers where it is', () => {
    const spot = { x: 0.2, y: -0.1 };
    const { scale, x, y } = zoomed(WHOLE, 2, spot);
    // The part of the picture that lay under the spot: (spot - shift) / scale, the same before and after.
    expect((spot.x - x) / scale).toBeCloseTo(spot.x);
    expect((spot.y - y) / scale).toBeCloseTo(spot.y);
  });

  it('never goes further away than the whole picture, nor closer than five times', () => {
    expect(zoomed(WHOLE, 0.2)).toEqual(WHOLE);
    expect(zoomed(WHOLE, 40).scale).toBe(5);
  });

  it('never shows what lies beyond the edge of the picture', () => {
    expect(panned(zoomed(WHOLE, 2), { x: 3, y: -3 })).toEqual({ scale: 2, x: 0.5, y: -0.5 });
    expect(panned(WHOLE, { x: 1, y: 1 })).toEqual(WHOLE);
  });

  it('comes back to the middle when it is whole again', () => {
    const close = panned(zoomed(WHOLE, 3), { x: 1, y: 1 });
    expect(zoomed(close, 1 / 3)).toEqual(WHOLE);
  });
});
