import { defineConfig } from 'vitest/config';

// Searches take long on a busy machine; nothing here waits for a clock.
export default defineConfig({ test: { testTimeout: 120_000 } });
