import type { Page } from '@playwright/test';
import { pack } from 'msgpackr';

const ROOM_REQUEST = 21;
/** Below 128, so that it is one byte on the wire; far above what a short test asks by itself. */
const REQUEST_ID = 120;

declare global {
  interface Window {
    sockets?: WebSocket[];
  }
}

/** Before the page goes anywhere: keeps its sockets within reach of the test. */
export const keepSockets = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.sockets = [];
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        window.sockets?.push(this);
      }
    };
  });

/** Says something to the room over the page's own socket, as somebody would who does not need a box to type in. */
export async function sendRaw(page: Page, type: string, body: unknown): Promise<void> {
  const head = [ROOM_REQUEST, REQUEST_ID, 0xa0 | type.length];
  const bytes = [...head, ...Buffer.from(type), ...pack(body)];
  await page.evaluate((message) => {
    const open = window.sockets?.filter((socket) => socket.readyState === WebSocket.OPEN).at(-1);
    if (!open) throw new Error('The page has no open socket.');
    open.send(new Uint8Array(message));
  }, bytes);
}
