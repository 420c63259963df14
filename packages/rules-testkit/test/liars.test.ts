import { describe, expect, it } from 'vitest';
import { describeFinding } from '../src/report.ts';
import { type Progress, trials } from '../src/trials.ts';
import { END_LIARS } from './liars/end.ts';
import { LEGAL_LIARS } from './liars/legal.ts';
import type { Liar } from './liars/liar.ts';
import { PURITY_LIARS } from './liars/purity.ts';
import { RESAMPLE_LIARS } from './liars/resample.ts';
import { SECRECY_LIARS } from './liars/secrecy.ts';

// Eight games catch every liar too; the others show that no law cries wolf.
const GAMES = 12;
const TABLES = [{ options: {}, players: 2 }];

function tryOut({ rules, hints }: Liar): Progress {
  const run = trials(rules, { tables: TABLES, games: GAMES, bound: 160, stallBound: 2_000, effort: 2, ...hints });
  for (;;) {
    const { value, done } = run.next();
    if (done) return value;
  }
}

describe.each([
  ['secrets', SECRECY_LIARS],
  ['imagined worlds', RESAMPLE_LIARS],
  ['purity', PURITY_LIARS],
  ['legal actions', LEGAL_LIARS],
  ['the end', END_LIARS],
])('a liar about %s is caught by the law meant for it', (_subject, liars) => {
  it.each(liars.map((liar) => [liar.lie, liar] as const))(
    'a game that %s',
    (_lie, liar) => {
      const { findings } = tryOut(liar);
      const caught = findings.find(({ law }) => law === liar.law);
      expect(
        caught,
        `not caught by ${liar.law}; ${findings.map((found) => describeFinding(liar.rules, found)).join('\n')}`,
      ).toBeDefined();
      const others = findings.filter(({ law }) => law !== liar.law && !liar.also?.includes(law));
      expect(others.map((found) => describeFinding(liar.rules, found))).toEqual([]);
    },
    120_000,
  );
});
