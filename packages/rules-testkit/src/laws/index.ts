import type { PlayLaw, TableLaw } from '../law.ts';
import { asks } from './asks.ts';
import { blindToTruth } from './blind-to-truth.ts';
import { doubleAct } from './double-act.ts';
import { ends } from './ends.ts';
import { endsWhenStalled } from './ends-when-stalled.ts';
import { evenlyDealt } from './evenly-dealt.ts';
import { firstTable } from './first-table.ts';
import { freshWorlds } from './fresh-worlds.ts';
import { idle } from './idle.ts';
import { illegalIsRefused } from './illegal-refused.ts';
import { invariants } from './invariants.ts';
import { keepsKnown } from './keeps-known.ts';
import { keepsListed } from './keeps-listed.ts';
import { legalIsAccepted } from './legal-accepted.ts';
import { outcome } from './outcome.ts';
import { plain } from './plain.ts';
import { pure } from './pure.ts';
import { reallyResampled } from './really-resampled.ts';
import { repeatable } from './repeatable.ts';
import { secretNext } from './secret-next.ts';
import { secretNow } from './secret-now.ts';

export const PLAY_LAWS: readonly PlayLaw[] = [
  pure,
  repeatable,
  plain,
  legalIsAccepted,
  illegalIsRefused,
  asks,
  idle,
  secretNow,
  secretNext,
  freshWorlds,
  blindToTruth,
  ends,
  outcome,
  invariants,
  keepsKnown,
  keepsListed,
  doubleAct,
];

export const TABLE_LAWS: readonly TableLaw[] = [firstTable, reallyResampled, evenlyDealt, endsWhenStalled];

export const LAWS: readonly (PlayLaw | TableLaw)[] = [...PLAY_LAWS, ...TABLE_LAWS].sort((a, b) =>
  a.name < b.name ? -1 : 1,
);
