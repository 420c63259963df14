// Measures what the first page and a table cost: JavaScript by gzip, and the first paint on a slow phone. Compares, never asserts.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { bundleSizes } from './bundle-sizes.ts';
import { firstPaint, SLOW_PHONE } from './first-paint.ts';

const dist = process.env.WEB_DIST ?? join(import.meta.dirname, '../dist');
const RUNS = 5;

for (const { what, kilobytes, budget } of bundleSizes(dist)) {
  console.log(`${what}: ${kilobytes.toFixed(1)} KB gzip${budget === null ? '' : ` (budget ${budget})`}`);
}

const data = mkdtempSync(join(tmpdir(), 'ghostlight-bench-'));
const server = spawn(process.execPath, [join(import.meta.dirname, '../../server/src/main.ts')], {
  env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, WEB_DIST: dist, LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const address = await new Promise<string>((resolve) => {
  createInterface(server.stdout).on('line', (line) => {
    const found = /open at (http:\/\/\S+)/.exec(line)?.[1];
    if (found) resolve(found);
  });
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
for (const [name, conditions] of [
  ['as it is', null],
  ['CPU slowed 4 times, fast 3G', SLOW_PHONE],
] as const) {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push(await firstPaint(browser, address, conditions));
  times.sort((a, b) => a - b);
  console.log(
    `first contentful paint, ${name}: median ${times[Math.floor(RUNS / 2)]?.toFixed(0)} ms of ${RUNS} (${times[0]?.toFixed(0)}–${times.at(-1)?.toFixed(0)})`,
  );
}
await browser.close();
server.kill('SIGTERM');
await new Promise((resolve) => server.once('exit', resolve));
rmSync(data, { recursive: true, force: true });
