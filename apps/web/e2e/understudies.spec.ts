import { LIMITS } from '@ghostlight/protocol';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { DESKTOP, expect, PHONE, test } from './ghostlight.ts';
import { begin, board, ending, host, note, sit } from './table.ts';
import { playToTheEnd, playWhatGlows, steadyHabit } from './what-glows.ts';

/** From the poster to a board on which something can be done. */
async function practise(page: Page, game: string, role?: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('article', { name: game }).getByRole('button', { name: 'Practise alone' }).click();
  if (role) {
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: role }).click();
  }
  await expect(board(page)).toBeVisible();
  await expect(board(page).locator('[data-glow]').first()).toBeVisible();
}

const plates = (page: Page) => page.getByRole('list', { name: 'Seats' });

test('alone against an understudy, Rest in Peace begins at once and is played to the end', async ({ visit }) => {
  const ada = await visit(PHONE);
  await practise(ada, 'Rest in Peace');
  await expect(plates(ada)).toContainText('Understudy');
  await expect(plates(ada)).toContainText('steady');
  await expectAccessible(ada);
  const moves = await playToTheEnd([ada], steadyHabit());
  expect(moves).toBeGreaterThan(5);
  await expect(ending(ada)).toBeVisible();
  await expectAccessible(ada);
});

for (const [game, role, glow] of [
  ['The Mirroring of Mary King', 'The mortal', 'pass'],
  ['The Mirroring of Mary King', 'The ghost', 'card'],
  ['Mysterium', 'A psychic', 'ball'],
  ['Mysterium', 'The ghost', 'dream'],
] as const) {
  test(`alone with understudies: ${game}, ${role}`, async ({ visit }) => {
    const ada = await visit(DESKTOP);
    await practise(ada, game, role);
    await expect(board(ada).locator(`[data-glow=${glow}]`).first()).toBeVisible();
    await expectAccessible(ada);
  });
}

test('the host adds an understudy in the lobby, chooses how well it plays, and begins', async ({ visit }) => {
  const ada = await visit(DESKTOP);
  await host(ada, 'Rest in Peace', 'Ada');
  await ada.getByRole('button', { name: 'Add an understudy' }).click();
  await expect(ada.getByRole('radio', { name: 'steady' })).toBeChecked();
  await ada.getByText('cruel').click();
  await expect(ada.getByRole('radio', { name: 'cruel' })).toBeChecked();
  await expectAccessible(ada);
  await begin(ada);
  await expect(plates(ada)).toContainText('cruel');
  await ada.getByRole('button', { name: 'Table menu' }).click();
  await expect(ada.getByRole('button', { name: 'Send home: Understudy' })).toBeVisible();
  await expectAccessible(ada);
});

test('a dropped player’s seat is lent to an understudy and taken back', async ({ visit, later }) => {
  const [ada, ben] = [await visit(DESKTOP), await visit(PHONE)];
  const link = await host(ada, 'Rest in Peace', 'Ada');
  await sit(ben, link, 'Ben');
  await begin(ada, ben);
  await ben.goto('about:blank');
  await expect(plates(ada).getByText('away')).toBeVisible();
  // Whoever opens, Ada has played when it is the other's turn.
  const habit = steadyHabit();
  while (await playWhatGlows(ada, habit)) await expect(board(ada)).toBeVisible();
  const lend = async () => {
    await ada.getByRole('button', { name: 'Table menu' }).click();
    await ada.getByRole('button', { name: 'Let an understudy play for Ben' }).click();
  };
  await lend();
  await expect(note(ada)).toHaveText(/Ben may still come back/);
  await later(LIMITS.seatGrace);
  await lend();
  await expect(plates(ada)).toContainText('Understudy of Ben');
  await expect(board(ada).locator('[data-glow]').first()).toBeVisible();
  await ben.goto(link);
  await expect(ben.getByText('An understudy plays for you.')).toBeVisible();
  await expectAccessible(ben);
  await ben.getByRole('button', { name: 'Take your seat back' }).click();
  await expect(plates(ben)).not.toContainText('Understudy');
  while ((await ending(ada).count()) === 0 && (await playWhatGlows(ada, habit)));
  expect((await ending(ada).count()) > 0 || (await playWhatGlows(ben, habit))).toBe(true);
});
