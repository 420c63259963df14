import { join } from 'node:path';
import { Site } from '../../server/test/harness/site.ts';
import { CALM, DESKTOP, expect, PHONE, test } from './ghostlight.ts';
import { begin, board, host, sit } from './table.ts';
import { playWhatGlows, steadyHabit } from './what-glows.ts';

const DIST = join(import.meta.dirname, '../dist');
const found = Site.programs();

test.skip(!found, 'Redis, PostgreSQL or nginx is missing.');

for (const how of ['dies', 'is restarted'] as const)
  test(`when the server of a table ${how}, the pages find it again at another one`, async ({ browser }) => {
    if (!found) return;
    const site = await Site.start(found, () => ({ webDist: DIST }), DIST);
    const visit = async (options: typeof DESKTOP) =>
      (await browser.newContext({ baseURL: site.url, ...CALM, ...options })).newPage();
    try {
      const [ada, ben] = [await visit(DESKTOP), await visit(PHONE)];
      await sit(ben, await host(ada, 'Rest in Peace', 'Ada'), 'Ben');
      await begin(ada, ben);
      const opener = (await board(ada).locator('[data-glow]').count()) > 0 ? ada : ben;
      const owner = await site.owner();
      if (how === 'is restarted') await owner.terminate();
      else {
        await owner.kill();
        await expect(opener.locator('[data-line=lost]')).toBeVisible();
      }
      for (const page of [ada, ben]) await expect(page.locator('[data-line=lost]')).toHaveCount(0);
      expect(await playWhatGlows(opener, steadyHabit())).toBe(true);
      for (const page of [ada, ben]) await expect(board(page)).toHaveAttribute('data-step', '1');
    } finally {
      for (const context of browser.contexts()) await context.close();
      await site.stop();
    }
  });
