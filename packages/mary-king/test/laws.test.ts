import { testRules } from '@ghostlight/rules-testkit';
import { rules } from '../src/index.ts';
import { bound, orders, tables } from './tables.ts';

testRules(rules, {
  tables,
  games: 2000,
  // Half as many positions of each are looked at as `pnpm fuzz` does.
  effort: 0.5,
  bound,
  orders,
  fixtures: new URL('../fixtures/', import.meta.url),
});
