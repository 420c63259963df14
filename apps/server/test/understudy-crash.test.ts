import { diceFrom } from '@ghostlight/rules-kit';
import { expect, test } from 'vitest';
import type { GameRules } from '../src/games.ts';
import { autoplay } from './harness/autoplay.ts';
import { createTable } from './harness/http.ts';
import { Player } from './harness/player.ts';
import { ServerProcess } from './harness/server-process.ts';
import { newDataDir, TEST_GAMES } from './harness/test-server.ts';

const rules = TEST_GAMES.get('rest-in-peace')?.rules as GameRules;

test('a server killed while an understudy thinks: it goes on where it was', async () => {
  const dataDir = newDataDir();
  const before = await ServerProcess.start(dataDir, undefined, { understudyPause: 'human' });
  const table = await createTable(before.url, { game: 'rest-in-peace', pace: 'off' });
  const ada = await Player.enter(before.url, table.id, 'Ada');
  await ada.does({ type: 'sit', seat: 'green' });
  await ada.does({ type: 'understudy', seat: 'blue', strength: 'cruel' });
  await ada.start();
  await ada.until(() => ada.shown.game !== null, 'the deal');
  // Green plays what it may: then it is blue's turn, and blue takes its time.
  while (rules.prompt(ada.view) !== null) {
    const [first] = rules.legal(ada.view);
    await ada.act({ prompt: rules.prompt(ada.view) ?? '', actions: [first as Record<string, unknown>] });
  }
  const { step } = ada.view as { readonly step: number };
  await before.kill();
  await ada.until(() => ada.closed !== null, 'the line to break');
  const next = await ServerProcess.start(dataDir, before.port);
  await ada.enter();
  expect(ada.facts.seats.find(({ seat }) => seat === 'blue')).toMatchObject({ kind: 'understudy', strength: 'cruel' });
  await ada.until(() => (ada.view as { readonly step: number }).step > step, 'the understudy to play');
  await autoplay(ada, rules, diceFrom('after the crash'));
  expect(ada.facts.end?.by).toBe('rules');
  await ada.leave();
  await next.kill();
}, 120_000);
