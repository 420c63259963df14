import { palettes } from '../draw/palette.ts';
import type { Layer, Scene } from '../draw/scene.ts';
import { lexicon } from './lexicon.ts';
import { settings } from './settings.ts';

const themesOf = new Map<string, string[]>();
for (const [theme, names] of Object.entries(lexicon))
  for (const name of names.split(' ')) themesOf.set(name, [...(themesOf.get(name) ?? []), theme]);

/** A drawing of ours may stand for an icon: `streetLight` speaks of what `street-light` speaks of. */
const themesFor = (name: string): readonly string[] =>
  themesOf.get(name) ?? themesOf.get(name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)) ?? [];

export const hasThemes = (motif: string): boolean => themesOf.has(motif);

/** A motif's name and how much of the card it fills, from 0 to 1. */
interface Seen {
  readonly name: string;
  readonly weight: number;
}

const bySize = (size: number): number => (size >= 230 ? 1 : 0.7);

const seenIn = (layer: Layer): readonly Seen[] => {
  if (typeof layer === 'string') return [{ name: layer, weight: 0.5 }];
  if ('icon' in layer) return [{ name: layer.icon.slice(3), weight: bySize(layer.size) }];
  if ('many' in layer)
    return [{ name: layer.many.icon.slice(3), weight: Math.max(0.7, ...layer.at.map(([, , size]) => bySize(size))) }];
  if ('group' in layer) return layer.group.flatMap(seenIn);
  if ('through' in layer) {
    const hole = typeof layer.through === 'string' ? [] : seenIn(layer.through);
    return [...hole, ...layer.layers.flatMap(seenIn)];
  }
  if ('shape' in layer) return [];
  return Object.entries(layer).map(([name, options]: [string, { readonly size?: number }]) => ({
    name,
    weight: bySize(options.size ?? 0),
  }));
};

/** Icons that a scene uses, by name. */
const motifsOf = (scene: Scene): readonly Seen[] => scene.layers.flatMap(seenIn);

/** What a picture speaks of, with weights: its mood, its place, its colours and its motifs. */
export const weightedTags = (scene: Scene): ReadonlyMap<string, number> => {
  const tags = new Map<string, number>();
  const add = (tag: string, weight: number) => tags.set(tag, Math.max(tags.get(tag) ?? 0, weight));
  for (const tag of scene.mood) add(tag, 1);
  for (const tag of settings[scene.setting]) add(tag, 0.8);
  for (const tag of palettes[scene.palette].words) add(tag, 0.5);
  for (const { name, weight } of motifsOf(scene)) for (const theme of themesFor(name)) add(theme, weight);
  return tags;
};

export const tagsOf = (scene: Scene): readonly string[] => [...weightedTags(scene).keys()];
