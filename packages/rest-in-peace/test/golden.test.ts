import { goldenGames } from '@ghostlight/rules-testkit';
import { expect, it } from 'vitest';
import { type Action, PSYCHICS } from '../src/index.ts';

const games = goldenGames(new URL('../fixtures/', import.meta.url)).map(({ read }) => read());

it('has golden games that between them play every psychic card', () => {
  expect(games.length).toBeGreaterThanOrEqual(6);
  const used = games
    .flatMap((game) => game.actions.map((entry) => entry.action as Action))
    .flatMap((action) => {
      if (action.type === 'play-psychic') return [action.card];
      // Postponed wedding can only be placed.
      return action.type === 'place' && action.pick.kind === 'psychic' && action.pick.card === 7 ? [7] : [];
    });
  expect(PSYCHICS.map((card) => card.no).filter((no) => !used.includes(no))).toEqual([]);
});
