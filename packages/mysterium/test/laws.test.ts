import { testRules } from '@ghostlight/rules-testkit';
import { rules } from '../src/index.ts';
import * as hints from './tables.ts';

// Half as many positions of each are looked at as `pnpm fuzz` does.
testRules(rules, { ...hints, games: 2000, effort: 0.5, fixtures: new URL('../fixtures/', import.meta.url) });
