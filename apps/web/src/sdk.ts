import type { Room } from '@colyseus/sdk';
import { Client } from '@colyseus/sdk/Client';
import { NoneSerializer } from '@colyseus/sdk/serializer/NoneSerializer';
import { registerSerializer } from '@colyseus/sdk/serializer/Serializer';
import type { Reservation } from '@ghostlight/protocol';

// Our rooms keep nothing in a Schema: messages bring everything.
registerSerializer('none', NoneSerializer);

const client = new Client(location.origin);

/** Takes the place that a door reserved. When the line breaks, whoever asked knocks again; the SDK does not. */
export async function takePlace(reservation: Reservation): Promise<Room> {
  const room = await client.consumeSeatReservation(reservation);
  room.reconnection.enabled = false;
  return room;
}
