import type { Page } from '@playwright/test';

/** Tabs on until the thing is reached, as somebody without a mouse does. */
export async function tabTo(page: Page, what: string): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, what)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${what} cannot be reached by Tab.`);
}
