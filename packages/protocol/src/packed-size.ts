/** About how many bytes a value takes when packed; stops counting beyond the limit. */
export function packedSize(value: unknown, limit = Number.POSITIVE_INFINITY): number {
  if (typeof value === 'string') return value.length + 1;
  if (typeof value === 'number') return value >= 0 && value < 128 ? 1 : 5;
  if (typeof value !== 'object' || value === null) return 1;
  let size = 1;
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length && size <= limit; at++) size += packedSize(value[at], limit - size);
    return size;
  }
  for (const key in value) {
    if (size > limit) return size;
    size += key.length + 1 + packedSize((value as Record<string, unknown>)[key], limit - size);
  }
  return size;
}
