import { testRules } from '@ghostlight/rules-testkit';
import { rules } from '../src/index.ts';
import { bound, tables } from './tables.ts';

testRules(rules, {
  tables,
  bound,
  games: 2000,
  // Half as many positions of each are looked at as `pnpm fuzz` does.
  effort: 0.5,
  fixtures: new URL('../fixtures/', import.meta.url),
});
