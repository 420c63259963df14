import { testRules } from '@ghostlight/rules-testkit';
import { lateRules } from './late-start.ts';
import * as hints from './tables.ts';

// A late start is no fresh deal: what a seat hides there is not hidden from the first deal on.
testRules(lateRules, { ...hints, hides: () => false, games: 500 });
