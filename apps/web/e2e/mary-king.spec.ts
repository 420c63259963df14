import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { DESKTOP, expect, PHONE, test } from './ghostlight.ts';
import { begin, board, ending, host, sit, watch } from './table.ts';

/** In this order somebody who knows no rules taps what glows; any card comes before passing, so that answers are answered. */
const EAGER = ['confirm', 'target', 'tile', 'pick', 'effect', 'recall', 'card', 'buy'];
const PLAIN = ['pass', 'done', 'stop', 'decline', 'keep'];
/** These only prepare a move on this page; the rest are moves, and the table answers them. */
const PREPARING = ['card', 'effect', 'tile'];
/** Taps for one question before the card is put back and the plain answer given. */
const PATIENCE = 6;

const stepOf = (page: Page): Promise<string | null> => board(page).getAttribute('data-step');

/** Taps what glows until the question of this page is answered. */
async function answer(page: Page, turn: number): Promise<void> {
  const step = await stepOf(page);
  for (let taps = 0; (await stepOf(page)) === step && (await ending(page).count()) === 0; taps++) {
    if (taps === PATIENCE) {
      const putBack = page.getByRole('button', { name: 'Put it back' });
      if ((await putBack.count()) > 0) await putBack.press('Enter');
    }
    const glowing = board(page).locator('[data-glow]:not([data-disabled])');
    const kinds = await glowing.evaluateAll((all) => all.map((each) => each.getAttribute('data-glow') ?? ''));
    const order = taps < PATIENCE && turn % 4 !== 3 ? [...EAGER, ...PLAIN] : [...PLAIN, ...EAGER];
    const kind = order.find((each) => kinds.includes(each));
    if (kind === undefined) break;
    const places = kinds.flatMap((each, i) => (each === kind ? [i] : []));
    await glowing.nth(places[(turn + taps) % places.length] ?? 0).press('Enter');
    if (!PREPARING.includes(kind)) await movedOn(page, step);
  }
}

const movedOn = (page: Page, step: string | null) =>
  page.waitForFunction(
    (before) =>
      document.querySelector('[data-ending]') !== null ||
      document.querySelector('[data-board]')?.getAttribute('data-step') !== before,
    step,
  );

/** Plays so many answers, or to the end if it comes first. */
async function playOn(pages: readonly Page[], answers: number, each: () => Promise<void>): Promise<void> {
  for (let given = 0; given < answers && (await ending(pages[0] as Page).count()) === 0; ) {
    for (const page of pages) {
      if ((await board(page).locator('[data-glow]').count()) === 0) continue;
      await answer(page, given++);
      await each();
    }
    await Promise.race(pages.map((page) => page.locator('[data-board] [data-glow], [data-ending]').first().waitFor()));
  }
}

const cardsIn = (page: Page): Promise<string[]> =>
  page.locator('[data-card]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''));

test('two play by what glows while a spectator sees every tile turn and no hand', async ({ visit }) => {
  const ghost = await visit(DESKTOP);
  const link = await host(ghost, 'The Mirroring of Mary King', 'Ada');
  const mortal = await visit(PHONE);
  await sit(mortal, link, 'Ben');
  const spectator = await visit(DESKTOP);
  await watch(spectator, link, 'Wanda');
  await begin(ghost, mortal);
  for (const page of [ghost, mortal, spectator]) await expectAccessible(page);
  await playOn([ghost, mortal], 24, async () => {
    expect(await cardsIn(spectator)).toEqual([]);
  });
  const faces = (page: Page) =>
    page.locator('[data-cell]').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-controller')));
  await expect.poll(() => faces(spectator)).toEqual(await faces(ghost));
  for (const page of [ghost, mortal]) await expectAccessible(page);
});

test('the hand of the other is never in the page', async ({ visit }) => {
  const ghost = await visit(DESKTOP);
  const link = await host(ghost, 'The Mirroring of Mary King', 'Ada');
  const mortal = await visit(DESKTOP);
  await sit(mortal, link, 'Ben');
  await begin(ghost, mortal);
  await expect(mortal.locator('[data-card]')).toHaveCount(5);
  await expect(ghost.locator('[data-card]')).toHaveCount(5);
  await expect(mortal.locator('[data-side=ghost] [data-card]')).toHaveCount(0);
});

test('a turn and an answer by keyboard alone', async ({ visit }) => {
  const ghost = await visit(DESKTOP);
  const link = await host(ghost, 'The Mirroring of Mary King', 'Ada');
  const mortal = await visit(DESKTOP);
  await sit(mortal, link, 'Ben');
  await begin(ghost, mortal);
  await ghost.locator('[data-glow=card][data-card^=CT]').first().press('Enter');
  await expect(ghost.locator('[aria-label*="would turn"]')).not.toHaveCount(0);
  await ghost.keyboard.press('r');
  await ghost.locator('[data-glow=confirm]').press('Enter');
  await mortal.locator('[data-glow=pass]').press('Enter');
  await expect(mortal.getByText(/tiles? turns? over/).first()).toBeVisible();
});
