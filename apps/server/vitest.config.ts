import { defineProject } from 'vitest/config';

export default defineProject({
  // Whole games against a listening server: how long they take is the machine's affair.
  test: { testTimeout: 1_800_000, hookTimeout: 120_000 },
});
