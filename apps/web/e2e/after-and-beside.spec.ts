import { expectAccessible } from './axe.ts';
import { DESKTOP, expect, PHONE, test } from './ghostlight.ts';
import { openGolden } from './golden.ts';
import { begin, board, ending, host, sentence, sit, watch } from './table.ts';

test('“again” takes everyone, watchers too, to the next game with the roles swapped', async ({ visit }) => {
  const [ada, ben, eve] = [await visit(DESKTOP), await visit(PHONE), await visit(PHONE)];
  const link = await host(ada, 'Rest in Peace', 'Ada');
  await sit(ben, link, 'Ben');
  await watch(eve, link, 'Eve');
  await begin(ada, ben);
  await expect(ada.locator('[data-seat=green]')).toContainText('Ada');
  await ben.getByRole('button', { name: 'Table menu' }).click();
  await ben.getByRole('button', { name: 'Give up the game' }).click();
  await ben.getByRole('button', { name: 'Give up the game' }).click();
  for (const page of [ada, ben, eve]) await expect(ending(page)).toBeVisible();
  await expectAccessible(ben);
  // Whoever only watched does not decide.
  await expect(eve.getByRole('button', { name: 'Play again' })).toHaveCount(0);
  await ben.getByRole('button', { name: 'Play again' }).click();
  await expect(ada.getByText('Again: Ben')).toBeVisible();
  await ada.getByRole('button', { name: 'Play again' }).click();
  await expect(eve.getByRole('heading', { name: 'Who is here' })).toBeVisible();
  await begin(ada, ben);
  for (const page of [ada, ben, eve]) {
    await expect(board(page)).toHaveAttribute('data-step', '0');
    await expect(page.locator('[data-seat=green]')).toContainText('Ben');
    await expect(page.locator('[data-seat=blue]')).toContainText('Ada');
  }
});

test('a card fills the phone, the next comes by swipe or key, and two are held side by side', async ({ visit }) => {
  const [ada, ben] = [await visit(PHONE), await visit(PHONE)];
  await sit(ben, await host(ada, 'Rest in Peace', 'Ada'), 'Ben');
  await begin(ada, ben);
  const opener = (await board(ada).locator('[data-glow]').count()) > 0 ? ada : ben;
  for (const step of ['1', '2']) {
    await opener.locator('[data-hand][data-glow]').first().press('Enter');
    await opener.locator('[data-glow=confirm]').click();
    await expect(board(opener)).toHaveAttribute('data-step', step);
  }
  await board(opener).locator('[data-laid]').first().press('Enter');
  const zoom = opener.getByRole('dialog');
  const faces = zoom.getByRole('figure');
  await expect(faces).toHaveCount(1);
  await expect(zoom.getByText('1 of 2')).toBeVisible();
  await opener.keyboard.press('ArrowRight');
  await expect(zoom.getByText('2 of 2')).toBeVisible();

  // A swipe to the right brings the one before.
  const middle = { x: 195, y: 400 };
  await opener.mouse.move(middle.x - 80, middle.y);
  await opener.mouse.down();
  await opener.mouse.move(middle.x + 80, middle.y);
  await opener.mouse.up();
  await expect(zoom.getByText('1 of 2')).toBeVisible();

  await zoom.getByRole('button', { name: 'Hold beside another' }).click();
  await expect(faces).toHaveCount(2);
  for (const face of await faces.all()) await expect(face).toBeInViewport({ ratio: 0.95 });
  await expectAccessible(opener);
  await zoom.getByRole('button', { name: 'Put it back' }).click();
  await expect(faces).toHaveCount(1);
  await zoom.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(zoom).toHaveCount(0);
});

test('two cards that look alike have names of their own when they are held side by side', async ({ visit }) => {
  const page = await visit(PHONE);
  const zoom = page.getByRole('dialog');
  const names = async () => {
    await zoom.getByRole('button', { name: 'Hold beside another' }).click();
    await expect(zoom.locator('[data-pane]')).toHaveCount(2);
    await expectAccessible(page);
    return zoom.locator('[data-pane]').evaluateAll((panes) => panes.map((pane) => pane.getAttribute('aria-label')));
  };
  await test.step('two ghosts of one value', async () => {
    await openGolden(page, 'rest-in-peace', 'all-levels-round-ten-tied', 45);
    const laid = await page
      .locator('[data-laid]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
    await page
      .locator('[data-laid]')
      .nth(laid.findIndex((name, n) => name === laid[n + 1]))
      .press('Enter');
    expect(await names()).toEqual(['Ghost 2, Green family, card 4 of 5', 'Ghost 2, Green family, card 5 of 5']);
  });
  await test.step('two dreams, whose titles nobody is told', async () => {
    await openGolden(page, 'mysterium', 'original-2-players-second-guess', 40);
    await page.locator('[data-look^=d]').first().press('Enter');
    expect(await names()).toEqual(['A dream, card 1 of 9', 'A dream, card 2 of 9']);
  });
  await test.step('two cards of a memory, which are never alike', async () => {
    await openGolden(page, 'mary-king', 'friday-by-score', 60);
    await page.getByRole('button', { name: 'Memory' }).last().press('Enter');
    expect(new Set(await names()).size).toBe(2);
  });
});

test('the psychics say together that the ghost spoke, and the séance is broken', async ({ visit, address }) => {
  const made = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'mysterium', players: 3, options: { foulCall: true } }),
  });
  const link = new URL(((await made.json()) as { url: string }).url).pathname;
  const [ada, ben, cleo] = [await visit(DESKTOP), await visit(PHONE), await visit(PHONE)];
  for (const [page, name] of [
    [ada, 'Ada'],
    [ben, 'Ben'],
    [cleo, 'Cleo'],
  ] as const)
    await sit(page, link, name);
  await begin(ada, ben, cleo);
  await ada.getByRole('button', { name: 'Table menu' }).click();
  await expect(ada.getByRole('button', { name: 'Propose to stop here' })).toBeVisible();
  await expect(ada.getByRole('button', { name: 'The ghost spoke' })).toHaveCount(0);
  await expect(ada.getByRole('button', { name: 'Give up the game' })).toHaveCount(0);
  for (const page of [ben, cleo]) {
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('button', { name: 'The ghost spoke' }).click();
    await page.getByRole('button', { name: 'The ghost spoke' }).click();
  }
  for (const page of [ada, ben, cleo]) await expect(sentence(page)).toHaveText(/The ghost spoke/);
});
