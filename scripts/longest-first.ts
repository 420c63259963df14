import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest test files, longest first: begun last, one of them would run on alone. */
const LONGEST = [
  'apps/server/test/wire-mysterium.test.ts',
  'packages/mysterium/test/laws.test.ts',
  'apps/server/test/failover.test.ts',
  'packages/mary-king/test/laws.test.ts',
  'apps/server/test/site.test.ts',
  'packages/rest-in-peace/test/laws.test.ts',
  'apps/server/test/wire-mary-king.test.ts',
  'packages/mysterium/test/late-laws.test.ts',
  'apps/server/test/crash.test.ts',
  'packages/rules-testkit/test/liars.test.ts',
  'apps/server/test/restart.test.ts',
];

const place = ({ moduleId }: TestSpecification): number => {
  const found = LONGEST.findIndex((file) => moduleId.endsWith(`/${file}`));
  return found === -1 ? LONGEST.length : found;
};

/** A fresh clone knows nothing of earlier runs: the order is the same there as everywhere. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}
