// Trees found plain before: states share most of their branches with the state before, and are frozen.
const plain = new WeakSet<object>();
const DEEPEST = 64;

/** Whether a value is plain JSON: what is survives a round trip. */
function isPlain(value: unknown, depth = 0): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0);
    case 'object':
      if (value === null || plain.has(value)) return true;
      if (depth > DEEPEST || !isPlainInside(value, depth)) return false;
      plain.add(value);
      return true;
    default:
      return false;
  }
}

function isPlainInside(value: object, depth: number): boolean {
  const prototype = Object.getPrototypeOf(value);
  const keys = Object.keys(value);
  const own = Reflect.ownKeys(value).length;
  if (Array.isArray(value)) {
    // An array owns its length besides its items.
    if (prototype !== Array.prototype || keys.length !== value.length || own !== value.length + 1) return false;
    return value.every((item) => isPlain(item, depth + 1));
  }
  if ((prototype !== Object.prototype && prototype !== null) || own !== keys.length) return false;
  return keys.every((key) => isPlain((value as Record<string, unknown>)[key], depth + 1));
}

/** Where a value is not plain JSON, with what is there; null when it is. */
export function unplainAt(value: unknown, path = '$'): string | null {
  if (isPlain(value)) return null;
  if (typeof value === 'object' && value !== null && path.length < 500) {
    for (const [key, child] of Object.entries(value)) {
      const found = unplainAt(child, `${path}.${key}`);
      if (found) return found;
    }
  }
  const name =
    typeof value === 'object' && value !== null ? Object.getPrototypeOf(value)?.constructor?.name : String(value);
  return `${path} is ${name === 'Object' || name === 'Array' ? 'more than its listed fields' : name}`;
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
