import type { Page } from '@playwright/test';
import { ending } from './table.ts';

/** How somebody plays who knows no rules: counts along and takes one of the things that glow. */
export interface Habit {
  /** How many choices were made; the same deal and the same count play out the same way. */
  counted: number;
}

export const steadyHabit = (start = 0): Habit => ({ counted: start });

/** Does one thing that glows on this page and waits until the board has moved on. False when nothing glows here. */
export async function playWhatGlows(page: Page, habit: Habit): Promise<boolean> {
  const { moved, counted } = await page.evaluate(pressWhatGlows, habit.counted);
  habit.counted = counted;
  return moved;
}

/** Runs in the page, so it can use nothing of this file: each round trip of a test costs more than a move. */
async function pressWhatGlows(start: number): Promise<{ readonly moved: boolean; readonly counted: number }> {
  let counted = start;
  const pick = (count: number) => (counted++ * 7 + 3) % count;
  const find = (what: string) => document.querySelector<HTMLElement>(what);
  const until = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => (holds() ? resolve() : requestAnimationFrame(look));
      look();
    });
  const step = () => find('[data-board]')?.dataset.step;
  const before = step();
  const hasMoved = () => find('[data-ending]') !== null || step() !== before;

  const glowing = [...document.querySelectorAll<HTMLElement>('[data-board] [data-glow]:not([data-glow=withdraw])')];
  const end = glowing.find((each) => each.dataset.glow === 'end');
  // Whoever leads hands over more often than not, or nobody would ever get a turn.
  const chosen = end && pick(4) > 0 ? end : glowing.length > 0 ? glowing[pick(glowing.length)] : null;
  const target = chosen ?? find('[data-board] [data-glow=withdraw]');
  if (!target) return { moved: false, counted };
  target.click();
  // Either the move is made at once or it asks to be confirmed; whichever comes first.
  await until(() => hasMoved() || find('[data-glow=confirm]') !== null);
  if (!hasMoved()) find('[data-glow=confirm]')?.click();
  await until(hasMoved);
  return { moved: true, counted };
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
