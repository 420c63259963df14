/** Where a value is not plain JSON, as a path with the reason; null when it is. What passes survives a round trip. */
export function unplainAt(value: unknown, path = '$', depth = 0): string | null {
  if (depth > 64) return `${path} is nested more than 64 deep (a cycle?)`;
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0)
        ? null
        : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
    case 'object':
      return value === null ? null : unplainInside(value, path, depth);
    default:
      return `${path} is ${typeof value === 'symbol' ? 'a symbol' : typeof value}`;
  }
}

function unplainInside(value: object, path: string, depth: number): string | null {
  if (Array.isArray(value)) {
    if (Object.keys(value).length !== value.length) return `${path} is an array with holes or extra properties`;
    for (let i = 0; i < value.length; i++) {
      const found = unplainAt(value[i], `${path}[${i}]`, depth + 1);
      if (found) return found;
    }
    return null;
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    return `${path} is a ${prototype.constructor?.name ?? 'object with a prototype'}`;
  const keys = Reflect.ownKeys(value);
  for (const key of keys) {
    if (typeof key === 'symbol') return `${path} has a symbol for a key`;
    if (!Object.prototype.propertyIsEnumerable.call(value, key)) return `${path}.${key} is not enumerable`;
    const found = unplainAt((value as Record<string, unknown>)[key], `${path}.${key}`, depth + 1);
    if (found) return found;
  }
  return null;
}

export const json = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

export const roundTrip = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** JSON with sorted keys: two spellings of one action are one text. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return json(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const record = value as Record<string, unknown>;
  return `{${Object.keys(record)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(record[key])}`)
    .join()}}`;
}

/** The place where two texts part, for a reader. */
export function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 60);
  return `…${a.slice(from, at + 60)}… or …${b.slice(from, at + 60)}…`;
}
