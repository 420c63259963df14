import type { Page } from '@playwright/test';
import { expect } from './ghostlight.ts';

/** Portrait, hand, prompt and everything that glows in the hand's place are on the screen without scrolling. */
export async function expectInSight(page: Page, leastPortrait: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const seen = await page.evaluate(() => {
    const box = (element: Element | null | undefined) => {
      const { top, bottom, left, right } = element?.getBoundingClientRect() ?? new DOMRect();
      return { top, bottom, left, right };
    };
    const board = document.querySelector('[data-board]');
    return {
      portrait: box(document.querySelector('[data-portrait]')),
      parts: [
        box(document.querySelector('[data-sentence]')),
        box(document.querySelector('[data-portrait]')),
        box(document.querySelector('[data-card]')?.closest('ul')),
        ...[
          ...document.querySelectorAll('[data-glow]:is([data-glow=pass], [data-glow=done], [data-glow=confirm])'),
        ].map(box),
      ],
      scrolls: (board?.scrollHeight ?? 0) - (board?.clientHeight ?? 0),
      sideways: document.documentElement.scrollWidth,
    };
  });
  expect(seen.scrolls).toBe(0);
  expect(seen.sideways).toBeLessThanOrEqual(width);
  for (const part of seen.parts) {
    expect(part.bottom).toBeGreaterThan(part.top);
    expect(part.top).toBeGreaterThanOrEqual(0);
    expect(part.bottom).toBeLessThanOrEqual(height);
    expect(part.left).toBeGreaterThanOrEqual(0);
    expect(part.right).toBeLessThanOrEqual(width);
  }
  expect(seen.portrait.bottom - seen.portrait.top).toBeGreaterThanOrEqual(leastPortrait);
}
