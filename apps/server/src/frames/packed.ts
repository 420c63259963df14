import { getMessageBytes, Protocol } from '@colyseus/core';
import type { Bye, ChatTold, PointTold } from '@ghostlight/protocol';

interface Messages {
  readonly chat: ChatTold;
  readonly point: PointTold;
  readonly bye: Bye;
}

/** A message as Colyseus sends it, packed once for all who get the same. Its bytes are a copy of their own. */
export const packed = <K extends keyof Messages>(type: K, message: Messages[K]): Uint8Array =>
  getMessageBytes.raw(Protocol.ROOM_DATA, type, message);
