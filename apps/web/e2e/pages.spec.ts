import { expectAccessible } from './axe.ts';
import { DESKTOP, expect, MOVING, PHONE, test } from './ghostlight.ts';
import { begin, board, host, sit } from './table.ts';

for (const [place, options] of [
  ['a phone', PHONE],
  ['a desktop', { ...DESKTOP, ...MOVING }],
] as const) {
  test(`parlour, rules, greeting, lobby and table can be used by everyone on ${place}`, async ({ visit }) => {
    const [ada, ben] = [await visit(options), await visit(options)];
    await ada.goto('/');
    await expectAccessible(ada);
    await ada.goto('/rules/rest-in-peace');
    await expect(ada.getByRole('heading', { name: 'The tenth house' })).toBeVisible();
    await expectAccessible(ada);
    const link = await host(ada, 'Rest in Peace', 'Ada');
    await expectAccessible(ada);
    await ben.goto(link);
    await expect(ben.getByRole('heading', { name: 'Rest in Peace' })).toBeVisible();
    await expectAccessible(ben);
    await sit(ben, link, 'Ben');
    await begin(ada, ben);
    await expectAccessible(ada);
    await expectAccessible(ben);

    const opener = (await board(ada).locator('[data-glow]').count()) > 0 ? ada : ben;
    await opener.locator('[data-hand][data-glow]').first().press('Enter');
    await expectAccessible(opener);
    for (const name of ['Table menu', 'How to play']) {
      await opener.getByRole('button', { name, exact: true }).click();
      await expect(opener.getByRole('dialog')).toBeVisible();
      await expectAccessible(opener);
      await opener.keyboard.press('Escape');
      await expect(opener.getByRole('dialog')).toHaveCount(0);
    }
    await opener.locator('[data-total]').first().click();
    await expect(opener.getByRole('dialog')).toBeVisible();
    await expectAccessible(opener);
    await opener.keyboard.press('Escape');
    await opener.getByText('for whoever loses').click();
    await expect(opener.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
    await expectAccessible(opener);
  });
}

test('the big screen shows the table, its code and nothing to press', async ({ visit }) => {
  const [ada, ben, wall] = [
    await visit(),
    await visit(PHONE),
    await visit({ viewport: { width: 1920, height: 1080 } }),
  ];
  const link = await host(ada, 'Rest in Peace', 'Ada');
  const code = await ada.getByText(/^[A-Z]{6}$/).textContent();
  await wall.goto(`/tv/${code}`);
  await expect(wall.getByText(code ?? '')).toBeVisible();
  await expectAccessible(wall);
  await sit(ben, link, 'Ben');
  await begin(ada, ben);
  await expect(wall.getByRole('heading', { name: /opens round 1/ })).toBeVisible();
  await expect(wall.locator('button:not([inert] button)')).toHaveCount(0);
  await expect(wall.locator('[data-hand]')).toHaveCount(0);
  await expectAccessible(wall);
});

test('a public table appears in the parlour, fills and goes while one looks, without asking again', async ({
  visit,
}) => {
  const [eve, ada, ben] = [await visit(PHONE), await visit(DESKTOP), await visit(PHONE)];
  let asked = 0;
  eve.on('request', (request) => {
    if (request.url().endsWith('/api/tables')) asked++;
  });
  await eve.goto('/');
  const listed = eve.getByRole('region', { name: 'Open tables' }).getByRole('listitem').filter({ hasText: 'Ada' });
  const link = await host(ada, 'Rest in Peace', 'Ada');
  await ada.getByText('Public table').click();
  await expect(listed).toContainText('1 seat free');
  await sit(ben, link, 'Ben');
  await expect(listed).not.toContainText('seat free');
  await expect(listed.getByRole('link')).toHaveText('Watch');
  await ada.getByText('Public table').click();
  await expect(listed).toHaveCount(0);
  expect(asked).toBe(1);
});
