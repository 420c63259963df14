import { type Answer, isRefusal } from '@ghostlight/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALLOWANCES } from '../src/limits/allowances.ts';
import { begin, gather } from './harness/company.ts';
import { Player } from './harness/player.ts';
import { type TestServer, testServer } from './harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const say = (player: Player, text: string, channel = 'table') => player.ask('chat', { channel, text });
const code = (answer: Answer) => isRefusal(answer) && answer.error;
const texts = (player: Player) => player.chat.map(({ text }) => text);

test('watchers read the table’s talk, and their own never reaches a seat', async () => {
  const company = await gather(server.url, { game: 'toy', players: 2 }, 2);
  const [ada, bob] = company.players as [Player, Player];
  const [wim, yin] = company.watchers as [Player, Player];
  await say(wim, 'before the game all may talk');
  await begin(company);
  expect(code(await say(wim, 'psst, b has 7'))).toBe('watching');
  await say(wim, 'b has 7', 'parlour');
  expect(code(await say(ada, 'hello', 'parlour'))).toBe('not-watching');
  await say(ada, 'ready?');
  await Promise.all([bob, yin].map((one) => one.until(() => texts(one).includes('ready?'), 'the talk')));
  expect(texts(bob)).toEqual(['before the game all may talk', 'ready?']);
  expect(texts(yin)).toEqual(['before the game all may talk', 'b has 7', 'ready?']);
  const back = await Player.enter(server.url, company.table.id, 'Bob', { key: bob.key });
  await back.until(() => back.chat.length > 0, 'the tail');
  expect(texts(back)).toEqual(texts(bob));
  await back.leave();
  await company.leave();
});

test('a seat that must be silent is, and may speak again when the game is over', async () => {
  const company = await gather(server.url, { game: 'toy', players: 2, options: { silent: true } });
  const [ada, bob] = company.players as [Player, Player];
  await say(ada, 'still in the lobby');
  await begin(company);
  expect(code(await say(ada, 'it was the butler'))).toBe('silent');
  expect(code(await ada.ask('point', { card: 'x', x: 1, y: 1 }))).toBe('silent');
  await say(bob, 'hm');
  await bob.does({ type: 'resign' });
  expect(await say(ada, 'it was the butler')).toEqual({ ok: true });
  await company.leave();
});

test('the ghost of Mysterium is mute during play', async () => {
  const company = await gather(server.url, { game: 'mysterium', players: 3 });
  await begin(company);
  const ghost = company.players.find(({ seat }) => seat === 'ghost') as Player;
  const psychic = company.players.find(({ seat }) => seat !== 'ghost') as Player;
  expect(code(await say(ghost, 'boo'))).toBe('silent');
  expect(await say(psychic, 'I see a garden')).toEqual({ ok: true });
  const answer = await ghost.verb({ type: 'pause' });
  expect(isRefusal(answer)).toBe(true);
  await company.leave();
});

test('pointing shows a spot of a card to everybody', async () => {
  const company = await gather(server.url, { game: 'toy', players: 2 }, 1);
  await begin(company);
  const [ada, bob] = company.players as [Player, Player];
  const watcher = company.watchers[0] as Player;
  await ada.ask('point', { card: 'd07', x: 250, y: 999 });
  await Promise.all([bob, watcher].map((one) => one.until(() => one.points.length === 1, 'the point')));
  expect(watcher.points).toEqual([{ seat: 'a', card: 'd07', x: 250, y: 999 }]);
  expect(code(await watcher.ask('point', { card: 'd07', x: 1, y: 1 }))).toBe('no-seat');
  expect(code(await ada.ask('point', { card: 'd07', x: -1, y: 1 }))).toBe('bad-point');
  await company.leave();
});

test('whom the host mutes is silent until the host lets them speak', async () => {
  const company = await gather(server.url, { game: 'toy', players: 2 });
  const [ada, bob] = company.players as [Player, Player];
  await ada.does({ type: 'mute', person: bob.person, muted: true });
  expect(code(await say(bob, 'spam'))).toBe('muted');
  await ada.does({ type: 'mute', person: bob.person, muted: false });
  expect(await say(bob, 'sorry')).toEqual({ ok: true });
  await company.leave();
});

test('the last 200 lines are kept, of at most 500 plain characters each', async () => {
  const company = await gather(server.url, { game: 'toy', players: 2 });
  const [ada] = company.players as [Player];
  for (let n = 1; n <= 205; n++) await say(ada, `line ${n}`);
  expect(code(await say(ada, 'x'.repeat(501)))).toBe('bad-chat');
  expect(code(await say(ada, ' \u200B '))).toBe('bad-chat');
  await say(ada, '<b>bold\u0000</b>');
  const late = await Player.enter(server.url, company.table.id, 'Late');
  await late.until(() => late.chat.length > 0, 'the tail');
  expect(late.chat).toHaveLength(200);
  expect(texts(late)[0]).toBe('line 7');
  expect(texts(late).at(-1)).toBe('<b>bold </b>');
  await late.leave();
  await company.leave();
});

test('who talks too fast is told to wait', async () => {
  await server.stop();
  server = await testServer({ allowances: { chat: ALLOWANCES.chat } });
  const company = await gather(server.url, { game: 'toy', players: 2 });
  const [ada] = company.players as [Player];
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => say(ada, `${n}`)));
  expect(answers.map(code)).toContain('too-fast');
  expect(answers[0]).toEqual({ ok: true });
  await company.leave();
});
