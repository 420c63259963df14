/** A share with its Wilson interval: what the true rate may well be after so many tries. */
export interface Share {
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

const Z95 = 1.959964;

/** The 95 % Wilson score interval; `hits` may hold halves for drawn games. */
export function wilson(hits: number, of: number, z = Z95): Share {
  if (of === 0) return { rate: Number.NaN, low: 0, high: 1 };
  const rate = hits / of;
  const middle = (rate + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const spread = (z / (1 + (z * z) / of)) * Math.sqrt((rate * (1 - rate)) / of + (z * z) / (4 * of * of));
  return { rate, low: Math.max(0, middle - spread), high: Math.min(1, middle + spread) };
}
