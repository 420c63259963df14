import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { listen } from './frames.ts';
import { DESKTOP, expect, PHONE, test, type Visit } from './ghostlight.ts';
import { begin, board, ending, sentence, sit, watch } from './table.ts';

const NAMES = ['Ben', 'Cleo', 'Dan'];

interface Seance {
  readonly ghost: Page;
  readonly psychics: readonly Page[];
  readonly spectator: Page;
  /** What each psychic and the spectator was sent. */
  readonly heard: readonly (readonly unknown[])[];
}

/** A table of this edition, a ghost, so many psychics and one who looks on; the first psychic sits at a phone. */
async function gather(visit: Visit, address: string, options: object, players: number): Promise<Seance> {
  const made = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'mysterium', options, players }),
  });
  const { url } = (await made.json()) as { url: string };
  const link = new URL(url).pathname;
  const ghost = await visit(DESKTOP);
  await sit(ghost, link, 'Ada');
  const psychics: Page[] = [];
  const heard: (readonly unknown[])[] = [];
  for (const name of NAMES.slice(0, players - 1)) {
    const page = await visit(psychics.length === 0 ? PHONE : DESKTOP);
    heard.push(listen(page));
    await sit(page, link, name);
    psychics.push(page);
  }
  const spectator = await visit(DESKTOP);
  heard.push(listen(spectator));
  await watch(spectator, link, 'Wanda');
  await begin(ghost, ...psychics);
  return { ghost, psychics, spectator, heard };
}

/** The ghost sends one dream to whoever waits; gives the card each is to find, in order. */
async function sendDreams({ ghost, heard }: Seance): Promise<readonly string[]> {
  const targets: string[] = [];
  while ((await board(ghost).getAttribute('data-step')) === 'vision') {
    const target = await ghost.locator('[data-target]').getAttribute('data-target');
    if (target === null) break;
    targets.push(target);
    const hand = await dreamsInHand(ghost);
    const told = heard.map((received) => JSON.stringify(received));
    expect(hand.filter((dream) => told.some((all) => all.includes(`"${dream}"`)))).toEqual([]);
    await ghost.locator('[data-glow=dream]').first().click();
    await ghost.locator('[data-glow=send]').click();
    const [sent = ''] = hand;
    await expect(ghost.locator(`[data-hand="${sent}"]`)).toHaveCount(0);
  }
  return targets;
}

const dreamsInHand = (ghost: Page): Promise<string[]> =>
  ghost.locator('[data-hand]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-hand') ?? ''));

/** Everyone puts their balls on the cards that are meant. */
async function guessRight(psychics: readonly Page[], targets: readonly string[]): Promise<void> {
  const each = targets.length / psychics.length;
  for (const [i, page] of psychics.entries()) {
    for (const [n, target] of targets.slice(i * each, (i + 1) * each).entries()) {
      if (each > 1) await page.locator('[data-seeker]').nth(n).click();
      await page.locator(`[data-suspect=${target}] [data-glow=ball]`).click();
      await expect(page.locator(`[data-suspect=${target}] [aria-pressed=true]`)).toBeVisible();
    }
    await page.locator('[data-glow=ready]').click();
  }
}

/** All three cards of everyone are found, night by night. */
async function findEverything(seance: Seance): Promise<void> {
  for (let night = 1; night <= 3; night++) {
    await expect(board(seance.ghost)).toHaveAttribute('data-step', 'vision');
    const targets = await sendDreams(seance);
    await guessRight(seance.psychics, targets);
  }
  await expect(board(seance.ghost)).toHaveAttribute('data-step', 'shared-vision');
}

/** The ghost accuses the first group with three dreams. */
async function chooseCulprit(ghost: Page): Promise<void> {
  await ghost.locator('[data-glow=group]').first().click();
  for (let i = 0; i < 3; i++) await ghost.locator('[data-glow=dream][aria-pressed=false]').first().click();
  await ghost.locator('[data-glow=choose]').click();
}

async function accuseTheFirst(psychics: readonly Page[]): Promise<void> {
  for (const page of psychics) {
    await page.locator('[data-group="1"] [data-glow=accuse]').click();
    await page.locator('[data-glow=ready]').click();
  }
}

test('four play the original edition to the end, and nobody learns what the ghost holds', async ({
  visit,
  address,
}) => {
  const seance = await gather(visit, address, {}, 4);
  const { ghost, psychics, spectator } = seance;
  await test.step('the ghost has no way to speak and is told why', async () => {
    await expect(ghost.getByPlaceholder('Say something')).toHaveCount(0);
    await expect(ghost.getByText('Ghosts have no voice').first()).toBeVisible();
  });
  for (const page of [ghost, ...psychics.slice(0, 1), spectator]) await expectAccessible(page);
  await findEverything(seance);
  await expectAccessible(ghost);
  await chooseCulprit(ghost);
  await expect(board(spectator)).toHaveAttribute('data-step', 'deliberate');
  await expect(spectator.getByText('The culprit', { exact: true })).toHaveCount(0);
  for (const page of [spectator, ...psychics.slice(0, 1)]) await expectAccessible(page);
  await accuseTheFirst(psychics);
  for (const page of [ghost, ...psychics, spectator]) {
    await expect(ending(page)).toBeVisible();
    await expect(sentence(page)).toHaveText('The culprit is found. The ghost can rest.');
  }
  await expectAccessible(ghost);
});

test('four play the 2015 edition to the end with a silent vote', async ({ visit, address }) => {
  const seance = await gather(visit, address, { edition: 'clairvoyance' }, 4);
  const { ghost, psychics, spectator } = seance;
  await findEverything(seance);
  await chooseCulprit(ghost);
  await expect(board(spectator)).toHaveAttribute('data-step', 'poll');
  const [first] = psychics;
  if (!first) return;
  await test.step('nobody may talk while the votes are out', async () => {
    await expect(spectator.getByPlaceholder('Say something', { exact: true })).toHaveCount(0);
  });
  for (const page of psychics) {
    await page.locator('[data-group="1"] [data-glow=vote]').click();
    await page.getByRole('button', { name: 'Seal your vote for group 1' }).click();
  }
  for (const page of [ghost, ...psychics, spectator]) {
    await expect(sentence(page)).toHaveText('The culprit is found. The ghost can rest.');
  }
});

test('two play: one psychic runs two seekers without mixing them up', async ({ visit, address }) => {
  const seance = await gather(visit, address, {}, 2);
  await findEverything(seance);
  await chooseCulprit(seance.ghost);
  await accuseTheFirst(seance.psychics);
  await expect(sentence(seance.ghost)).toHaveText('The culprit is found. The ghost can rest.');
});

test('a psychic plays a night by keyboard alone', async ({ visit, address }) => {
  const seance = await gather(visit, address, {}, 3);
  const targets = await sendDreams(seance);
  for (const [i, page] of seance.psychics.entries()) {
    await page.locator(`[data-suspect=${targets[i]}] [data-glow=ball]`).press('Enter');
    await expect(page.locator(`[data-suspect=${targets[i]}] [aria-pressed=true]`)).toBeVisible();
    await page.locator('[data-glow=ready]').press('Enter');
  }
  await expect(seance.spectator.getByText('One knock.').first()).toBeVisible();
});
