import { defineConfig } from '@playwright/test';

/** Real Chromium, real server: each worker starts one on a free port, with a data folder of its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../test-results/playwright',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Generous, for busy machines; nothing here waits for time to pass.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [{ name: 'tests', testMatch: '*.spec.ts' }],
});
