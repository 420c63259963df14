import { POWER, type Seat, type State } from '@ghostlight/mary-king';
import type { Frame, Replay, TableFacts } from '@ghostlight/protocol';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { listen } from './frames.ts';
import { DESKTOP, expect, PHONE, test, type Visit } from './ghostlight.ts';
import { expectInSight } from './in-sight.ts';
import { OVER, playOn } from './mary-king-player.ts';
import { hiddenFrom, leaksIn, statesOf } from './mary-king-secrets.ts';
import { begin, board, ending, host, sentence, sit, watch } from './table.ts';

const GAME = 'The Mirroring of Mary King';
/** More than this the portrait never gives up on a phone of 390 × 844, whatever else must be in sight. */
const LEAST_PORTRAIT = 280;
/** Three games in four see a flash answered by a flash, so this many all but always do. */
const GAMES = 8;
/** What a phone must have shown before the test is content. */
const WANTED = ['act', 'act aim', 'window control', 'window power', 'window penalty', OVER];

interface Table {
  readonly ghost: Page;
  readonly mortal: Page;
  readonly link: string;
}

async function duel(visit: Visit, ghostHas = DESKTOP, mortalHas = DESKTOP): Promise<Table> {
  const [ghost, mortal] = [await visit(ghostHas), await visit(mortalHas)];
  const link = await host(ghost, GAME, 'Ada');
  await sit(mortal, link, 'Ben');
  return { ghost, mortal, link };
}

/** Looking closely takes longer than a window is open. */
async function withoutClocks(page: Page): Promise<void> {
  const clocks = page.getByRole('group', { name: 'Clocks' });
  await clocks.locator('label').last().click();
  await expect(clocks.getByRole('radio').last()).toBeChecked();
}

/** The cards whose faces are in a page, by owner. */
const facesIn = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-face]').evaluateAll((faces) => faces.map((face) => face.getAttribute('data-face') ?? ''));

/** In the page of this seat: its hand, as the page itself names the cards. */
const handOf = async (page: Page, seat: Seat): Promise<readonly string[]> =>
  (
    await page.locator('[data-card]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card') ?? ''))
  ).map((card) => `${seat}:${card}`);

const isFlash = (item: State['stack'][number] | undefined): boolean =>
  item?.kind === 'power' && POWER[item.card].effects[item.effect - 1]?.timing === 'flash';

const flashOnFlash = ({ stack }: State): boolean =>
  stack.some((item, place) => isFlash(item) && isFlash(stack[place - 1]));

async function replayOf(received: readonly unknown[], page: Page): Promise<Replay> {
  const id = received
    .flatMap(
      (message) => JSON.stringify((message as Frame<TableFacts> | null) ?? null).match(/"replay":"([^"]+)"/)?.[1] ?? [],
    )
    .at(-1);
  return (await (await page.request.get(`/api/replays/${id}`)).json()) as Replay;
}

test('two play whole games by what glows while a spectator looks on, until a flash was answered by a flash', async ({
  visit,
}) => {
  test.setTimeout(900_000);
  const [ghost, mortal, eve] = [await visit(DESKTOP), await visit(PHONE), await visit(DESKTOP)];
  const sent = { ghost: listen(ghost), mortal: listen(mortal), spectator: listen(eve) };
  const seen = { ghost: new Set<string>(), mortal: new Set<string>() };
  let answered = false;

  for (let games = 0; games < GAMES && !(answered && WANTED.every((state) => seen.mortal.has(state))); games++) {
    const from = { ghost: sent.ghost.length, mortal: sent.mortal.length, spectator: sent.spectator.length };
    const link = await host(ghost, GAME, 'Ada');
    await withoutClocks(ghost);
    await sit(mortal, link, 'Ben');
    await watch(eve, link, 'Eve');
    await begin(ghost, mortal);
    await expect(board(eve)).toBeVisible();
    await Promise.all([play('ghost'), play('mortal')]);
    await expect(ending(eve)).toBeVisible();

    const states = statesOf(await replayOf(sent.ghost.slice(from.ghost), ghost));
    answered ||= states.some(flashOnFlash);
    for (const viewer of ['ghost', 'mortal', 'spectator'] as const) {
      expect(leaksIn(sent[viewer].slice(from[viewer]), viewer, states)).toEqual([]);
    }
    // The search works: in what the owner was sent, it finds the hand that the others must not see.
    const hand = [...hiddenFrom(states[0] as State, 'spectator')].filter((card) =>
      (states[0] as State).sides.ghost.hand.some((held) => card === `ghost:${held}`),
    );
    expect(hand).toHaveLength(5);
    for (const viewer of ['mortal', 'spectator'] as const) {
      expect(leaksIn(sent.ghost.slice(from.ghost), viewer, states)).toEqual(expect.arrayContaining(hand));
    }
  }
  expect(answered).toBe(true);
  expect([...seen.mortal]).toEqual(expect.arrayContaining(WANTED));
  await expectAccessible(eve);

  /** Plays one side to the end; each state that is new to it is looked at while the table waits for it. */
  async function play(seat: Seat): Promise<void> {
    const page = { ghost, mortal }[seat];
    for (;;) {
      const { state } = await playOn(
        page,
        { patient: seat === 'ghost' },
        [...seen[seat]].filter((each) => each !== OVER),
      );
      if (!seen[seat].has(state)) await lookAt(seat, state);
      seen[seat].add(state);
      if (state === OVER) return;
    }
  }

  async function lookAt(seat: Seat, state: string): Promise<void> {
    const page = { ghost, mortal }[seat];
    await expectAccessible(page);
    if (state === OVER) {
      await expect(page.locator('[data-final]')).toBeVisible();
      return;
    }
    if (seat === 'mortal') await expectInSight(page, LEAST_PORTRAIT);
    const held = { ghost: await handOf(ghost, 'ghost'), mortal: await handOf(mortal, 'mortal') };
    for (const [other, faces] of [
      ['ghost', await facesIn(mortal)],
      ['mortal', await facesIn(ghost)],
      ['ghost', await facesIn(eve)],
      ['mortal', await facesIn(eve)],
    ] as const) {
      // Whoever pries into the other's hand sees it, and nobody else does.
      if (state.startsWith('choose')) continue;
      expect(faces.filter((face) => held[other].includes(face))).toEqual([]);
    }
    expect(await eve.locator('[data-card], [data-glow]').count()).toBe(0);
  }
});

