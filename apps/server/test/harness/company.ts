import type { CreateTable, TableCreated } from '@ghostlight/protocol';
import { createTable } from './http.ts';
import { Player } from './player.ts';

export interface Company {
  readonly table: TableCreated;
  /** In the order of the seats; the first is host. */
  readonly players: readonly Player[];
  readonly watchers: readonly Player[];
  leave(): Promise<void>;
}

/** A table with somebody on every seat, and so many watchers; not yet started. */
export async function gather(url: string, wish: CreateTable, watchers = 0): Promise<Company> {
  const table = await createTable(url, wish);
  const host = await Player.enter(url, table.id, 'Ada');
  const seats = host.facts.seats.map(({ seat }) => seat);
  const guests = await Promise.all(seats.slice(1).map((seat) => Player.enter(url, table.id, `Guest ${seat}`)));
  const looking = await Promise.all(
    Array.from({ length: watchers }, (_, index) => Player.enter(url, table.code, `Watcher ${index}`)),
  );
  const players = [host, ...guests];
  for (const [index, player] of players.entries()) await player.does({ type: 'sit', seat: seats[index] as string });
  return {
    table,
    players,
    watchers: looking,
    leave: async () => {
      await Promise.all([...players, ...looking].map((one) => one.leave()));
    },
  };
}

/** Everyone ready, the game dealt and shown to all. */
export async function begin({ players, watchers }: Company): Promise<void> {
  const [host, ...guests] = players as readonly [Player, ...Player[]];
  await Promise.all(guests.map((guest) => guest.ready()));
  await host.start();
  for (const one of [...players, ...watchers]) {
    await one.until(() => one.shown.game !== null || one.closed !== null, 'the deal');
    if (one.closed !== null) throw new Error(`${one.name}'s line broke before the deal.`);
  }
}
