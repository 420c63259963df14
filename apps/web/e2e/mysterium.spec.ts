import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { listen } from './frames.ts';
import { expect, test, type Visit } from './ghostlight.ts';
import { secretsIn } from './mysterium-secrets.ts';
import { chooseCulprit, dreamsInHand, gather, guessRight, type Seance, sendDreams } from './mysterium-table.ts';
import { keepSockets, sendRaw } from './own-socket.ts';
import { board, ending, sentence } from './table.ts';

interface Searched extends Seance {
  /** What each page was sent, by the name of who sits there. */
  readonly heard: Readonly<Record<string, readonly unknown[]>>;
}

/** A séance whose every frame is kept, to be searched for secrets. */
async function searched(
  visit: Visit,
  address: string,
  options: Record<string, unknown>,
  players = 4,
): Promise<Searched> {
  const heard: Record<string, readonly unknown[]> = {};
  const seance = await gather(visit, address, {
    options,
    players,
    meet: async (page, name) => {
      heard[name] = listen(page);
      if (name === 'Ada') await keepSockets(page);
    },
  });
  return { ...seance, heard };
}

/** Neither frames nor pages of those who are not the ghost hold a target, a dream in its hand, or the culprit. */
async function expectNoSecrets({ ghost, psychics, spectator, heard }: Searched): Promise<void> {
  const { Ada: ghosts = [], ...others } = heard;
  expect(secretsIn(ghosts), 'the search finds what the ghost was sent').not.toEqual([]);
  const hand = await dreamsInHand(ghost);
  for (const [name, received] of Object.entries(others)) {
    expect(secretsIn(received), name).toEqual([]);
    const all = JSON.stringify(received);
    expect(
      hand.filter((dream) => all.includes(`"${dream}"`)),
      `${name} was sent dreams of the ghost's hand`,
    ).toEqual([]);
  }
  for (const page of [...psychics, spectator]) {
    const html = await page.content();
    expect(hand.filter((dream) => html.includes(dream))).toEqual([]);
    await expect(page.locator('[data-target], [data-hand], [data-redraw]')).toHaveCount(0);
  }
}

/** All three cards of everyone are found, night by night. */
async function findEverything(seance: Seance, each?: () => Promise<void>): Promise<void> {
  for (let night = 1; night <= 3; night++) {
    const targets = await sendDreams(seance.ghost);
    await each?.();
    await guessRight(seance.psychics, targets);
  }
  await expect(board(seance.ghost)).toHaveAttribute('data-step', 'shared-vision');
}

const WON = 'The culprit is found. The ghost can rest.';

test('four play the original edition to the end, and nobody learns what the ghost holds', async ({
  visit,
  address,
}) => {
  const seance = await searched(visit, address, {});
  const { ghost, psychics, spectator, heard } = seance;
  const [phone] = psychics as readonly [Page, ...Page[]];
  await test.step('the ghost has no way to speak, is told why, and the server refuses it too', async () => {
    await expect(ghost.getByPlaceholder('Say something')).toHaveCount(0);
    await expect(ghost.getByText('Ghosts have no voice').first()).toBeVisible();
    await sendRaw(ghost, 'chat', { channel: 'table', text: 'It was the butler.' });
    await expect.poll(() => JSON.stringify(heard.Ada)).toContain('"error":"silent"');
    await phone.locator('[data-board]').waitFor();
    for (const [name, received] of Object.entries(heard))
      expect(JSON.stringify(received), name).not.toContain('butler');
  });
  for (const page of [ghost, phone, spectator]) await expectAccessible(page);
  await test.step('whoever looks on can look closely too', async () => {
    await spectator.locator('[data-zoom]').first().click();
    await spectator.locator('[data-pane]').press('+');
    await expect(spectator.locator('[data-pane]')).not.toHaveAttribute('data-scale', '1.00');
    await spectator.keyboard.press('Escape');
  });
  await findEverything(seance, () => expectNoSecrets(seance));
  await test.step('the knocks are seen, in seat order', async () => {
    const answers = spectator.locator('[data-knocks] [data-answer]');
    await expect(answers).toHaveText([/Ben.*One knock/, /Cleo.*One knock/, /Dan.*One knock/]);
  });
  await expectAccessible(ghost);
  await chooseCulprit(ghost);
  await expect(board(spectator)).toHaveAttribute('data-step', 'deliberate');
  await expect(spectator.getByText('The culprit', { exact: true })).toHaveCount(0);
  for (const page of [spectator, phone]) await expectAccessible(page);
  await test.step('balls on different groups settle nothing, and the board says so', async () => {
    for (const [i, page] of psychics.entries())
      await page.locator(`[data-group="${i + 1}"] [data-glow=accuse]`).click();
    await expect(phone.locator('[data-accuser]')).toHaveCount(3);
    for (const page of psychics) await page.locator('[data-glow=ready]').click();
    await expect(phone.locator('[data-verdict]')).toContainText('no group leads alone');
  });
  for (const page of psychics.slice(1)) await page.locator('[data-group="1"] [data-glow=accuse]').click();
  await expect(phone.locator('[data-group="1"] [data-accuser]')).toHaveCount(3);
  await expectNoSecrets(seance);
  for (const page of psychics) await page.locator('[data-glow=ready]').click();
  for (const page of [ghost, ...psychics, spectator]) {
    await expect(ending(page)).toBeVisible();
    await expect(sentence(page)).toHaveText(WON);
  }
  await test.step('everything is shown: nine targets, each with its dream, and the culprit', async () => {
    await expect(phone.locator('[data-story] [data-meant]')).toHaveCount(9);
    await expect(phone.locator('[data-meant] [data-dream]')).toHaveCount(9);
    await expect(phone.locator('[data-group="1"]').getByText('The culprit')).toBeVisible();
  });
  for (const page of [ghost, phone]) await expectAccessible(page);
});

