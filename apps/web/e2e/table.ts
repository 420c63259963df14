import type { Page } from '@playwright/test';
import { expect } from './ghostlight.ts';

/** Opens a table of this game and sits down; gives the link to share. */
export async function host(page: Page, game: string, name: string): Promise<string> {
  await page.goto('/');
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('article', { name: game }).getByRole('button', { name: 'Open a table' }).click();
  await expect(page.getByRole('heading', { name: 'Bring friends' })).toBeVisible();
  await expect(page.getByText('(you)')).toBeVisible();
  return page.getByRole('textbox', { name: 'Link to this table' }).inputValue();
}

/** From the link to a seat: a name and two taps. */
export async function sit(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(page.getByText('(you)')).toBeVisible();
}

export async function watch(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Just watch' }).click();
  await expect(page.getByRole('heading', { name: 'Who is here' })).toBeVisible();
}

/** Everyone else says they are ready, then the host begins. */
export async function begin(hostPage: Page, ...guests: readonly Page[]): Promise<void> {
  for (const guest of guests) await guest.locator('[data-glow=ready]').click();
  await hostPage.locator('[data-glow=start]').click();
  for (const page of [hostPage, ...guests]) await expect(board(page)).toBeVisible();
}

export const board = (page: Page) => page.locator('[data-board]');
export const sentence = (page: Page) => page.locator('[data-sentence]');
export const note = (page: Page) => page.locator('[data-note]');
export const ending = (page: Page) => page.locator('[data-ending]');
