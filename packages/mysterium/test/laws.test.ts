import { testRules } from '@ghostlight/rules-testkit';
import { rules } from '../src/index.ts';
import * as hints from './tables.ts';

testRules(rules, { ...hints, games: 2000, fixtures: new URL('../fixtures/', import.meta.url) });
