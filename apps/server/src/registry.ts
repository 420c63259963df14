import { rules as maryKing } from '@ghostlight/mary-king';
import { foulCallers, foulOutcome, rules as mysterium } from '@ghostlight/mysterium';
import { rules as restInPeace } from '@ghostlight/rest-in-peace';
import { type Games, game } from './games.ts';

/** The games of this parlour. */
export const GAMES: Games = new Map([
  game(maryKing, false),
  game(restInPeace, false),
  game(mysterium, true, { callers: foulCallers, outcome: foulOutcome }),
]);
