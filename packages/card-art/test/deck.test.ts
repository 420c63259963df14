import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  coloursAreMixed,
  dreamsAreUseful,
  dreamsDiffer,
  iconsExist,
  iconsOf,
  suspectsAreReachable,
  wordsAreGood,
} from '../src/check/deck.ts';
import { loadScenes } from '../src/cli/scenes.ts';
import { hasThemes } from '../src/tags/tags.ts';

const scenes = (await loadScenes()).map(({ scene }) => scene);
const count = (kind: string) => scenes.filter((scene) => scene.kind === kind).length;

describe('the deck of scenes', () => {
  it('is whole: dreams, suspects, Mary, both families, psychics, houses', () => {
    const kinds = ['dream', 'character', 'location', 'object', 'mary', 'ghost', 'psychic', 'house', 'special'];
    expect(kinds.map(count)).toEqual([84, 18, 18, 18, 2, 12, 29, 2, 1]);
  });

  it('uses only icons that exist', () => {
    expect(iconsExist(scenes).findings).toEqual([]);
  });

  it('has a title of its own and a description of good length for every card', () => {
    expect(wordsAreGood(scenes).findings).toEqual([]);
  });

  it('gives every suspect eight dreams or more that share three tags with it', () => {
    expect(suspectsAreReachable(scenes).findings).toEqual([]);
  });

  it('gives every dream two candidates or more in each kind', () => {
    expect(dreamsAreUseful(scenes).findings).toEqual([]);
  });

  it('has no two dreams that say the same', () => {
    expect(dreamsDiffer(scenes).findings).toEqual([]);
  });

  it('spreads its colours over the dreams', () => {
    expect(coloursAreMixed(scenes).findings).toEqual([]);
  });

  it('credits every icon of game-icons.net', async () => {
    const credits = await readFile(new URL('../CREDITS.md', import.meta.url), 'utf8');
    const used = scenes.flatMap(iconsOf).filter((icon) => icon.startsWith('gi:'));
    const missing = used.filter((icon) => !new RegExp(`[ :]${icon.slice(3)}[,\\n]`).test(credits));
    expect([...new Set(missing)]).toEqual([]);
  });

  it('has a theme for every icon in the pictures of Mysterium', () => {
    const shown = scenes.filter(({ kind }) => ['dream', 'character', 'location', 'object'].includes(kind));
    const mute = shown.flatMap(iconsOf).filter((icon) => !hasThemes(icon.slice(3)));
    expect([...new Set(mute)]).toEqual([]);
  });
});
