import type { CDPSession, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, MOVING, PHONE, test } from './ghostlight.ts';
import { gather, sendDreams } from './mysterium-table.ts';
import { tabTo } from './tab-to.ts';
import { board } from './table.ts';

const pane = (page: Page, card: string) => page.locator(`[data-pane=${card}]`);
const scaleOf = async (page: Page, card: string): Promise<number> =>
  Number(await pane(page, card).getAttribute('data-scale'));

/** Two fingers on a card, so far apart, then further. */
async function pinch(devtools: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  const fingers = (apart: number) => [
    { x: x - apart, y, id: 1 },
    { x: x + apart, y, id: 2 },
  ];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
  for (const apart of [30, 40, 50, 60])
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('on a phone a dream and a suspect are held side by side, pinched closer and pointed at', async ({
  visit,
  address,
}) => {
  const { ghost, psychics, spectator, link } = await gather(visit, address, { players: 3 });
  const [phone, other] = psychics as readonly [Page, Page];
  const [target = ''] = await sendDreams(ghost);
  await expect(board(phone)).toHaveAttribute('data-step', 'interpret');
  const dream = (await phone.locator('[data-tray] [data-dream]').first().getAttribute('data-dream')) ?? '';

  await test.step('tapping the dream, then the suspect, shows both', async () => {
    await phone.locator(`[data-tray] [data-look=${dream}]`).tap();
    await expect(pane(phone, dream)).toBeVisible();
    await phone.locator(`[data-thumb=${target}]`).tap();
    await expect(pane(phone, dream)).toBeVisible();
    await expect(pane(phone, target)).toBeVisible();
    await expectAccessible(phone);
  });

  await test.step('two fingers hold one of them closer, one finger moves it, and neither points', async () => {
    const devtools = await phone.context().newCDPSession(phone);
    const box = await pane(phone, target).boundingBox();
    if (!box) throw new Error('The suspect is not on the screen.');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await pinch(devtools, middle);
    await expect.poll(() => scaleOf(phone, target)).toBeGreaterThan(2);
    expect(await scaleOf(phone, dream)).toBe(1);
    const before = await phone.locator(`[data-pane=${target}] [data-painting]`).boundingBox();
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ ...middle, id: 1 }] });
    for (const by of [10, 20, 30])
      await devtools.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: middle.x + by, y: middle.y, id: 1 }],
      });
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect
      .poll(async () => (await phone.locator(`[data-pane=${target}] [data-painting]`).boundingBox())?.x)
      .toBeGreaterThan(before?.x ?? Number.POSITIVE_INFINITY);
    await expect(phone.locator('[data-spot]')).toHaveCount(0);
  });

  await test.step('a tap points at a spot that glows on every table', async () => {
    await pane(phone, target).tap();
    for (const page of [phone, other, spectator, ghost])
      await expect(page.locator(`[data-spot=${target}]`).first()).toBeAttached();
    await phone.getByRole('button', { name: 'Close', exact: true }).tap();
  });

  await test.step('the big screen shows suspects, dreams and balls, and the spot', async () => {
    const wall = await visit({ viewport: { width: 1920, height: 1080 } });
    await wall.goto(link.replace('/t/', '/tv/'));
    await expect(wall.locator(`[data-painting=${dream}]`)).toBeVisible();
    await expect(wall.locator(`[data-painting=${target}]`)).toBeVisible();
    await expectAccessible(wall);
    expect(await wall.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
  });

  await test.step('private crosses follow to another device, live and on coming back, and to nobody else', async () => {
    const suspects = await phone
      .locator('[data-suspect]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-suspect')));
    const crossed = suspects.find((each) => each !== target) ?? '';
    const tablet = await visit(PHONE);
    // The same person: the key is all that a browser remembers of it.
    const kept = await phone.evaluate(() => Object.entries(localStorage));
    await tablet.addInitScript((entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, kept);
    await tablet.goto(link);
    await expect(tablet.locator(`[data-cross=${crossed}]`)).toHaveAttribute('aria-pressed', 'false');
    await phone.locator(`[data-cross=${crossed}]`).tap();
    await expect(tablet.locator(`[data-cross=${crossed}]`)).toHaveAttribute('aria-pressed', 'true');
    await tablet.reload();
    await expect(tablet.locator(`[data-cross=${crossed}]`)).toHaveAttribute('aria-pressed', 'true');
    await expect(other.locator(`[data-cross=${crossed}]`)).toHaveAttribute('aria-pressed', 'false');
    await expect(phone.locator('[data-note]')).toHaveCount(0);
  });

  await test.step('nothing of it scrolls sideways', async () => {
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test('a psychic plays a night by keyboard alone: looks closely, points, places the ball, is ready', async ({
  visit,
  address,
}) => {
  const { ghost, psychics, spectator } = await gather(visit, address, {
    browser: MOVING,
    players: 2,
    options: { edition: 'original' },
  });
  const [psychic] = psychics as readonly [Page];
  const [first = '', second = ''] = await sendDreams(ghost);
  await expect(board(psychic)).toHaveAttribute('data-step', 'interpret');

  await test.step('the keys hold a suspect beside a dream, closer, move it and point at its middle', async () => {
    await tabTo(psychic, `[data-zoom=${first}]`);
    await psychic.keyboard.press('Enter');
    await expect(psychic.locator('[data-pane]')).toHaveCount(2);
    await tabTo(psychic, `[data-pane=${first}]`);
    for (let i = 0; i < 3; i++) await psychic.keyboard.press('+');
    await expect.poll(() => scaleOf(psychic, first)).toBeGreaterThan(2);
    const painting = psychic.locator(`[data-pane=${first}] [data-painting]`);
    const before = await painting.boundingBox();
    await psychic.keyboard.press('ArrowDown');
    await expect.poll(async () => (await painting.boundingBox())?.y).toBeLessThan(before?.y ?? 0);
    await psychic.keyboard.press('Enter');
    await expect(spectator.locator(`[data-spot=${first}]`).first()).toBeAttached();
    await psychic.keyboard.press('0');
    await expect.poll(() => scaleOf(psychic, first)).toBe(1);
    await psychic.keyboard.press('Escape');
    await expect(psychic.locator('[data-pane]')).toHaveCount(0);
  });

  await test.step('both balls and ready', async () => {
    await tabTo(psychic, `[data-suspect=${first}] [data-glow=ball]`);
    await psychic.keyboard.press('Enter');
    await expect(psychic.locator('[data-tray="1"]')).toContainText('Ball on');
    await tabTo(psychic, '[data-seeker="2"]');
    await psychic.keyboard.press('Space');
    await tabTo(psychic, `[data-suspect=${second}] [data-glow=ball]`);
    await psychic.keyboard.press('Enter');
    await expect(psychic.locator('[data-tray="2"]')).toContainText('Ball on');
    await tabTo(psychic, '[data-glow=ready]');
    await psychic.keyboard.press('Enter');
  });

  await test.step('the ghost knocks: each result in its turn, seen by all, and nothing is held up', async () => {
    for (const page of [psychic, ghost, spectator]) await expect(page.locator('[data-answer=right]')).toHaveCount(2);
    // The desk is open at once, while the answers are still being told.
    await expect(ghost.locator('[data-glow=dream]').first()).toBeEnabled();
  });
});
