import type { Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, test, type Visit } from './ghostlight.ts';
import { begin, board, host, sentence, sit } from './table.ts';
import { playWhatGlows, steadyHabit } from './what-glows.ts';

/** Ada at her desk, Ben on his phone; whoever opens the first round comes first. */
async function duel(visit: Visit): Promise<readonly [opener: Page, other: Page, link: string]> {
  const [ada, ben] = [await visit(DESKTOP), await visit(PHONE)];
  const link = await host(ada, 'Rest in Peace', 'Ada');
  await sit(ben, link, 'Ben');
  await begin(ada, ben);
  return (await board(ada).locator('[data-glow]').count()) > 0 ? [ada, ben, link] : [ben, ada, link];
}

const TEN_SECONDS = 10_000;

test('a reload in the middle of a turn loses nothing', async ({ visit }) => {
  const [opener] = await duel(visit);
  await opener.locator('[data-hand][data-glow]').first().press('Enter');
  await opener.locator('[data-glow=confirm]').click();
  await expect(board(opener)).toHaveAttribute('data-step', '1');
  const said = await sentence(opener).textContent();
  await opener.reload();
  await expect(board(opener)).toHaveAttribute('data-step', '1');
  await expect(sentence(opener)).toHaveText(said ?? '');
  expect(await playWhatGlows(opener, steadyHabit())).toBe(true);
});

test('ten seconds without a line: the seat waits, and a move made meanwhile arrives', async ({ visit }) => {
  const [opener, other] = await duel(visit);
  await opener.locator('[data-hand][data-glow]').first().press('Enter');
  await opener.context().setOffline(true);
  await expect(opener.locator('[data-line=lost]')).toBeVisible();
  await expect(other.getByText('away')).toBeVisible();
  // The scenario itself, not a wait for something: the line stays dead this long.
  await new Promise((resolve) => setTimeout(resolve, TEN_SECONDS));
  await opener.context().setOffline(false);
  await expect(opener.locator('[data-line=lost]')).toHaveCount(0);
  await expect(other.getByText('away')).toHaveCount(0);
  expect(await playWhatGlows(opener, steadyHabit())).toBe(true);
  await expect(board(other)).toHaveAttribute('data-step', '1');
});

test('an act whose answer was lost is sent again and done once', async ({ visit }) => {
  const [opener, other] = await duel(async (options) => {
    const page = await visit(options);
    await page.addInitScript(breakLineAfterAct);
    return page;
  });
  const held = await opener.locator('[data-hand]').count();
  await opener.locator('[data-hand][data-glow]').first().press('Enter');
  await opener.evaluate(() => document.documentElement.setAttribute('data-cut', ''));
  await opener.locator('[data-glow=confirm]').click();
  await expect(opener.locator('html')).not.toHaveAttribute('data-cut');
  for (const page of [opener, other]) await expect(board(page)).toHaveAttribute('data-step', '1');
  await expect(opener.locator('[data-hand]')).toHaveCount(held - 1);
  await expect(opener.locator('[data-line=lost]')).toHaveCount(0);
});

/** In the page: while <html data-cut>, the next act is sent and its socket closed before an answer can come. */
function breakLineAfterAct() {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (this: WebSocket, data: ArrayBufferLike | ArrayBufferView | string | Blob) {
    send.call(this, data as ArrayBuffer);
    const text = typeof data === 'string' || data instanceof Blob ? '' : new TextDecoder().decode(data as ArrayBuffer);
    if (!text.includes('play-ghost') || !document.documentElement.hasAttribute('data-cut')) return;
    document.documentElement.removeAttribute('data-cut');
    this.close(4010);
  };
}

test('a second tab shows the same seat and can play it', async ({ visit }) => {
  const [opener, other, link] = await duel(visit);
  const second = await opener.context().newPage();
  await second.goto(link);
  await expect(board(second)).toBeVisible();
  expect(await playWhatGlows(second, steadyHabit())).toBe(true);
  for (const page of [opener, other]) await expect(board(page)).toHaveAttribute('data-step', '1');
});

test('a seat is carried to another device, and both play it', async ({ visit }) => {
  const [opener, other] = await duel(visit);
  await opener.getByRole('button', { name: 'Table menu' }).click();
  await opener.getByRole('button', { name: 'My seat on another device' }).click();
  const carry = await opener.getByRole('textbox', { name: 'Link that carries your seat' }).inputValue();
  const phone = await visit(PHONE);
  await phone.goto(carry);
  await expect(board(phone)).toBeVisible();
  expect(phone.url()).not.toContain('carry');
  expect(await playWhatGlows(phone, steadyHabit())).toBe(true);
  await opener.keyboard.press('Escape');
  for (const page of [opener, other]) await expect(board(page)).toHaveAttribute('data-step', '1');

  // The link was good once.
  const thief = await visit(PHONE);
  await thief.goto(carry);
  await expect(thief.locator('[data-hand]')).toHaveCount(0);
  await expect(thief.getByRole('alert')).toBeVisible();
});

test('leaving is normal: the seat waits, and the link brings one back', async ({ visit }) => {
  const [opener, other, link] = await duel(visit);
  // On the phone, where the menu is longer than the screen and must scroll to its end.
  const [leaver, stayer] = opener.viewportSize()?.width === PHONE.viewport?.width ? [opener, other] : [other, opener];
  await leaver.getByRole('button', { name: 'Table menu' }).click();
  await leaver.getByRole('button', { name: 'Leave the table' }).click();
  await expect(leaver.getByRole('article')).toHaveCount(3);
  await expect(stayer.getByText('away')).toBeVisible();
  await leaver.goto(link);
  await leaver
    .getByRole('button', { name: /Take a seat|Just watch/ })
    .first()
    .click();
  await expect(leaver.locator('[data-hand]').first()).toBeVisible();
  await expect(stayer.getByText('away')).toHaveCount(0);
});