test('four play the 2015 edition to the end: bets, a silent vote by level, and a tie told on the board', async ({
  visit,
  address,
}) => {
  const seance = await searched(visit, address, { edition: 'clairvoyance', interpretSeconds: 300 });
  const { ghost, psychics, spectator } = seance;
  const [phone, cleo] = psychics as readonly [Page, Page, Page];
  await test.step('a bet lies on another’s ball for all to see, and one fewer is left', async () => {
    const targets = await sendDreams(ghost);
    await expect(phone.getByRole('timer').first()).toBeVisible();
    await phone.locator(`[data-suspect=${targets[0]}] [data-glow=ball]`).click();
    await cleo.locator('[data-mark=agree][data-glow=token]').first().click();
    await expect(cleo.getByText('1 ✓ and 2 ✗ left').first()).toBeVisible();
    await expect(spectator.locator('[data-mark=agree]').getByText('Cleo')).toBeVisible();
    for (const page of [phone, cleo, spectator]) await expectAccessible(page);
    await Promise.all(
      psychics.slice(1).map((page, i) => page.locator(`[data-suspect=${targets[i + 1]}] [data-glow=ball]`).click()),
    );
    for (const page of psychics) await page.locator('[data-glow=ready]').click();
    // Five minutes were on the clock: all being ready ends the step.
    await expect(board(ghost)).toHaveAttribute('data-step', 'vision');
  });
  for (let night = 2; night <= 3; night++) {
    const targets = await sendDreams(ghost);
    await expectNoSecrets(seance);
    await guessRight(psychics, targets);
  }
  await expect(board(ghost)).toHaveAttribute('data-step', 'shared-vision');
  await chooseCulprit(ghost);
  await expect(board(spectator)).toHaveAttribute('data-step', 'poll');
  await test.step('one card is turned, who votes on it stands below, and nobody may talk', async () => {
    await expect(phone.locator('[data-turned]')).toHaveCount(1);
    await expect(phone.getByPlaceholder('Say something')).toHaveCount(0);
    await expect(phone.getByText('Silence').first()).toBeVisible();
    // Cleo bet well and finished early with the others: five spaces to their four.
    await expect(phone.locator('[data-level="1"] ')).toContainText('Ben');
    await expect(phone.locator('[data-level="2"] ')).toContainText('Cleo');
    await expectAccessible(phone);
  });
  await test.step('votes are sealed: that somebody has voted is told, not for whom', async () => {
    await vote(phone, 1);
    await expect(spectator.locator('[data-level="1"] [data-voted]')).toHaveCount(1);
    await expect(spectator.locator('[data-vote]')).toHaveCount(0);
    await vote(psychics[2] as Page, 2);
    await expect(phone.locator('[data-turned]')).toHaveCount(2);
    await expectNoSecrets(seance);
    await cleo.getByRole('button', { name: 'Abstain' }).click();
    await cleo.getByRole('button', { name: 'Abstain for good' }).click();
  });
  for (const page of [ghost, ...psychics, spectator]) await expect(ending(page)).toBeVisible();
  await expect(phone.locator('[data-verdict]')).toContainText('A tie between groups 1 and 2.');
  await expect(phone.locator('[data-verdict]')).toContainText('is the most senior');
  await expect(phone.locator('[data-group="1"] [data-vote]')).toContainText('Ben');
  await expectAccessible(phone);
});

