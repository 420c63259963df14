import { getMessageBytes, Protocol } from '@colyseus/core';
import type { Bye, ChatTold, Frame, PointTold, TELL } from '@ghostlight/protocol';

interface Messages {
  readonly frame: Frame;
  readonly chat: ChatTold;
  readonly point: PointTold;
  readonly bye: Bye;
}

/** A message as Colyseus sends it, packed once for all who get the same. Its bytes are a copy of their own. */
export const packed = <K extends keyof typeof TELL>(type: K, message: Messages[K]): Uint8Array =>
  getMessageBytes.raw(Protocol.ROOM_DATA, type, message);
