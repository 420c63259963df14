import type { Page } from '@playwright/test';
import { test } from '../ghostlight.ts';
import { gather, guessRight, sendDreams } from '../mysterium-table.ts';
import { board } from '../table.ts';
import { save } from './save.ts';

test('the main states of the séance', async ({ visit, address }) => {
  const { link, ghost, psychics } = await gather(visit, address, { players: 4 });
  const [phone] = psychics as readonly [Page];
  const wall = await visit({ viewport: { width: 1920, height: 1080 } });
  await wall.goto(link.replace('/t/', '/tv/'));
  await guessRight(psychics, await sendDreams(ghost));
  await ghost.locator('[data-target]').waitFor();
  await ghost.locator('[data-glow=dream]').nth(1).click();
  await ghost.locator('[data-knocks] [data-answer]').last().waitFor();
  await save(ghost, 'mysterium-ghost');
  await ghost.locator('[data-glow=dream]').nth(1).click();
  const targets = await sendDreams(ghost);
  await board(phone).locator(`[data-suspect=${targets[0]}] [data-glow=ball]`).click();
  await wall.locator(`[data-painting=${targets[0]}]`).waitFor();
  await save(phone, 'mysterium-phone');
  await save(wall, 'mysterium-tv');
});
