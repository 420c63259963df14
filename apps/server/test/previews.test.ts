import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { GAMES } from '../src/registry.ts';
import { begin, gather } from './harness/company.ts';
import { createTable } from './harness/http.ts';
import { Player } from './harness/player.ts';
import { newDataDir, type TestServer, testServer } from './harness/test-server.ts';

const PAGE = `<!doctype html><html><head><title>Ghostlight</title>
<meta name="description" content="An online parlour." /></head><body><div id="root"></div></body></html>`;

const TITLES = {
  'rest-in-peace': 'Rest in Peace',
  'mary-king': 'The Mirroring of Mary King',
  mysterium: 'Mysterium',
};

let server: TestServer;
afterEach(() => server.stop());

async function open(allowances = {}): Promise<void> {
  const webDist = join(newDataDir(), 'dist');
  mkdirSync(webDist, { recursive: true });
  writeFileSync(join(webDist, 'index.html'), PAGE);
  server = await testServer({ webDist, allowances });
}

const page = async (path: string): Promise<string> => (await fetch(server.url + path)).text();
const meta = (html: string, property: string): string | undefined =>
  new RegExp(`<meta property="${property}" content="([^"]*)" />`).exec(html)?.[1];

test('an invitation names the game and its host, with whole addresses', async () => {
  await open();
  expect([...GAMES.keys()].sort()).toEqual(Object.keys(TITLES).sort());
  for (const [game, title] of Object.entries(TITLES)) {
    const table = await createTable(server.url, { game });
    const ada = await Player.enter(server.url, table.id, 'Ada');
    for (const path of [`/t/${table.id}`, `/t/${table.code}`, `/tv/${table.code}`]) {
      const html = await page(path);
      expect(meta(html, 'og:title')).toBe(`Ada invites you to ${title}`);
      expect(html).toContain(`<title>Ada invites you to ${title}</title>`);
      expect(meta(html, 'og:url')).toBe(server.url + path);
      expect(meta(html, 'og:image')).toBe(`${server.url}/og.jpg`);
      expect(meta(html, 'og:description')).toMatch(/seats? (is|are) free/);
    }
    await ada.leave();
  }
});

test('a name with signs of HTML stays a name', async () => {
  await open();
  const table = await createTable(server.url, { game: 'mysterium' });
  const host = await Player.enter(server.url, table.id, `"><b>$&'`);
  const html = await page(`/t/${table.id}`);
  expect(meta(html, 'og:title')).toBe('&quot;&gt;&lt;b&gt;$&amp;&#39; invites you to Mysterium');
  expect(html).not.toContain('<b>');
  await host.leave();
});

test('a running game is shown as one to watch, and the link that carries a seat is not repeated', async () => {
  await open();
  const company = await gather(server.url, { game: 'rest-in-peace', players: 2 });
  await begin(company);
  const html = await page(`/t/${company.players[0]?.facts.id}?carry=one-time-word`);
  expect(meta(html, 'og:title')).toBe('Rest in Peace at Ada’s table');
  expect(html).not.toContain('one-time-word');
  await company.leave();
});

test('a code that leads nowhere and a page of the parlour have the parlour’s own preview', async () => {
  await open();
  for (const path of ['/', '/t/ABCDEF', '/rules/mysterium']) {
    const html = await page(path);
    expect(meta(html, 'og:title')).toBe('Ghostlight: a parlour for three ghost games');
    expect(meta(html, 'og:url')).toBe(server.url + path);
  }
});

test('who knocks too often learns nothing from previews', async () => {
  await open({ doors: { burst: 1, perSecond: 0 } });
  const table = await createTable(server.url, { game: 'mysterium' });
  expect(meta(await page(`/t/${table.code}`), 'og:title')).toContain('Mysterium');
  expect(meta(await page(`/t/${table.code}`), 'og:title')).toContain('parlour');
});
