import { Client, type Room } from '@colyseus/sdk';
import type { Listing, LobbyEntered } from '@ghostlight/protocol';
import { afterEach, expect, test } from 'vitest';
import { createTable, post, sure } from './harness/http.ts';
import { Player } from './harness/player.ts';
import { type TestServer, testServer } from './harness/test-server.ts';

let server: TestServer;
afterEach(() => server.stop());

type Listed = { readonly roomId: string; readonly metadata: Listing };

/** Somebody in the parlour, who sees the public tables come and go. */
class Onlooker {
  readonly tables = new Map<string, Listing>();
  /** Everything that was ever told, to look for what should not be there. */
  heard = '';
  #changed: () => void = () => undefined;

  static async enter(url: string): Promise<[Onlooker, Room]> {
    const { reservation } = sure(await post<LobbyEntered>(url, '/api/lobby/enter', {}));
    const room = (await new Client(url).consumeSeatReservation(reservation)) as unknown as Room;
    room.reconnection.enabled = false;
    const onlooker = new Onlooker();
    room.onMessage('rooms', (rooms: readonly Listed[]) => {
      for (const { roomId, metadata } of rooms) onlooker.tables.set(roomId, metadata);
      onlooker.#hear(rooms);
    });
    room.onMessage('+', ([id, { metadata }]: readonly [string, Listed]) => {
      onlooker.tables.set(id, metadata);
      onlooker.#hear(metadata);
    });
    room.onMessage('-', (id: string) => {
      onlooker.tables.delete(id);
      onlooker.#hear(id);
    });
    return [onlooker, room];
  }

  #hear(what: unknown): void {
    this.heard += JSON.stringify(what);
    this.#changed();
  }

  /** Waits for what is told, not for time. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      await new Promise<void>((resolve) => {
        this.#changed = resolve;
      });
    }
  }
}

test('public tables are listed live: they appear, change, and go when they become private', async () => {
  server = await testServer();
  const early = await createTable(server.url, { game: 'toy', public: true });
  const host = await Player.enter(server.url, early.id, 'Ada');
  const [onlooker, room] = await Onlooker.enter(server.url);
  await onlooker.until(() => onlooker.tables.get(early.id)?.host === 'Ada');

  const late = await createTable(server.url, { game: 'toy', public: true });
  const other = await Player.enter(server.url, late.id, 'Eve');
  await onlooker.until(() => onlooker.tables.get(late.id)?.host === 'Eve');
  expect(onlooker.tables.get(late.id)).toMatchObject({ game: 'toy', phase: 'lobby' });

  await other.does({ type: 'settings', public: false });
  await onlooker.until(() => !onlooker.tables.has(late.id));
  await other.does({ type: 'settings', public: true });
  await onlooker.until(() => onlooker.tables.has(late.id));
  for (const one of [host, other]) await one.leave();
  await room.leave();
});

test('a private table is never told of, whatever happens at it', async () => {
  server = await testServer();
  const hidden = await createTable(server.url, { game: 'toy', public: false });
  const ada = await Player.enter(server.url, hidden.id, 'Ada');
  const [onlooker, room] = await Onlooker.enter(server.url);
  const ben = await Player.enter(server.url, hidden.id, 'Ben');
  await ben.leave();
  const shown = await createTable(server.url, { game: 'toy', public: true });
  const eve = await Player.enter(server.url, shown.id, 'Eve');
  await onlooker.until(() => onlooker.tables.get(shown.id)?.host === 'Eve');
  expect(onlooker.heard).not.toContain(hidden.id);
  expect(onlooker.heard).not.toContain(hidden.code);
  for (const one of [ada, eve]) await one.leave();
  await room.leave();
});
