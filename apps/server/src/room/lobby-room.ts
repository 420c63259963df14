import { type Client, LobbyRoom } from '@colyseus/core';
import { CLOSE } from '@ghostlight/protocol';
import { type Socket, throttle } from '../limits/throttle.ts';
import type { RoomServices } from './table-room.ts';

type Wishes = Parameters<LobbyRoom['onJoin']>[1];

/** Colyseus's own live list of rooms, which leaves private ones out; its sockets are read no faster than a table's. */
export function lobbyRoom({ allowances, addresses, metrics }: RoomServices) {
  return class PublicTables extends LobbyRoom {
    override onJoin(client: Client, { address = 'unknown' }: Wishes & { readonly address?: string }): void {
      throttle(client.ref as unknown as Socket, addresses, address, allowances, () => {
        metrics.floods.inc();
        client.leave(CLOSE.flooding);
      });
      super.onJoin(client, {});
    }
  };
}
