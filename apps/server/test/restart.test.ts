import { newActId } from '@ghostlight/protocol';
import { expect, test } from 'vitest';
import { begin, gather } from './harness/company.ts';
import type { Player } from './harness/player.ts';
import { testServer } from './harness/test-server.ts';

const pick = (number: number) => ({ type: 'pick', number });
const confirm = { type: 'confirm' };

test('after a restart a repeated act still gets its first answer, and the game goes on where it was', async () => {
  const before = await testServer();
  const here = await gather(before.url, { game: 'toy', players: 2 });
  await begin(here);
  const [first, second] = here.players as [Player, Player];
  const act = { id: newActId(), prompt: 'round:1', actions: [pick(7), confirm] };
  expect(await first.act(act)).toEqual({ ok: true });
  await before.stop();
  await first.until(() => first.closed !== null, 'the line to close');
  expect(first.byes[0]?.reason).toBe('restart');
  const next = await testServer({ dataDir: before.dataDir, port: before.port });
  await first.enter();
  await second.enter();
  expect(first.seat).toBe('a');
  expect(first.view).toMatchObject({ mine: 7, sure: ['a'] });
  expect(await first.act(act)).toEqual({ ok: true });
  expect(await second.act({ prompt: 'round:1', actions: [pick(2), confirm] })).toEqual({ ok: true });
  await first.until(() => (first.view as { round: number }).round === 2, 'round 2');
  expect(first.view).toMatchObject({ scores: { a: 1, b: 0 } });
  await here.leave();
  await next.stop();
});
