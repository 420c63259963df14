import { cards } from '@ghostlight/card-art';
import { rules as maryKing } from '@ghostlight/mary-king';
import { foulCallers, foulOutcome, rules as mysterium } from '@ghostlight/mysterium';
import { afterwords, loreOf } from '@ghostlight/mysterium/bot';
import { rules as restInPeace } from '@ghostlight/rest-in-peace';
import { type Games, game } from './games.ts';

const lore = loreOf(cards);

/** The games of this parlour. */
export const GAMES: Games = new Map([
  game(maryKing, false, { understudy: { module: import.meta.resolve('@ghostlight/mary-king/bot') } }),
  game(restInPeace, false, { understudy: { module: import.meta.resolve('@ghostlight/rest-in-peace/bot') } }),
  game(mysterium, true, {
    foul: { callers: foulCallers, outcome: foulOutcome },
    understudy: {
      module: import.meta.resolve('@ghostlight/mysterium/bot'),
      lore,
      afterwords: (match, seat, nameOf) => afterwords(match, seat, nameOf, lore),
    },
  }),
]);
