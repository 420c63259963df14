import { expectAccessible } from './axe.ts';
import { expect, PHONE, test } from './ghostlight.ts';
import { begin, board, host, note, sentence, sit } from './table.ts';

test('an illegal tap explains itself', async ({ visit }) => {
  const [ada, ben] = [await visit(), await visit(PHONE)];
  await sit(ben, await host(ada, 'Rest in Peace', 'Ada'), 'Ben');
  await begin(ada, ben);
  const adaOpens = (await board(ada).locator('[data-glow]').count()) > 0;
  const [opener, other] = adaOpens ? [ada, ben] : [ben, ada];

  // Not one's turn.
  await other.locator('[data-hand]').first().press('Enter');
  await expect(note(other)).toHaveText(/not your turn/);
  await expectAccessible(other);

  // One's turn, but nothing to hand over yet.
  await opener.getByRole('button', { name: 'Hand over' }).click();
  await expect(note(opener)).toHaveText(/beat 0 to end your turn, or withdraw/);
  await expect(sentence(opener)).toHaveText(/Your turn/);
});

test('a full table offers watching', async ({ visit }) => {
  const [ada, ben, eve] = [await visit(), await visit(PHONE), await visit(PHONE)];
  const link = await host(ada, 'Rest in Peace', 'Ada');
  await sit(ben, link, 'Ben');
  await eve.goto(link);
  await expect(eve.getByText('Every seat is taken.')).toBeVisible();
  await expect(eve.getByRole('button', { name: 'Take a seat' })).toHaveCount(0);
  await expectAccessible(eve);
  await eve.getByRole('button', { name: 'Just watch' }).click();
  await expect(eve.getByRole('heading', { name: 'Who is here' })).toBeVisible();
  await expect(ada.getByText('1 watching')).toBeVisible();
  await begin(ada, ben);
  await expect(board(eve)).toBeVisible();
});

test('a wrong code says so and helps', async ({ visit }) => {
  const page = await visit(PHONE);
  await page.goto('/');
  await page.getByLabel('Table code').fill('no');
  await page.getByRole('button', { name: 'Go to the table' }).click();
  await expect(page.getByRole('alert')).toHaveText('A code has 6 letters, and never I, L or O.');
  await expectAccessible(page);

  await page.getByLabel('Table code').fill('zzzzzz');
  await page.getByRole('button', { name: 'Go to the table' }).click();
  await expect(page.getByRole('heading', { name: 'No table here' })).toBeVisible();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expectAccessible(page);
  await expect(page.getByLabel('Table code')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the parlour' }).last().click();
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('a code read out leads to the table', async ({ visit }) => {
  const [ada, ben] = [await visit(), await visit(PHONE)];
  await host(ada, 'Rest in Peace', 'Ada');
  const code = await ada.getByText(/^[A-Z]{6}$/).textContent();
  await ben.goto('/');
  await ben.getByLabel('Your name at the table').fill('Ben');
  await ben.getByLabel('Table code').fill(` ${code?.toLowerCase()} `);
  await ben.getByRole('button', { name: 'Go to the table' }).click();
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await expect(ada.getByRole('button', { name: 'Ben' })).toBeVisible();
});

test('out of sight, the tab’s title and a notification call one back when it is one’s turn', async ({ visit }) => {
  const [ada, ben] = [await visit(), await visit()];
  for (const page of [ada, ben]) {
    await page.context().grantPermissions(['notifications']);
    await page.addInitScript(recordNotifications);
  }
  await sit(ben, await host(ada, 'Rest in Peace', 'Ada'), 'Ben');
  await begin(ada, ben);
  const adaOpens = (await board(ada).locator('[data-glow]').count()) > 0;
  const [opener, other] = adaOpens ? [ada, ben] : [ben, ada];
  await expect(opener).toHaveTitle(/^● Your turn/);
  await expect(other).not.toHaveTitle(/●/);
  await other.evaluate(() => document.documentElement.setAttribute('data-hidden', ''));
  await opener.locator('[data-hand][data-glow]').first().press('Enter');
  await opener.locator('[data-glow=confirm]').click();
  await opener.locator('[data-glow=end]').click();
  await expect(other).toHaveTitle(/^● /);
  await expect(other.locator('html')).toHaveAttribute('data-notified', (await sentence(other).textContent()) ?? '');
  await expect(opener.locator('html')).not.toHaveAttribute('data-notified');
});

/** In the page: while <html data-hidden> it counts as out of sight, and a notification is written down as it is shown. */
function recordNotifications() {
  const root = () => document.documentElement;
  Object.defineProperty(document, 'hidden', { get: () => root().hasAttribute('data-hidden') });
  const Shown = window.Notification;
  window.Notification = class extends Shown {
    constructor(title: string, options?: NotificationOptions) {
      super(title, options);
      root().setAttribute('data-notified', options?.body ?? '');
    }
  };
}
