import { checkGolden, goldenGames } from '@ghostlight/rules-testkit';
import { describe, expect, it } from 'vitest';
import { rules } from '../src/index.ts';

describe('golden games', () => {
  for (const { file, read } of goldenGames(new URL('../fixtures/', import.meta.url))) {
    it(`${file} ends as it was recorded`, () => {
      const game = read();
      checkGolden(rules, game);
      expect(game.outcome).not.toBe(null);
    });
  }
});