test('a turn and an answer by keyboard alone', async ({ visit }) => {
  const { ghost, mortal } = await duel(visit);
  await begin(ghost, mortal);
  const reach = async (page: Page, what: string) => {
    for (let presses = 0; presses < 80; presses++) {
      if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, what)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${what} cannot be reached by Tab.`);
  };
  await reach(ghost, '[data-glow=card][data-card^=CT]');
  // To focus a control card is to see both ways of holding it.
  await expect(ghost.locator('[data-preview=now]').first()).toBeAttached();
  await expect(ghost.locator('[data-preview=turned]').first()).toBeAttached();
  const upright = await ghost
    .locator('[data-preview=now]')
    .evaluateAll((all) => all.map((tile) => tile.getAttribute('data-cell')));
  await ghost.keyboard.press('Enter');
  await ghost.keyboard.press('r');
  const turned = ghost.locator('[data-preview=turned]');
  expect(await turned.evaluateAll((all) => all.map((tile) => tile.getAttribute('data-cell')))).toEqual(upright);
  const will = await ghost
    .locator('[data-preview=now]')
    .evaluateAll((all) => all.map((tile) => tile.getAttribute('data-cell')));
  const before = await tilesOf(ghost);
  // The second press of the same card plays it.
  await ghost.keyboard.press('Enter');
  await expect(mortal.locator('[data-depth="1"]')).toContainText(/Ada plays a control card/);
  await reach(mortal, '[data-glow=pass]');
  await mortal.keyboard.press('Enter');
  await expect(board(ghost)).toHaveAttribute('data-question', 'act');
  for (const page of [ghost, mortal]) {
    await expect
      .poll(async () => (await tilesOf(page)).flatMap((side, cell) => (side === before[cell] ? [] : [String(cell)])))
      .toEqual(will);
  }
  await reach(ghost, '[data-glow=done]');
  await ghost.keyboard.press('Enter');
  // Nobody is asked about DONE unless they want to be.
  await expect(sentence(mortal)).toHaveText(/Your turn|Turmoil/);
});

const tilesOf = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('[data-cell]').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('data-controller')));

test('standing orders pass without asking, and hold on gives the whole time again', async ({ visit }) => {
  const { ghost, mortal } = await duel(visit, DESKTOP, PHONE);
  await begin(ghost, mortal);
  const playControl = async () => {
    await ghost.locator('[data-glow=card][data-card^=CT]').first().click();
    await ghost.locator('[data-glow=confirm]').click();
  };
  await playControl();
  await expect(sentence(mortal)).toHaveText(/Answer, or pass/);
  await mortal.locator('[data-hold]').click();
  await expect(mortal.locator('[data-hold]')).toHaveCount(0);
  await expect(mortal.getByRole('timer')).toBeVisible();
  await mortal.locator('[data-silence]').click();
  // The window that is open is passed, and so is the next.
  await expect(board(ghost)).toHaveAttribute('data-question', 'act');
  await playControl();
  await expect(board(mortal)).toHaveAttribute('data-step', '4');
  await expect(mortal.locator('[data-silence]')).toHaveAttribute('aria-pressed', 'true');

  await mortal.locator('[data-orders]').click();
  const kinds = mortal.getByRole('dialog').getByRole('checkbox');
  await expect(kinds).toHaveCount(5);
  await expectAccessible(mortal);
});
