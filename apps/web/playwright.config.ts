import { defineConfig } from '@playwright/test';

const WHOLE_GAMES = /(mary-king|mysterium|replay|rest-in-peace)\.spec\.ts$/;

/** Real Chromium, real server: each worker starts one on a free port, with a data folder of its own. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '../../test-results/playwright',
  fullyParallel: true,
  // More than the cores of a small machine: half of the time a test waits for what its pages do.
  workers: 3,
  retries: 0,
  // Generous, for busy machines; nothing here waits for time to pass.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    // The page as it was built at each step; a film of it would cost too much.
    trace: { mode: 'retain-on-failure', screenshots: false },
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
  // The long ones first, so that none of them is left over when all else is done.
  projects: [
    { name: 'whole games', testMatch: WHOLE_GAMES },
    { name: 'tests', testMatch: '*.spec.ts', testIgnore: WHOLE_GAMES },
  ],
});