async function vote(page: Page, group: number): Promise<void> {
  await page.locator(`[data-group="${group}"] [data-glow=vote]`).click();
  await page.getByRole('button', { name: `Seal your vote for group ${group}` }).click();
}

test('two play: one psychic runs two seekers without mixing them up', async ({ visit, address }) => {
  const seance = await searched(visit, address, {}, 2);
  const { ghost, spectator } = seance;
  const [phone] = seance.psychics as readonly [Page];
  await test.step('the ghost draws a new hand, once in a night', async () => {
    const before = await dreamsInHand(ghost);
    await ghost.locator('[data-redraw="1"]').click();
    await expect(ghost.getByText('No new hand left')).toBeVisible();
    const after = await dreamsInHand(ghost);
    expect(after.filter((dream) => before.includes(dream))).toEqual([]);
  });
  const [first = '', second = ''] = await sendDreams(ghost);
  await test.step('two trays, each with its own symbol and dream; a tap moves the ball of the one that is chosen', async () => {
    await expect(phone.locator('[data-tray]')).toHaveCount(2);
    await expect(phone.locator('[data-tray] [data-dream]')).toHaveCount(2);
    await phone.locator(`[data-suspect=${first}] [data-glow=ball]`).click();
    await expect(phone.locator('[data-tray="1"]')).toContainText('Ball on');
    await expect(phone.locator('[data-tray="2"]')).toContainText('no ball yet');
    await expectAccessible(phone);
  });
  await test.step('being ready with a ball missing asks back', async () => {
    await phone.locator('[data-glow=ready]').click();
    await expect(phone.locator('[data-note]')).toContainText('Your ball is missing');
    await expect(board(phone)).toHaveAttribute('data-step', 'interpret');
  });
  await phone.getByRole('button', { name: 'Place the Rose' }).click();
  const all = await phone
    .locator('[data-suspect]')
    .evaluateAll((cards) => cards.map((each) => each.getAttribute('data-suspect')));
  const wrong = all.find((card) => card !== first && card !== second);
  await phone.locator(`[data-suspect=${wrong}] [data-glow=ball]`).click();
  await phone.locator('[data-glow=ready]').click();
  await expect(spectator.locator('[data-answer]')).toHaveText([/Moth.*One knock/, /Rose.*Two knocks/]);
  await test.step('earlier dreams and wrong guesses lie beside the target', async () => {
    await ghost.locator('[data-seeker="2"]').click();
    await expect(ghost.locator(`[data-target=${second}] [data-earlier] [data-dream]`)).toHaveCount(1);
    await expect(ghost.locator(`[data-wrong] [data-dream=${wrong}]`)).toBeVisible();
    await expectAccessible(ghost);
    await ghost.locator('[data-seeker="1"]').click();
  });
  await test.step('a card that was wrong before asks back', async () => {
    const targets = await sendDreams(ghost);
    await phone.locator('[data-seeker="2"]').click();
    await phone.locator(`[data-suspect=${wrong}] [data-glow=ball]`).click();
    await expect(phone.locator('[data-note]')).toContainText('was wrong for the Rose before');
    await guessRight(seance.psychics, targets);
  });
  for (let night = 3; night <= 4; night++) await guessRight(seance.psychics, await sendDreams(ghost));
  await expectNoSecrets(seance);
  await chooseCulprit(ghost, 1);
  await test.step('a wrong answer costs a night, and the group is out', async () => {
    await phone.locator('[data-group="1"] [data-glow=accuse]').click();
    await phone.locator('[data-glow=ready]').click();
    await expect(phone.locator('[data-verdict]')).toContainText('group 1 did not do it');
    await expect(phone.locator('[data-group="1"] [data-glow]')).toHaveCount(0);
  });
  await phone.locator('[data-group="2"] [data-glow=accuse]').click();
  await phone.locator('[data-glow=ready]').click();
  await expect(sentence(ghost)).toHaveText(WON);
});
