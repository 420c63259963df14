import type { BrowserContextOptions, Page } from '@playwright/test';
import { createTable } from '../../server/test/harness/http.ts';
import { Player } from '../../server/test/harness/player.ts';
import { DESKTOP, PHONE, type Visit } from './ghostlight.ts';
import { board } from './table.ts';

const NAMES = ['Ben', 'Cleo', 'Dan', 'Edith', 'Fay', 'Gus'];

export interface Seance {
  readonly link: string;
  readonly ghost: Page;
  readonly psychics: readonly Page[];
  readonly spectator: Page;
}

interface Wish {
  /** What every browser has besides. */
  readonly browser?: BrowserContextOptions;
  readonly options?: Record<string, unknown>;
  readonly players: number;
  /** Called with each page before it goes anywhere. */
  readonly meet?: (page: Page, name: string) => void | Promise<void>;
}

/** A browser that remembers having been at this table as this person. */
export const asPerson = (address: string, table: string, { key, name }: Player): BrowserContextOptions => ({
  storageState: {
    cookies: [],
    origins: [
      {
        origin: address,
        localStorage: Object.entries({ key, name, tables: [table] }).map(([place, value]) => ({
          name: `ghostlight.${place}`,
          value: JSON.stringify(value),
        })),
      },
    ],
  },
});

/**
 * A dealt table: a ghost, so many psychics and one who looks on; the first psychic sits at a phone. They sit down over
 * the wire (the lobby has tests of its own), then everyone opens a browser of their own and is at the board.
 */
export async function gather(
  visit: Visit,
  address: string,
  { browser = {}, options = {}, players, meet }: Wish,
): Promise<Seance> {
  const { id } = await createTable(address, { game: 'mysterium', options, players });
  const names = ['Ada', ...NAMES.slice(0, players - 1)];
  const people: Player[] = [];
  for (const [n, name] of names.entries()) {
    const player = await Player.enter(address, id, name);
    await player.does({ type: 'sit', seat: n === 0 ? 'ghost' : `psychic-${n}` });
    people.push(player);
  }
  // A chair taken asks everybody anew, so all sit before anyone is ready.
  await Promise.all(people.slice(1).map((player) => player.ready()));
  await people[0]?.start();
  const link = `/t/${id}`;
  const open = async (person: Player, n: number): Promise<Page> => {
    const page = await visit({ ...(n === 1 ? PHONE : DESKTOP), ...browser, ...asPerson(address, id, person) });
    await meet?.(page, person.name);
    await page.goto(link);
    await board(page).waitFor();
    return page;
  };
  const watcher = await Player.enter(address, id, 'Wanda');
  const pages = await Promise.all([...people, watcher].map(open));
  await Promise.all([...people, watcher].map((person) => person.leave()));
  const [ghost, ...others] = pages;
  const spectator = others.pop();
  if (!ghost || !spectator) throw new Error('A séance needs a ghost.');
  return { link, ghost, psychics: others, spectator };
}

/** The ghost sends one dream to whoever waits, all in one go; gives the card each is to find, in order. */
export const sendDreams = (ghost: Page): Promise<readonly string[]> =>
  ghost.evaluate(async () => {
    const find = (what: string) => document.querySelector<HTMLElement>(what);
    const step = () => find('[data-board]')?.dataset.step;
    const until = (holds: () => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => (holds() ? resolve() : requestAnimationFrame(look));
        look();
      });
    const targets: string[] = [];
    await until(() => step() === 'vision' && find('[data-target]') !== null);
    while (step() === 'vision') {
      const target = find('[data-target]')?.dataset.target;
      if (!target) break;
      targets.push(target);
      await until(() => find('[data-glow=dream]') !== null);
      const card = find('[data-hand]');
      find('[data-glow=dream]')?.click();
      await until(() => find('[data-glow=send]') !== null);
      find('[data-glow=send]')?.click();
      await until(() => card?.isConnected !== true);
    }
    return targets;
  });

export const dreamsInHand = (ghost: Page): Promise<readonly string[]> =>
  ghost.locator('[data-hand]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-hand') ?? ''));

/** Somebody puts their balls on these cards, one for each of their seekers, and says they are ready. */
export const guess = (psychic: Page, cards: readonly string[]): Promise<void> =>
  psychic.evaluate(async (wanted) => {
    const find = (what: string) => document.querySelector<HTMLElement>(what);
    const until = (holds: () => boolean) =>
      new Promise<void>((resolve) => {
        const look = () => (holds() ? resolve() : requestAnimationFrame(look));
        look();
      });
    await until(() => find('[data-board]')?.dataset.step === 'interpret');
    for (const [n, card] of wanted.entries()) {
      if (wanted.length > 1) document.querySelectorAll<HTMLElement>('[data-seeker]')[n]?.click();
      await until(() => find(`[data-suspect=${card}] [data-glow=ball]`) !== null);
      find(`[data-suspect=${card}] [data-glow=ball]`)?.click();
      await until(() => find(`[data-suspect=${card}] [aria-pressed=true]`) !== null);
    }
    await until(() => find('[data-glow=ready]') !== null);
    find('[data-glow=ready]')?.click();
  }, cards);

/** Everyone finds what was meant for them. */
export async function guessRight(psychics: readonly Page[], targets: readonly string[]): Promise<void> {
  const each = targets.length / psychics.length;
  await Promise.all(psychics.map((page, i) => guess(page, targets.slice(i * each, (i + 1) * each))));
}

/** The ghost accuses a group with three dreams. */
export async function chooseCulprit(ghost: Page, group = 0): Promise<void> {
  await ghost.locator('[data-glow=group]').nth(group).click();
  for (let i = 0; i < 3; i++) await ghost.locator('[data-glow=dream][aria-pressed=false]').first().click();
  await ghost.locator('[data-glow=choose]').click();
}
