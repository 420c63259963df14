import type { Page } from '@playwright/test';
import { expect, test } from './ghostlight.ts';
import { tabTo } from './tab-to.ts';
import { board } from './table.ts';

/** Tabs to a button by its words. */
async function tabToButton(page: Page, words: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    const here = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (here.trim() === words) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`"${words}" cannot be reached by Tab.`);
}

async function playACard(page: Page): Promise<void> {
  await tabTo(page, '[data-hand][data-glow]');
  await page.keyboard.press('Enter');
  await tabTo(page, '[data-glow=confirm]');
  await page.keyboard.press('Enter');
}

test('host, join and play a round by keyboard alone', async ({ visit }) => {
  const [ada, ben] = [await visit(), await visit()];
  await ada.goto('/');
  await tabTo(ada, 'input[autocomplete=nickname]');
  await ada.keyboard.type('Ada');
  await tabToButton(ada, 'Open a table');
  await ada.keyboard.press('Enter');
  await expect(ada.getByText('(you)')).toBeVisible();
  const link = await ada.getByRole('textbox', { name: 'Link to this table' }).inputValue();

  await ben.goto(link);
  await expect(ben.getByRole('heading', { name: 'Rest in Peace' })).toBeVisible();
  await tabTo(ben, 'input[autocomplete=nickname]');
  await ben.keyboard.type('Ben');
  await ben.keyboard.press('Enter');
  await tabTo(ben, '[data-glow=ready]');
  await ben.keyboard.press('Space');
  await expect(ada.locator('[data-glow=start]')).toBeVisible();
  await tabTo(ada, '[data-glow=start]');
  await ada.keyboard.press('Enter');
  for (const page of [ada, ben]) await expect(board(page)).toBeVisible();

  const [opener, other] = (await board(ada).locator('[data-glow]').count()) > 0 ? [ada, ben] : [ben, ada];
  await playACard(opener);
  await expect(board(opener)).toHaveAttribute('data-step', '1');
  await tabTo(opener, '[data-glow=end]');
  await opener.keyboard.press('Enter');
  await expect(board(other)).toHaveAttribute('data-step', '2');
  await tabTo(other, '[data-glow=withdraw]');
  await other.keyboard.press('Enter');
  await tabTo(other, '[data-glow=confirm]');
  await other.keyboard.press('Enter');
  // The loser may hide a card, and the round is over.
  await tabTo(other, '[data-glow=skip]');
  await other.keyboard.press('Enter');
  for (const page of [ada, ben]) await expect(page.locator('[data-round="2"]')).toHaveAttribute('aria-current', 'step');
});
