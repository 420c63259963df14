import { testRules } from '@ghostlight/rules-testkit';
import { rules } from '../src/index.ts';
import { bound, orders, tables } from './tables.ts';

testRules(rules, {
  tables,
  games: 2000,
  bound,
  orders,
  fixtures: new URL('../fixtures/', import.meta.url),
});
