import type { Page } from '@playwright/test';
import { unpackMultiple } from 'msgpackr';

/** Everything a page was sent over its sockets, unpacked: what it could know, whatever it shows. */
export function listen(page: Page): readonly unknown[] {
  const received: unknown[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (typeof payload !== 'string') received.push(...unpacked(payload));
    }),
  );
  return received;
}

/** A message is a byte that says what it is, then packed values: its name and its body. */
function unpacked(bytes: Buffer): readonly unknown[] {
  try {
    return unpackMultiple(bytes.subarray(1)) as unknown[];
  } catch {
    return [];
  }
}

/** Every object anywhere inside. */
export function* objectsIn(value: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (Array.isArray(value)) for (const item of value) yield* objectsIn(item);
  else if (value !== null && typeof value === 'object') {
    yield value as Readonly<Record<string, unknown>>;
    for (const inner of Object.values(value)) yield* objectsIn(inner);
  }
}
