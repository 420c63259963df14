import { expectAccessible } from './axe.ts';
import { listen } from './frames.ts';
import { DESKTOP, expect, MOVING, PHONE, test } from './ghostlight.ts';
import { secretsIn } from './rest-in-peace-secrets.ts';
import { begin, board, ending, host, sentence, sit, watch } from './table.ts';
import { playToTheEnd, steadyHabit } from './what-glows.ts';

test('two people and a spectator play Rest in Peace to the end by clicking what glows', async ({ visit }) => {
  const [ada, ben, eve] = [await visit({ ...DESKTOP, ...MOVING }), await visit(PHONE), await visit()];
  const toEve = listen(eve);
  const link = await host(ada, 'Rest in Peace', 'Ada');
  await sit(ben, link, 'Ben');
  await watch(eve, link, 'Eve');
  await begin(ada, ben);
  await expect(board(eve)).toBeVisible();

  const moves = await playToTheEnd([ada, ben], steadyHabit(), async () => {
    // Nothing on the spectator's page can be played, and no hand lies on it.
    expect(await eve.locator('[data-glow], [data-hand]').count()).toBe(0);
  });

  expect(moves).toBeGreaterThan(15);
  for (const page of [ada, ben, eve]) {
    await expect(ending(page)).toBeVisible();
    await expect(sentence(page)).toHaveText(/wins|Nobody wins/);
    await expectAccessible(page);
  }
  expect(toEve.length).toBeGreaterThan(moves / 2);
  expect(secretsIn(toEve)).toEqual([]);
});

test('a spectator sees face-down cards on the tenth house without their faces', async ({ visit }) => {
  const [ada, ben, eve] = [await visit(DESKTOP), await visit(PHONE), await visit()];
  const toEve = listen(eve);
  const link = await host(ada, 'Rest in Peace', 'Ada');
  await sit(ben, link, 'Ben');
  await watch(eve, link, 'Eve');
  await begin(ada, ben);

  // Whoever opens the round gives it up and hides a ghost on the tenth house.
  const opener = (await board(ada).locator('[data-glow=withdraw]').count()) > 0 ? ada : ben;
  await opener.locator('[data-glow=withdraw]').click();
  await opener.locator('[data-glow=confirm]').click();
  await opener.locator('[data-hand][data-glow]').first().press('Enter');
  await opener.locator('[data-glow=confirm]').click();

  await expect(eve.locator('[data-round="10"]')).toHaveAccessibleName(
    /waiting here: (1 green, 0 blue|0 green, 1 blue)/,
  );
  await eve.locator('[data-round="10"]').click();
  await expect(eve.getByRole('dialog').getByText('Face-down card')).toHaveCount(1);
  await expect(eve.getByRole('dialog').getByText(/^Ghost \d/)).toHaveCount(0);
  await expectAccessible(eve);
  expect(secretsIn(toEve)).toEqual([]);
});

test('a phone never scrolls sideways, however many cards are hoarded', async ({ visit }) => {
  const [ada, ben] = [await visit(PHONE), await visit(PHONE)];
  await sit(ben, await host(ada, 'Rest in Peace', 'Ada'), 'Ben');
  await begin(ada, ben);
  // Nobody ever plays a card: whoever is asked withdraws, hides nothing, and takes what comes.
  while ((await ending(ada).count()) === 0) {
    for (const page of [ada, ben]) {
      const leave = page.locator('[data-glow=withdraw], [data-glow=skip]').first();
      if ((await leave.count()) === 0) continue;
      const step = await board(page).getAttribute('data-step');
      await leave.press('Enter');
      const sure = page.locator('[data-glow=confirm]');
      await expect(sure.or(page.locator(`[data-board]:not([data-step="${step}"])`)).first()).toBeVisible();
      if ((await sure.count()) > 0) await sure.press('Enter');
      await expect(board(page)).not.toHaveAttribute('data-step', step ?? '');
    }
    for (const page of [ada, ben]) {
      // A phone's own window grows with what overflows it, so the width is the one asked for.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
    }
  }
});
