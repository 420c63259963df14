import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesAreRight, middlesAreFresh, picturesDiffer } from '../src/check/pictures.ts';
import { cardOf, readLedger } from '../src/cli/manifest.ts';
import { hashOf, loadScenes, pictures } from '../src/cli/scenes.ts';
import { card, cards, middleUrl, pictureUrl, thumbUrl } from '../src/index.ts';
import { OUTPUTS } from '../src/paint/extras.ts';

/** Reading two hundred pictures takes long on a busy machine. */
const PATIENCE = 60_000;

const scenes = (await loadScenes()).map(({ scene }) => scene);

describe('the painted pictures', () => {
  it('are all there, of the right size, small enough for a phone', { timeout: PATIENCE }, async () => {
    expect((await filesAreRight(cards, pictures)).findings).toEqual([]);
  });

  it('show the same painting in every size', { timeout: PATIENCE }, async () => {
    expect((await middlesAreFresh(cards, pictures)).findings).toEqual([]);
  });

  it('are never near-identical', { timeout: PATIENCE }, async () => {
    expect((await picturesDiffer(cards, pictures)).findings).toEqual([]);
  });

  it('were painted from the scenes as they are now', { timeout: PATIENCE }, async () => {
    const ledger = await readLedger();
    expect(scenes.filter((scene) => ledger[scene.id] !== hashOf(scene)).map(({ id }) => id)).toEqual([]);
  });

  it('have an icon, a social preview and a table beside them', async () => {
    const files = Object.values(OUTPUTS).flat();
    const sizes = await Promise.all(files.map(async ({ file }) => (await stat(join(pictures, 'extra', file))).size));
    expect(sizes.every((bytes) => bytes > 0 && bytes < 300 * 1024)).toBe(true);
  });
});

describe('the manifest', () => {
  it('says of every card what its scene says', () => {
    const written = scenes.filter(({ kind }) => kind !== 'extra').map(cardOf);
    expect(written.map(({ id }) => card(id))).toEqual(written);
    expect(cards).toHaveLength(written.length);
  });

  it('has no stand-ins left', () => {
    expect(cards.filter(({ standIn }) => standIn).map(({ id }) => id)).toEqual([]);
  });

  it('knows where the pictures are', () => {
    expect(pictureUrl('d01')).toMatch(/\/pictures\/720\/d01\.webp$/);
    expect(middleUrl('d01')).toMatch(/\/pictures\/360\/d01\.webp$/);
    expect(thumbUrl('d01')).toMatch(/\/pictures\/160\/d01\.webp$/);
  });
});
