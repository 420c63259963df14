/** Whether two pieces of plain JSON say the same, whatever the order of their keys. */
export function same(one: unknown, two: unknown): boolean {
  if (one === two) return true;
  if (typeof one !== 'object' || typeof two !== 'object' || one === null || two === null) return false;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(two) &&
    keys.length === Object.keys(two).length &&
    keys.every((key) => same((one as Record<string, unknown>)[key], (two as Record<string, unknown>)[key]))
  );
}
