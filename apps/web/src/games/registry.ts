import type { ComponentType } from 'react';
import type { AnyGame } from './game.ts';

export const GAME_IDS = ['rest-in-peace', 'mary-king', 'mysterium'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const isGameId = (text: string): text is GameId => (GAME_IDS as readonly string[]).includes(text);

interface Entry {
  /** The board and everything of the table: loaded when a table is opened. */
  readonly load: () => Promise<{ readonly game: AnyGame }>;
  /** The illustrated rules: before and during play. */
  readonly howToPlay: () => Promise<{ readonly HowToPlay: ComponentType }>;
}

/** One entry for each game; the key is its rules id. */
const GAMES: Partial<Record<GameId, Entry>> = {
  'rest-in-peace': {
    load: () => import('./rest-in-peace/game.ts'),
    howToPlay: () => import('./rest-in-peace/how-to-play.tsx'),
  },
  'mary-king': {
    load: () => import('./mary-king/game.ts'),
    howToPlay: () => import('./mary-king/how-to-play.tsx'),
  },
  mysterium: {
    load: () => import('./mysterium/game.ts'),
    howToPlay: () => import('./mysterium/how-to-play.tsx'),
  },
};

const loaded = new Map<GameId, Promise<AnyGame>>();

/** The game's plug; the same promise each time, as React's `use` wants it. */
export function loadGame(id: GameId): Promise<AnyGame> {
  const before = loaded.get(id);
  if (before) return before;
  const promise = entry(id)
    .load()
    .then(({ game }) => game);
  loaded.set(id, promise);
  return promise;
}

export const loadHowToPlay = (id: GameId): Promise<{ readonly HowToPlay: ComponentType }> => entry(id).howToPlay();

/** Whether the game can be played here yet. */
export const hasBoard = (id: GameId): boolean => GAMES[id] !== undefined;

function entry(id: GameId): Entry {
  const found = GAMES[id];
  if (!found) throw new Error(`No board is registered for ${id}.`);
  return found;
}
