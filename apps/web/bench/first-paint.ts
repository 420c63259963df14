import type { Browser } from '@playwright/test';

export interface Conditions {
  readonly cpu: number;
  readonly latency: number;
  readonly down: number;
  readonly up: number;
}

/** Chrome's own "fast 3G", and a processor four times slower. */
export const SLOW_PHONE: Conditions = { cpu: 4, latency: 562.5, down: (1.44 * 1024 * 1024) / 8, up: (675 * 1024) / 8 };

/** Milliseconds to the first contentful paint of the parlour in a fresh browser. */
export async function firstPaint(browser: Browser, address: string, conditions: Conditions | null): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  if (conditions) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu });
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: conditions.latency,
      downloadThroughput: conditions.down,
      uploadThroughput: conditions.up,
    });
  }
  await page.goto(address, { waitUntil: 'commit' });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const paint = list.getEntriesByName('first-contentful-paint')[0];
          if (paint) resolve(paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  await context.close();
  return time;
}
