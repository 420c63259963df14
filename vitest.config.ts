import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Both cores: the long tests are of many kinds, and each file runs alone.
    maxWorkers: 2,
    projects: ['packages/*', 'apps/*', 'scripts'],
    coverage: { provider: 'v8', reporter: ['text'] },
  },
});
