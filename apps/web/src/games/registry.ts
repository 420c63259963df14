import type { ComponentType } from 'react';
import type { AnyGame } from './game.ts';

export const GAME_IDS = ['rest-in-peace', 'mary-king', 'mysterium'] as const;
export type GameId = (typeof GAME_IDS)[number];

interface Entry {
  /** The board and everything of the table: loaded when a table is opened. */
  readonly load: () => Promise<{ readonly game: AnyGame }>;
  /** The illustrated rules: before and during play. */
  readonly howToPlay: () => Promise<{ readonly HowToPlay: ComponentType }>;
}

/** One line for each game; the key is its rules id. */
export const GAMES: Partial<Record<GameId, Entry>> = {};

export const isGameId = (text: string): text is GameId => (GAME_IDS as readonly string[]).includes(text);
