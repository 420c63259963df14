import { type Action, type Category, rules, type SuspectId, type View } from '@ghostlight/mysterium';
import type { Page } from '@playwright/test';
import { createTable } from '../../server/test/harness/http.ts';
import { Player } from '../../server/test/harness/player.ts';
import { expect, PHONE, test } from './ghostlight.ts';
import { asPerson, guess } from './mysterium-table.ts';
import { board, ending } from './table.ts';

/** What a phone may fetch of pictures in a whole game at the largest table. */
const BUDGET = 3_000_000;

const viewOf = (player: Player): View => player.view as View;
const at = (player: Player): string => `${viewOf(player).step} ${viewOf(player).turn}`;

const KINDS: readonly Category[] = ['character', 'location', 'object'];
const kindOf = (card = ''): Category | undefined => KINDS.find((kind) => kind[0] === card[0]);

/** Adds up what comes over the line as pictures. */
async function weighPictures(page: Page): Promise<() => number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const pictures = new Set<string>();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.startsWith('image/')) pictures.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (pictures.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

/** Goes through everything on the board, so that every picture of it has been in sight. */
const lookThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const place = document.querySelector('[data-board]');
    if (!place) return;
    for (let y = 0; y <= place.scrollHeight; y += place.clientHeight / 2) {
      place.scrollTop = y;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    place.scrollTop = 0;
    await Promise.allSettled([...document.images].filter((each) => each.src).map((each) => each.decode()));
  });

async function act(player: Player, ...actions: readonly Action[]): Promise<void> {
  const answer = await player.act({ prompt: rules.prompt(viewOf(player)) ?? '', actions: [...actions] });
  if ('error' in answer) throw new Error(`${player.name}: ${answer.message}`);
}

test('a whole game at a table of seven costs a phone less than 3 MB of pictures', async ({ visit, address }) => {
  const { id } = await createTable(address, {
    game: 'mysterium',
    players: 7,
    options: { difficulty: 'very-difficult' },
  });
  const ghost = await Player.enter(address, id, 'Ada');
  await ghost.does({ type: 'sit', seat: 'ghost' });
  const others = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (n) => {
      const player = await Player.enter(address, id, `Guest ${n}`);
      await player.does({ type: 'sit', seat: `psychic-${n}` });
      return player;
    }),
  );
  await Promise.all(others.map((player) => player.ready()));
  const ben = others.shift() as Player;
  await ghost.start();
  await ghost.until(() => ghost.shown.game !== null, 'the deal');
  const phone = await visit({ ...PHONE, deviceScaleFactor: 3, ...asPerson(address, id, ben) });
  const weight = await weighPictures(phone);
  await phone.goto(`/t/${id}`);
  await board(phone).waitFor();
  await ben.leave();

  /** Two dreams for everybody; gives what each is to find. */
  const sendAll = async (): Promise<readonly string[]> => {
    const targets: string[] = [];
    for (const { persona, category } of viewOf(ghost).personas) {
      const mine = viewOf(ghost).ghost;
      targets.push((category && mine?.targets[persona - 1]?.[category]) || '');
      const dreams = mine?.hand.slice(0, 2) ?? [];
      await act(ghost, ...dreams.map((dream): Action => ({ type: 'tray-in', dream })), { type: 'send', persona });
    }
    return targets;
  };

  const NIGHTS = 5;
  for (let night = 1; night <= NIGHTS; night++) {
    // Nobody finds anything in the first two nights: dreams pile up.
    const lost = night <= 2;
    const targets = await sendAll();
    await expect(board(phone)).toHaveAttribute('data-step', 'interpret');
    for (const kind of KINDS) {
      await phone.locator(`[data-kind=${kind}]`).click();
      await lookThrough(phone);
    }
    await test.step(`night ${night}: the newest dream is held full screen beside what is meant`, async () => {
      await phone.locator('[data-tray] [data-look]').last().click();
      await phone.locator(`[data-thumb=${targets[0]}]`).click();
      await lookThrough(phone);
      await phone.getByRole('button', { name: 'Close', exact: true }).click();
    });
    await phone.locator(`[data-kind=${kindOf(targets[0])}]`).click();
    // Another one each night: a card that was wrong before asks back.
    const wrong = await phone
      .locator('[data-suspect]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-suspect') ?? ''));
    const choice = lost ? wrong.filter((each) => each !== targets[0])[night] : targets[0];
    for (const [i, player] of others.entries()) {
      await player.until(() => at(player) === `interpret ${night}`, 'the dreams');
      const ball: Action = { type: 'ball', persona: i + 2, card: targets[i + 1] as SuspectId };
      await act(player, ...(lost ? [] : [ball]), { type: 'ready' });
    }
    await guess(phone, [choice ?? '']);
    if (night < NIGHTS) await ghost.until(() => at(ghost) === `vision ${night + 1}`, 'the next night');
  }
  await ghost.until(() => at(ghost).startsWith('shared-vision'), 'the last question');
  const shared =
    viewOf(ghost)
      .ghost?.hand.slice(0, 3)
      .map((dream): Action => ({ type: 'tray-in', dream })) ?? [];
  await act(ghost, ...shared, { type: 'choose', group: 1 });
  await expect(board(phone)).toHaveAttribute('data-step', 'deliberate');
  await lookThrough(phone);
  for (const player of others) {
    await player.until(() => at(player).startsWith('deliberate'), 'the last vision');
    await act(player, { type: 'accuse', group: 1 }, { type: 'ready' });
  }
  await phone.locator('[data-group="1"] [data-glow=accuse]').click();
  await phone.locator('[data-glow=ready]').click();
  await expect(ending(phone)).toBeVisible();
  await lookThrough(phone);
  test.info().annotations.push({ type: 'bytes of pictures', description: String(weight()) });
  console.log(`A table of seven, ${NIGHTS} nights, on a phone: ${weight()} bytes of pictures.`);
  expect(weight()).toBeGreaterThan(300_000);
  expect(weight()).toBeLessThan(BUDGET);
  await Promise.all([ghost, ...others].map((player) => player.leave()));
});
