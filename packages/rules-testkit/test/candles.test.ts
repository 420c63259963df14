import { testRules } from '@ghostlight/rules-testkit';
import { candles } from './candles.ts';

testRules(candles, {
  tables: [
    { options: {}, players: 2 },
    { options: {}, players: 4 },
    { options: { hand: 2 }, players: 3 },
  ],
  games: 200,
  bound: 160,
});
