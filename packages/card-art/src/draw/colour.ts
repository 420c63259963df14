const channels = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const toHex = (values: readonly number[]): string =>
  `#${values
    .map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Blends two `#rrggbb` colours: 0 is the first, 1 the second. */
export const mix = (first: string, second: string, part: number): string => {
  const other = channels(second);
  return toHex(channels(first).map((value, index) => value + ((other[index] ?? 0) - value) * part));
};
