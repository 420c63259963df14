import type { Scene } from '../draw/scene.ts';
import { weightedTags } from '../tags/tags.ts';

export const shared = (first: readonly string[], second: readonly string[]): number =>
  first.filter((tag) => second.includes(tag)).length;

export interface Pair {
  readonly first: string;
  readonly second: string;
  readonly cosine: number;
}

/** How alike these scenes are by their tags, rare tags counting more; the most alike first. */
export const cosines = (scenes: readonly Scene[], corpus: readonly Scene[]): readonly Pair[] => {
  const all = corpus.map(weightedTags);
  const count = new Map<string, number>();
  for (const tags of all) for (const tag of tags.keys()) count.set(tag, (count.get(tag) ?? 0) + 1);
  const rarity = (tag: string) => Math.log(1 + all.length / (count.get(tag) ?? 1));
  const dot = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>) =>
    [...a].reduce((sum, [tag, weight]) => sum + weight * (b.get(tag) ?? 0) * rarity(tag), 0);
  const known = scenes.map((scene) => {
    const tags = weightedTags(scene);
    return { id: scene.id, tags, length: Math.sqrt(dot(tags, tags)) };
  });
  return known
    .flatMap((a, index) =>
      known
        .slice(index + 1)
        .map((b) => ({ first: a.id, second: b.id, cosine: dot(a.tags, b.tags) / (a.length * b.length) })),
    )
    .sort((a, b) => b.cosine - a.cosine);
};
