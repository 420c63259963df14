import { type Action, type Event, rules, type View } from '@ghostlight/mary-king';
import { isRefusal, ORDERS_DELAY, type Replay } from '@ghostlight/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin, gather } from './harness/company.ts';
import { get } from './harness/http.ts';
import type { Player } from './harness/player.ts';
import { type TestServer, testServer } from './harness/test-server.ts';

const viewOf = (player: Player): View => player.view as View;
const asked = (player: Player): string | undefined => {
  const { question, viewer } = viewOf(player);
  return question?.seat === viewer ? question.kind : undefined;
};

async function does(player: Player, wanted: (action: Action) => boolean): Promise<void> {
  const view = viewOf(player);
  const action = rules.legal(view).find(wanted);
  const prompt = rules.prompt(view);
  if (!action || prompt === null) throw new Error(`${player.name} cannot do that.`);
  const answer = await player.act({ prompt, actions: [action] });
  if (isRefusal(answer)) throw new Error(answer.message);
}

/** What was told from one place of the log on, without what it was about. */
const kinds = (player: Player, from: number): readonly string[] =>
  ((player.shown.game?.log ?? []) as readonly Event[]).slice(from).map(({ type }) => type);

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

test('a standing pass in Mary King is told like a pass by hand and never comes sooner than the fixed delay', async () => {
  const company = await gather(server.url, { game: 'mary-king', players: 2, pace: 'off' }, 1);
  await begin(company);
  const [ghost, mortal] = company.players as [Player, Player];
  const watcher = company.watchers[0] as Player;
  const control = (action: Action) => action.type === 'play-control';
  const passes = () => kinds(watcher, 0).filter((type) => type === 'passed').length;
  const told = () => watcher.shown.game?.log.length ?? 0;

  // By hand.
  await does(ghost, control);
  await mortal.until(() => asked(mortal) === 'window', 'the window');
  const byHand = told();
  await does(mortal, ({ type }) => type === 'pass');
  await watcher.until(() => viewOf(watcher).question?.kind === 'act', 'the ghost’s next move');
  const passedByHand = kinds(watcher, byHand);

  // By standing order.
  await mortal.does({ type: 'orders', orders: { control: 'pass' } });
  await does(ghost, control);
  const standing = told();
  await watcher.until(() => told() > standing && viewOf(watcher).question?.kind === 'act', 'the standing pass');
  expect(passedByHand[0]).toBe('passed');
  expect(passes()).toBe(2);
  for (const player of [ghost, watcher]) expect(JSON.stringify(player.frames)).not.toContain('"control":"pass"');

  // DONE is passed by whoever gave no orders at all.
  await mortal.does({ type: 'orders', orders: null });
  await does(ghost, ({ type }) => type === 'done');
  await watcher.until(() => passes() === 3, 'the pass on DONE');
  await ghost.does({ type: 'resign' });
  await watcher.until(() => watcher.facts.phase === 'over', 'the end');

  const replay = await get<Replay>(server.url, `/api/replays/${watcher.facts.end?.replay}`);
  const [, , second = 0, secondPass = 0, done = 0, donePass = 0] = replay.times;
  expect(replay.actions.slice(2, 6).map(({ action }) => (action as Action).type)).toEqual([
    'play-control',
    'pass',
    'done',
    'pass',
  ]);
  expect(secondPass - second).toBeGreaterThanOrEqual(ORDERS_DELAY);
  expect(donePass - done).toBeGreaterThanOrEqual(ORDERS_DELAY);
  await company.leave();
});
