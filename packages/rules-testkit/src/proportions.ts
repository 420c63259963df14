/** How many standard errors two shares out of `tries` each lie apart. */
export function errorsApart(hits: number, others: number, tries: number): number {
  const share = (hits + others) / (2 * tries);
  const error = Math.sqrt((2 * share * (1 - share)) / tries);
  return hits === others ? 0 : Math.abs(hits - others) / tries / error;
}

/** How many standard errors the mean of some numbers lies from zero. */
export function errorsFromZero(numbers: readonly number[]): number {
  const mean = numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  const variance = numbers.reduce((sum, n) => sum + (n - mean) ** 2, 0) / (numbers.length - 1);
  return mean === 0 ? 0 : mean / Math.sqrt(variance / numbers.length);
}

// Further apart than this is a false alarm in about 30 million looks.
export const TOO_FAR = 5.5;
