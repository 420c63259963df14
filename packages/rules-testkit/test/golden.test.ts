import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { diceFrom } from '@ghostlight/rules-kit';
import { afterAll, describe, expect, it } from 'vitest';
import { checkGolden, goldenFrom, goldenGames, writeGolden } from '../src/golden.ts';
import { anyVerb } from '../src/movers.ts';
import { play } from '../src/play.ts';
import { candles } from './candles.ts';

const folder = mkdtempSync(join(tmpdir(), 'golden-'));
afterAll(() => rmSync(folder, { recursive: true }));

const table = { options: { hand: 2 }, players: 3 };
const dice = diceFrom('golden');
const { seed, entries } = play(candles, table, dice.seed(), anyVerb(candles), dice, 200);
const golden = goldenFrom(candles, table, seed, entries, 'Three at the table');

describe('golden games', () => {
  it('a recorded game is written, found in its folder and replayed to the same end', () => {
    const url = pathToFileURL(folder);
    writeGolden(url, 'three', golden);
    const [found] = goldenGames(url);
    expect(found?.file).toBe('three.json');
    expect(found?.read()).toEqual(golden);
    checkGolden(candles, golden);
  });

  it('a game that ends otherwise than recorded is a breach', () => {
    const other = { ...golden, outcome: { kind: 'loss', winners: [], reason: 'dark' } as const };
    expect(() => checkGolden(candles, other)).toThrow(/when it was recorded and now ends with/);
  });

  it('a game whose action is refused now says which', () => {
    const broken = {
      ...golden,
      actions: golden.actions.toSpliced(0, 1, { seat: 'north', action: { type: 'takeBack' } }),
    };
    expect(() => checkGolden(candles, broken)).toThrow(
      /Action 0 of the match is refused: You have laid no card to take back/,
    );
  });

  it('a game that breaks an invariant on the way is a breach', () => {
    const strict = {
      ...candles,
      check: () => {
        throw new Error('A candle fell.');
      },
    };
    expect(() => checkGolden(strict, golden)).toThrow('A candle fell.');
  });
});
