import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { DESKTOP, PHONE, test } from '../ghostlight.ts';
import { begin, board, ending, host, sit } from '../table.ts';
import { playToTheEnd, playWhatGlows, steadyHabit } from '../what-glows.ts';

const FOLDER = join(import.meta.dirname, '../../../../docs/screenshots');
const MOVES_IN = 24;

/** Saves the page as a small WebP. */
async function save(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.webp`), Buffer.from(data, 'base64'));
}

test('the main states of the parlour and of Rest in Peace', async ({ visit }) => {
  const [ada, ben, wall] = [
    await visit(DESKTOP),
    await visit(PHONE),
    await visit({ viewport: { width: 1920, height: 1080 } }),
  ];
  await ada.goto('/');
  await save(ada, 'parlour');
  await ada.goto('/rules/rest-in-peace');
  await save(ada, 'how-to-play');
  const link = await host(ada, 'Rest in Peace', 'Ada');
  await ben.goto(link);
  await ben.getByLabel('Your name at the table').waitFor();
  await save(ben, 'invitation-phone');
  await sit(ben, link, 'Ben');
  await save(ada, 'lobby');
  await wall.goto(link.replace('/t/', '/tv/'));
  await begin(ada, ben);
  const habit = steadyHabit();
  for (let moves = 0; moves < MOVES_IN && (await ending(ada).count()) === 0; moves++) {
    if (!(await playWhatGlows(ada, habit))) await playWhatGlows(ben, habit);
  }
  await board(wall).or(wall.locator('[data-tv]')).first().waitFor();
  await save(ada, 'rest-in-peace');
  await save(ben, 'rest-in-peace-phone');
  await save(wall, 'rest-in-peace-tv');
  await playToTheEnd([ada, ben], habit);
  await save(ada, 'rest-in-peace-end');
});
