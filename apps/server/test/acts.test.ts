import { isRefusal, newActId } from '@ghostlight/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begin, type Company, gather } from './harness/company.ts';
import { Player } from './harness/player.ts';
import { type TestServer, testServer } from './harness/test-server.ts';

const pick = (number: number) => ({ type: 'pick', number });
const confirm = { type: 'confirm' };

let server: TestServer;
let company: Company;
let ada: Player;
let bob: Player;
beforeAll(async () => {
  server = await testServer();
  company = await gather(server.url, { game: 'toy', players: 2, options: { rounds: 20 } }, 1);
  await begin(company);
  [ada, bob] = company.players as [Player, Player];
});
afterAll(async () => {
  await company.leave();
  await server.stop();
});

const round = () => `round:${(ada.view as { round: number }).round}`;

async function finishRound(): Promise<void> {
  const before = round();
  await ada.act({ prompt: before, actions: [pick(2), confirm] });
  await bob.act({ prompt: before, actions: [pick(3), confirm] });
  await ada.until(() => round() !== before, 'the next round');
}

describe('an act', () => {
  test('of several actions happens whole or not at all', async () => {
    const answer = await ada.act({ prompt: round(), actions: [pick(4), confirm, pick(5)] });
    expect(answer).toEqual({ error: 'sure', message: 'You have confirmed your number.' });
    expect(ada.view).toMatchObject({ mine: null, sure: [] });
    await finishRound();
  });

  test('sent twice happens once and gets the same answer', async () => {
    const act = { id: newActId(), prompt: round(), actions: [pick(4)] };
    expect(await ada.act(act)).toEqual({ ok: true });
    const { n } = ada.shown.game ?? { n: -1 };
    expect(await ada.act(act)).toEqual({ ok: true });
    expect(await ada.act({ ...act, actions: [pick(9)] })).toEqual({ ok: true });
    expect(ada.view).toMatchObject({ mine: 4 });
    expect(ada.shown.game?.n).toBe(n);
    await finishRound();
  });

  test('that was refused stays refused when it is sent again, though it would be allowed by now', async () => {
    const act = { id: newActId(), prompt: round(), actions: [confirm] };
    const first = await ada.act(act);
    expect(first).toEqual({ error: 'no-number', message: 'Pick a number first.' });
    expect(await ada.act({ prompt: round(), actions: [pick(4)] })).toEqual({ ok: true });
    expect(await ada.act(act)).toEqual(first);
    expect(ada.view).toMatchObject({ mine: 4, sure: [] });
    await finishRound();
  });

  test('of a stranger uses up no id of the seat', async () => {
    const act = { id: newActId(), seat: 'a', prompt: round(), actions: [pick(4)] };
    expect(await bob.act(act)).toMatchObject({ error: 'not-your-seat' });
    expect(await ada.act(act)).toEqual({ ok: true });
    await finishRound();
  });

  test('for a question that is no longer open is stale', async () => {
    const old = round();
    await finishRound();
    const answer = await ada.act({ prompt: old, actions: [pick(1)] });
    expect(isRefusal(answer) && answer.error).toBe('stale');
  });

  test('of two players at the same moment both succeed', async () => {
    const prompt = round();
    const answers = await Promise.all([
      ada.act({ prompt, actions: [pick(1), confirm] }),
      bob.act({ prompt, actions: [pick(2), confirm] }),
    ]);
    expect(answers).toEqual([{ ok: true }, { ok: true }]);
    await ada.until(() => round() !== prompt, 'the next round');
  });

  test('for another seat, or by someone who watches, is refused and the line stays', async () => {
    const watcher = company.watchers[0] as Player;
    const wrong = await ada.act({ seat: 'b', prompt: round(), actions: [pick(1)] });
    const watching = await watcher.act({ seat: 'a', prompt: round(), actions: [pick(1)] });
    const screen = await Player.enter(server.url, company.table.id, 'Ada', { key: ada.key, as: 'watcher' });
    const shown = await screen.act({ seat: 'a', prompt: round(), actions: [pick(1)] });
    expect([wrong, watching, shown].map((one) => isRefusal(one) && one.error)).toEqual([
      'not-your-seat',
      'not-your-seat',
      'watching',
    ]);
    expect(watcher.closed).toBeNull();
    expect(screen.view).toMatchObject({ viewer: 'spectator' });
    await screen.leave();
  });

  test('that cannot be read is refused in words, and the line stays', async () => {
    for (const body of [null, 'act', [], { actions: [] }, { id: 'x'.repeat(100) }, { ...{ seat: 'a' }, extra: 1 }]) {
      const answer = await ada.ask('act', body);
      expect(isRefusal(answer) && answer.error).toBe('bad-act');
    }
    const odd = await ada.act({ prompt: round(), actions: [{ type: 'pick', number: 99 }] });
    expect(isRefusal(odd) && odd.error).toBe('bad-action');
    ada.room?.send('nonsense', { a: 1 });
    ada.room?.send('act', { a: 1 });
    expect(await ada.act({ prompt: round(), actions: [pick(1)] })).toEqual({ ok: true });
  });

  test('is refused while the game is paused', async () => {
    await ada.does({ type: 'pause' });
    const answer = await bob.act({ prompt: round(), actions: [pick(1)] });
    expect(isRefusal(answer) && answer.error).toBe('paused');
    await ada.does({ type: 'resume' });
    expect(await bob.act({ prompt: round(), actions: [pick(1)] })).toEqual({ ok: true });
  });
});
