import { once } from 'node:events';
import { CLOSE, newActId } from '@ghostlight/protocol';
import { diceFrom } from '@ghostlight/rules-testkit';
import { afterEach, describe, expect, test } from 'vitest';
import { ALLOWANCES } from '../src/limits/allowances.ts';
import { begin, type Company, gather } from './harness/company.ts';
import { get, sure } from './harness/http.ts';
import { malice, type Target } from './harness/malice.ts';
import { Player } from './harness/player.ts';
import { RawClient, requestBytes } from './harness/raw-client.ts';
import { type TestServer, testServer } from './harness/test-server.ts';

const MESSAGES = 100_000;
const CLIENTS = 10;
const SEED = process.env.SEED ?? 'malice';
const TOY = { game: 'toy', players: 2 } as const;

let server: TestServer;
afterEach(() => server.stop());

const confirmed = (number: number) => [{ type: 'pick', number }, { type: 'confirm' }];

/** A table before, one during and one after a match, and what a hostile client may know of each. */
async function tables(url: string): Promise<readonly (readonly [Company, Target])[]> {
  const made = await Promise.all(['lobby', 'playing', 'over'].map(() => gather(url, TOY)));
  const [, playing, over] = made as [Company, Company, Company];
  const old: object[] = [];
  for (const company of [playing, over]) {
    await begin(company);
    for (const player of company.players) {
      const act = { id: newActId(), seat: player.seat as string, prompt: 'round:1', actions: confirmed(3) };
      sure(await player.act(act));
      old.push(act);
    }
  }
  await over.players[0]?.does({ type: 'resign' });
  await over.players[1]?.until(() => over.players[1]?.facts.phase === 'over', 'the end');
  return made.map((company) => {
    const { facts } = company.players[0] as Player;
    const people = facts.people.map(({ id }) => id);
    return [company, { seats: facts.seats.map(({ seat }) => seat), people, prompt: 'round:2', old }] as const;
  });
}

/** All that must not change: the facts but for who watches, and everybody's view. */
const stateOf = (company: Company): unknown =>
  company.players.map(({ facts, shown, person }) => {
    const { people, watchers: _coming, ...rest } = facts;
    return [rest, people.find(({ id }) => id === person), shown.game];
  });

describe('hostile clients', () => {
  test(`send ${MESSAGES} malformed or illegal messages, and nothing changes`, async () => {
    server = await testServer();
    const here = await tables(server.url);
    const before = here.map(([company]) => stateOf(company));
    let sent = 0;
    const attack = async (number: number): Promise<void> => {
      const dice = diceFrom(`${SEED} ${number}`);
      const [company, target] = here[number % here.length] as readonly [Company, Target];
      while (sent < MESSAGES) {
        const client = await hostile(company.table.id);
        while (client.closed === null && sent < MESSAGES) {
          for (let burst = 0; burst < 100; burst++, sent++) client.socket.send(malice(dice, target), () => undefined);
          await answered(client);
        }
        client.socket.terminate();
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, (_, number) => attack(number)));
    expect(await get(server.url, '/healthz')).toEqual({ ok: true });
    for (const [company] of here)
      for (const player of company.players) {
        const { shown } = player;
        sure(await player.ask('full'));
        await player.until(() => player.shown !== shown && player.shown.table !== shown.table, 'the whole view');
        expect(player.closed, `seed ${SEED}`).toBeNull();
      }
    expect(here.map(([company]) => stateOf(company))).toEqual(before);
    const [, playing] = here[1] as readonly [Company, Target];
    expect(playing.prompt).toBe('round:2');
    for (const player of here[1]?.[0].players ?? [])
      expect(await player.act({ prompt: 'round:2', actions: confirmed(2) })).toEqual({ ok: true });
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    for (const [company] of here) await company.leave();
  });

  test('that send too much at once are cut, and nobody else is', async () => {
    server = await testServer({ strict: true, allowances: { slowed: { burst: 3, perSecond: 0.001 } } });
    const company = await gather(server.url, TOY);
    await begin(company);
    const flooder = await hostile(company.table.id);
    const over = once(flooder.socket, 'close');
    while (flooder.closed === null) {
      for (let burst = 0; burst < 200; burst++) flooder.socket.send(requestBytes(1, 'act', {}), () => undefined);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await over;
    expect(flooder.closed).toBe(CLOSE.flooding);
    for (const player of company.players) {
      expect(await player.act({ prompt: 'round:1', actions: confirmed(2) })).toEqual({ ok: true });
      expect(player.closed).toBeNull();
    }
    await company.leave();
  });

  test('that send a message of more than 8 KB lose their line', async () => {
    server = await testServer();
    const company = await gather(server.url, TOY);
    const client = await hostile(company.table.id);
    const over = once(client.socket, 'close');
    client.socket.send(requestBytes(1, 'act', 'x'.repeat(9_000)));
    await over;
    expect(client.closed).toBe(1009);
    await company.leave();
  });

  test('that guess codes are told to wait', async () => {
    server = await testServer({ allowances: { doors: ALLOWANCES.doors } });
    const answers = await Promise.all(
      Array.from({ length: ALLOWANCES.doors.burst + 30 }, () =>
        get<{ error: string }>(server.url, '/api/tables/AAAAAA'),
      ),
    );
    expect(new Set(answers.map(({ error }) => error))).toEqual(new Set(['no-such-table', 'too-many']));
  });
});

async function hostile(table: string): Promise<RawClient> {
  const { reservation } = sure(await new Player(server.url, table, 'Mallory').knock());
  return RawClient.join(server.url, reservation);
}

/** Until all that was sent is dealt with, or the line is gone. */
async function answered(client: RawClient): Promise<void> {
  client.messages.length = 0;
  client.request(127, 'full', {});
  while (client.closed === null && !client.messages.some((bytes) => bytes[0] === 22 && bytes[1] === 127))
    await Promise.race([once(client.socket, 'message'), once(client.socket, 'close')]);
}
