/** A painted card as far as a bot knows it. */
export interface Picture {
  readonly id: string;
  readonly tags: readonly string[];
}

/** What each picture speaks of: tags with weights, rare ones heavier, every card as heavy as any other. */
export interface Lore {
  readonly tags: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const IN_THE_GAME = /^[dclo]\d\d$/;

export function loreOf(pictures: readonly Picture[]): Lore {
  const known = pictures.filter(({ id }) => IN_THE_GAME.test(id));
  const found = new Map<string, number>();
  for (const { tags } of known) for (const tag of new Set(tags)) found.set(tag, (found.get(tag) ?? 0) + 1);
  const rarity = (tag: string) => Math.log(1 + known.length / (found.get(tag) ?? 1));
  return { tags: Object.fromEntries(known.map(({ id, tags }) => [id, weighed([...new Set(tags)], rarity)])) };
}

function weighed(tags: readonly string[], rarity: (tag: string) => number): Readonly<Record<string, number>> {
  const length = Math.hypot(...tags.map(rarity));
  return Object.fromEntries(tags.map((tag) => [tag, rarity(tag) / length]));
}
