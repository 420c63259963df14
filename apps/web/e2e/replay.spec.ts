import { diceFrom } from '@ghostlight/rules-kit';
import type { Page } from '@playwright/test';
import { GAMES } from '../../server/src/registry.ts';
import { autoplay } from '../../server/test/harness/autoplay.ts';
import { begin as deal, gather } from '../../server/test/harness/company.ts';
import { expectAccessible } from './axe.ts';
import { DESKTOP, expect, PHONE, test } from './ghostlight.ts';
import { begin, board, ending, host, sentence, sit } from './table.ts';

/** A whole game, played by the server's own test players; gives the number of its replay. */
async function playedToTheEnd(address: string, game: string): Promise<string> {
  const rules = GAMES.get(game)?.rules;
  if (!rules) throw new Error(`There is no ${game}.`);
  const company = await gather(address, { game, players: 2, pace: 'off' });
  await deal(company);
  await Promise.all(company.players.map((one, n) => autoplay(one, rules, diceFrom(`replay ${game} ${n}`))));
  const replay = company.players[0]?.facts.end?.replay ?? '';
  await company.leave();
  return replay;
}

/**
 * Goes on by the button until there is nothing more; gives what the count said at each step, once it was drawn.
 * All of it happens in the page: a game has hundreds of steps, and each round trip of a test costs more than a step.
 */
const stepThrough = (page: Page): Promise<readonly string[]> =>
  page.getByRole('button', { name: 'One step on' }).evaluate(async (button) => {
    const count = () => document.querySelector('[data-step-count]')?.textContent ?? '';
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const counts: string[] = [];
    while (button.isConnected && !(button as HTMLButtonElement).disabled) {
      const before = count();
      (button as HTMLButtonElement).click();
      do await drawn();
      while (count() === before);
      counts.push(count());
    }
    return counts;
  });

for (const game of GAMES.keys()) {
  test(`a finished game of ${game} is stepped through from every seat, on a phone`, async ({ visit, address }) => {
    const page = await visit(PHONE);
    await page.goto(`/replay/${await playedToTheEnd(address, game)}`);
    const count = page.locator('[data-step-count]');
    await expect(board(page)).toBeVisible();
    await expect(count).toHaveText(/^Step 0 of \d+$/);
    await expectAccessible(page);

    const eyes = page.getByLabel('Seen by');
    const viewers = await eyes
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    expect(viewers).toHaveLength(3);
    for (const viewer of viewers) {
      await eyes.selectOption(viewer);
      await page.getByRole('slider').fill('0');
      const steps = Number(/of (\d+)/.exec((await count.textContent()) ?? '')?.[1]);
      expect(steps).toBeGreaterThan(3);
      await page.getByRole('button', { name: 'One step on' }).click();
      await expect(count).toHaveText(`Step 1 of ${steps}`);
      await page.getByRole('slider').press('ArrowRight');
      await expect(count).toHaveText(`Step 2 of ${steps}`);
      // Every step is drawn once; a board that breaks at one ends the test.
      const rest = Array.from({ length: steps - 2 }, (_, n) => `Step ${n + 3} of ${steps}`);
      expect(await stepThrough(page)).toEqual(rest);
      await expect(ending(page)).toBeVisible();
    }
    await expectAccessible(page);

    // The address names the moment and the eyes.
    await page.reload();
    await expect(ending(page)).toBeVisible();
    await expect(eyes).toHaveValue(viewers.at(-1) ?? '');
  });
}

test('the end screen leads to the steps of the game, and by link anyone can follow them', async ({ visit }) => {
  const [ada, ben, eve] = [await visit(DESKTOP), await visit(PHONE), await visit(DESKTOP)];
  await sit(ben, await host(ada, 'Rest in Peace', 'Ada'), 'Ben');
  await begin(ada, ben);
  const opener = (await board(ada).locator('[data-glow]').count()) > 0 ? ada : ben;
  await opener.locator('[data-hand][data-glow]').first().press('Enter');
  await opener.locator('[data-glow=confirm]').click();
  await ben.getByRole('button', { name: 'Table menu' }).click();
  await ben.getByRole('button', { name: 'Give up the game' }).click();
  await ben.getByRole('button', { name: 'Give up the game' }).click();
  await expect(sentence(ada)).toHaveText('Ben gave up the game.');
  await ada.getByRole('link', { name: 'Step through the game' }).click();
  await expect(board(ada)).toBeVisible();
  await ada.keyboard.press('ArrowRight');
  await expect(ada.locator('[data-step-count]')).toHaveText('Step 1 of 1');
  await expect(ada.getByRole('list', { name: 'What happened' }).getByRole('listitem')).not.toHaveCount(0);
  await expect(sentence(ada)).toHaveText('Ben gave up the game.');

  await eve.goto(ada.url());
  await expect(sentence(eve)).toHaveText('Ben gave up the game.');
  await eve.goto('/replay/nothing-here');
  await expect(eve.getByRole('heading', { name: 'No such game' })).toBeVisible();
  await expectAccessible(eve);
});
