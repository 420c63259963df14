import { hasIcon, type IconRef } from '../draw/icons.ts';
import type { Layer, Scene } from '../draw/scene.ts';
import { tagsOf } from '../tags/tags.ts';
import type { Check } from './finding.ts';
import { cosines, shared } from './likeness.ts';

const iconsIn = (layer: Layer): readonly IconRef[] => {
  if (typeof layer === 'string' || 'shape' in layer) return [];
  if ('icon' in layer) return [layer.icon];
  if ('many' in layer) return [layer.many.icon];
  if ('group' in layer) return layer.group.flatMap(iconsIn);
  if ('through' in layer)
    return [...(typeof layer.through === 'string' ? [] : [layer.through.icon]), ...layer.layers.flatMap(iconsIn)];
  return [];
};

export const iconsOf = (scene: Scene): readonly IconRef[] => scene.layers.flatMap(iconsIn);

export const iconsExist = (scenes: readonly Scene[]): Check => {
  const used = scenes.flatMap((scene) => iconsOf(scene).map((icon) => ({ icon, id: scene.id })));
  return {
    findings: used.filter(({ icon }) => !hasIcon(icon)).map(({ icon, id }) => `${id} uses ${icon}, which no set has.`),
    figure: `${new Set(used.map(({ icon }) => icon)).size} icons in use`,
  };
};

/** Longest description that a screen reader should have to read. */
const LONGEST = 240;

export const wordsAreGood = (scenes: readonly Scene[]): Check => {
  const cards = scenes.filter(({ kind }) => kind !== 'extra');
  const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);
  const longest = Math.max(...cards.map(({ description }) => description.length));
  return {
    findings: [
      ...twice(cards.map(({ id }) => id)).map((id) => `Two scenes are called ${id}.`),
      ...twice(cards.map(({ title }) => title)).map((title) => `Two cards have the title “${title}”.`),
      ...twice(cards.map(({ description }) => description)).map((text) => `Two cards share the description “${text}”.`),
      ...cards
        .filter(({ description }) => description.length > LONGEST || description.length < 20)
        .map(
          ({ id, description }) =>
            `${id} has a description of ${description.length} characters; 20 to ${LONGEST} are good.`,
        ),
    ],
    figure: `longest description ${longest} characters`,
  };
};

const ofKind = (scenes: readonly Scene[], kind: Scene['kind']): readonly Scene[] =>
  scenes.filter((scene) => scene.kind === kind);

const SUSPECTS = ['character', 'location', 'object'] as const;

/** Tags two pictures must share so that one can speak of the other. */
const ENOUGH = 3;

/** Dreams that must be able to speak of each suspect. */
const REACH = 8;

export const suspectsAreReachable = (scenes: readonly Scene[]): Check => {
  const dreams = ofKind(scenes, 'dream').map(tagsOf);
  const reach = SUSPECTS.flatMap((kind) => ofKind(scenes, kind)).map((suspect) => {
    const tags = tagsOf(suspect);
    return { suspect, count: dreams.filter((dream) => shared(dream, tags) >= ENOUGH).length };
  });
  const lowest = Math.min(...reach.map(({ count }) => count));
  return {
    findings: reach
      .filter(({ count }) => count < REACH)
      .map(
        ({ suspect, count }) =>
          `Only ${count} dreams can speak of ${suspect.id} (${suspect.title}): ${tagsOf(suspect).join(' ')}.`,
      ),
    figure: `each suspect shares ${ENOUGH} tags with ${lowest} dreams or more`,
  };
};

/** Suspects of each kind that each dream must be able to speak of. */
const CANDIDATES = 2;

export const dreamsAreUseful = (scenes: readonly Scene[]): Check => {
  const counts = ofKind(scenes, 'dream').flatMap((dream) =>
    SUSPECTS.map((kind) => ({
      dream,
      kind,
      count: ofKind(scenes, kind).filter((suspect) => shared(tagsOf(dream), tagsOf(suspect)) >= ENOUGH).length,
    })),
  );
  return {
    findings: counts
      .filter(({ count }) => count < CANDIDATES)
      .map(
        ({ dream, kind, count }) =>
          `${dream.id} (${dream.title}) can speak of ${count} ${kind}s: ${tagsOf(dream).join(' ')}.`,
      ),
    figure: `each dream has ${Math.min(...counts.map(({ count }) => count))} candidates or more in each kind`,
  };
};

/** Above this, two dreams say the same. */
const ALIKE = 0.6;

export const dreamsDiffer = (scenes: readonly Scene[]): Check => {
  const pairs = cosines(ofKind(scenes, 'dream'), scenes);
  const [closest] = pairs;
  return {
    findings: pairs
      .filter(({ cosine }) => cosine > ALIKE)
      .map(({ first, second, cosine }) => `${first} and ${second} say the same (cosine ${cosine.toFixed(2)}).`),
    figure: `closest dreams ${closest?.first} and ${closest?.second}, cosine ${closest?.cosine.toFixed(2)}`,
  };
};

/** No palette may colour more dreams than this. */
const PALETTE_SHARE = 12;

export const coloursAreMixed = (scenes: readonly Scene[]): Check => {
  const uses = new Map<string, number>();
  for (const { palette } of ofKind(scenes, 'dream')) uses.set(palette, (uses.get(palette) ?? 0) + 1);
  return {
    findings: [...uses].filter(([, n]) => n > PALETTE_SHARE).map(([name, n]) => `${n} dreams use the palette ${name}.`),
    figure: [...uses].map(([name, n]) => `${name} ${n}`).join(', '),
  };
};
