import { getMessageBytes, Protocol } from '@colyseus/core';
import { type Frame, TELL } from '@ghostlight/protocol';
import { PackWriter } from './pack-writer.ts';

/** What a frame's message begins with, as Colyseus writes it. */
export const HEAD: Uint8Array = getMessageBytes.raw(Protocol.ROOM_DATA, TELL.frame);

const out = new PackWriter();

/** A frame's message. */
export function frameBytes(frame: Frame): Uint8Array {
  out.back(0);
  out.raw(HEAD);
  out.value(frame);
  return out.copy(0);
}
