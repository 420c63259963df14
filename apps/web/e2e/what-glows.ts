import type { Page } from '@playwright/test';
import { board, ending } from './table.ts';

/** How somebody plays who knows no rules: one of the things that glow, and what then asks to be confirmed. */
export interface Habit {
  /** The nth of so many; a test that wants the same game again gives the same numbers. */
  readonly pick: (count: number) => number;
}

/** Counts along, so that a game plays out the same way each time the deal is the same. */
export function steadyHabit(start = 0): Habit {
  let n = start;
  return { pick: (count) => (n++ * 7 + 3) % count };
}

const stepOf = (page: Page): Promise<string | null> => board(page).getAttribute('data-step');

/** Does one thing that glows on this page and waits until the board has moved on. False when nothing glows here. */
export async function playWhatGlows(page: Page, habit: Habit): Promise<boolean> {
  const glowing = board(page).locator('[data-glow]:not([data-glow=withdraw])');
  const all = await glowing.evaluateAll((elements) => elements.map((element) => element.getAttribute('data-glow')));
  const step = await stepOf(page);
  // Whoever leads hands over more often than not, or nobody would ever get a turn.
  const ends = all.indexOf('end');
  const place = ends >= 0 && habit.pick(4) > 0 ? ends : all.length > 0 ? habit.pick(all.length) : -1;
  const target = place >= 0 ? glowing.nth(place) : board(page).locator('[data-glow=withdraw]');
  if ((await target.count()) === 0) return false;
  // By keyboard, as some cards lie half under others.
  await target.press('Enter');
  const confirm = board(page).locator('[data-glow=confirm]').first();
  if (await isOffered(page, confirm, step)) await confirm.press('Enter');
  await page.waitForFunction(
    (before) =>
      document.querySelector('[data-ending]') !== null ||
      document.querySelector('[data-board]')?.getAttribute('data-step') !== before,
    step,
  );
  return true;
}

/** Either the move is made at once or it asks to be confirmed; whichever comes first. */
async function isOffered(page: Page, confirm: ReturnType<Page['locator']>, step: string | null): Promise<boolean> {
  await page.waitForFunction(
    (before) =>
      document.querySelector('[data-glow=confirm]') !== null ||
      document.querySelector('[data-ending]') !== null ||
      document.querySelector('[data-board]')?.getAttribute('data-step') !== before,
    step,
  );
  return (await stepOf(page)) === step && (await confirm.count()) > 0;
}

/** Plays on until the end screen stands on the first page. */
export async function playToTheEnd(pages: readonly Page[], habit: Habit, each?: () => Promise<void>): Promise<number> {
  const [first] = pages;
  if (!first) return 0;
  let moves = 0;
  while ((await ending(first).count()) === 0) {
    let moved = false;
    for (const page of pages) {
      if ((await ending(first).count()) > 0) break;
      if (await playWhatGlows(page, habit)) {
        moved = true;
        moves += 1;
        await each?.();
      }
    }
    // Nobody's board has caught up yet: wait for whichever glows first, or for the end.
    if (!moved)
      await Promise.race(
        pages.map((page) => page.locator('[data-board] [data-glow], [data-ending]').first().waitFor()),
      );
  }
  return moves;
}
