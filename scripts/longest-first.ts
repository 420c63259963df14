import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { placeOf } from './long-tests.ts';

/** Begins with the tests that take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => placeOf(a.moduleId) - placeOf(b.moduleId));
  }
}
