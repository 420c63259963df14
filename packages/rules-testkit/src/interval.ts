/** Wilson's 95 % confidence interval of a share: sound also near 0 and 1. */
export function wilson(
  hits: number,
  tries: number,
): { readonly share: number; readonly low: number; readonly high: number } {
  const z = 1.96;
  const share = hits / tries;
  const middle = share + z ** 2 / (2 * tries);
  const spread = z * Math.sqrt((share * (1 - share)) / tries + z ** 2 / (4 * tries ** 2));
  const scale = 1 + z ** 2 / tries;
  return { share, low: (middle - spread) / scale, high: (middle + spread) / scale };
}
