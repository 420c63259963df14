import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test';

const SERVER = join(import.meta.dirname, '../../server/src/main.ts');
const CLOCK = new URL('./server-clock.ts', import.meta.url).href;
const OPEN_AT = /open at (http:\/\/\S+)/;

/** Somebody with a browser of their own. */
export type Visit = (options?: BrowserContextOptions) => Promise<Page>;

interface Fixtures {
  /** A new person: a fresh browser, nothing remembered. */
  readonly visit: Visit;
  /** So many seconds pass on the server's clock at once. */
  readonly later: (seconds: number) => Promise<void>;
}

interface WorkerFixtures {
  readonly server: Server;
  /** The address of a server that only this worker uses. */
  readonly address: string;
}

interface Server {
  readonly process: ChildProcess;
  readonly address: string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from here
    async ({}, use) => {
      const data = mkdtempSync(join(tmpdir(), 'ghostlight-e2e-'));
      const server = spawn(process.execPath, ['--import', CLOCK, SERVER], {
        env: {
          ...process.env,
          PORT: '0',
          HOST: '127.0.0.1',
          DATA_DIR: data,
          LOG_LEVEL: 'warn',
          UNDERSTUDY_PAUSE: 'none',
        },
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      });
      await use({ process: server, address: await opened(server) });
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(data, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],

  address: [({ server }, use) => use(server.address), { scope: 'worker' }],

  later: ({ server }, use) =>
    use(async (seconds) => {
      const set = once(server.process, 'message');
      server.process.send(seconds * 1000);
      await set;
    }),

  visit: async ({ browser, address }, use) => {
    const contexts: BrowserContext[] = [];
    const errors: string[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: address, ...CALM, ...options });
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => errors.push(error.message));
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
    if (errors.length > 0) throw new Error(`The page broke: ${errors.join('; ')}`);
  },
});

export { expect } from '@playwright/test';

/** What everybody has who does not ask for more: pages that flicker keep the machine busy, and there are many. */
export const CALM: BrowserContextOptions = { reducedMotion: 'reduce' };
/** For the tests in which it may matter that things move. */
export const MOVING: BrowserContextOptions = { reducedMotion: 'no-preference' };
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

function opened(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was open.`)));
    if (!server.stdout) return;
    createInterface(server.stdout).on('line', (line) => {
      const address = OPEN_AT.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
}
