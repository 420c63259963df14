import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const LAW = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The page as it stands has no fault that axe can find, in light of WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  // What still fades in has no final colours to judge.
  await page.evaluate(async () => {
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((animation) => animation.finished),
    );
  });
  // No page has frames, so axe need not open a blank one to gather what it found in them.
  const { violations } = await new AxeBuilder({ page }).withTags(LAW).setLegacyMode().analyze();
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join('; ')})`,
  );
  expect(told).toEqual([]);
}
