/** The tests that take longest, longest first: begun last, one of them would run on alone. */
const LONGEST_FIRST = [
  'apps/server/test/wire-mysterium.test.ts',
  'packages/mysterium/test/laws.test.ts',
  'apps/server/test/failover.test.ts',
  'packages/mary-king/test/laws.test.ts',
  'packages/rest-in-peace/test/laws.test.ts',
  'apps/server/test/wire-mary-king.test.ts',
  'apps/server/test/crash.test.ts',
  'packages/mysterium/test/late-laws.test.ts',
  'packages/rules-testkit/test/liars.test.ts',
  'apps/server/test/site.test.ts',
  'packages/bots/test/mysterium.test.ts',
  'apps/server/test/wire-rest-in-peace.test.ts',
  'apps/server/test/reconnect.test.ts',
  'apps/server/test/understudies.test.ts',
  'apps/server/test/hostile.test.ts',
  'apps/server/test/games.test.ts',
  'packages/bots/test/duels.test.ts',
  'apps/server/test/restart.test.ts',
  'apps/server/test/understudy-crash.test.ts',
  'apps/server/test/start.test.ts',
  'packages/mysterium/test/bot-games.test.ts',
  'packages/rules-testkit/test/command-line.test.ts',
];

/** How early a test file begins; the same in a fresh clone, which knows nothing of earlier runs, as everywhere. */
export function placeOf(file: string): number {
  const found = LONGEST_FIRST.findIndex((long) => file.endsWith(`/${long}`));
  return found === -1 ? LONGEST_FIRST.length : found;
}

/** Left out of the inner loop. The laws stay in it: there they are looked at in fewer games. */
export const LEFT_TO_NPM_TEST: readonly string[] = LONGEST_FIRST.filter((file) => !file.endsWith('laws.test.ts'));
