import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/server', 'scripts'],
    coverage: { provider: 'v8', reporter: ['text'] },
  },
});
