/** How much a tag catches this reader's eye; 1 is plain. */
export type Taste = (tag: string) => number;

/** A reader's taste: the same for the same name, wider apart the greater the spread. */
export function tasteOf(name: string, spread: number): Taste {
  const known = new Map<string, number>();
  return (tag) => {
    const before = known.get(tag);
    if (before !== undefined) return before;
    const weight = Math.exp(spread * bell(`${name} ${tag}`));
    known.set(tag, weight);
    return weight;
  };
}

/** A number out of a text, spread nearly like a bell curve of width 1. */
function bell(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  let sum = 0;
  for (let i = 0; i < 4; i++) {
    hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
    sum += (hash >>> 0) / 2 ** 32;
  }
  return (sum - 2) * Math.sqrt(3);
}
