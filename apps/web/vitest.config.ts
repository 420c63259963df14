import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: '@ghostlight/web', include: ['{src,e2e}/**/*.test.ts'] },
});
