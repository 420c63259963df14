import { once } from 'node:events';
import type { Frame, Reservation } from '@ghostlight/protocol';
import { pack, unpack } from 'msgpackr';
import { WebSocket } from 'ws';

const JOIN_ROOM = 10;
const ROOM_DATA = 13;
const ROOM_REQUEST = 21;

/** A connection without the SDK: it can send any bytes, and stop reading. */
export class RawClient {
  readonly socket: WebSocket;
  readonly messages: Buffer[] = [];
  closed: number | null = null;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.messages.push(data));
    socket.on('close', (code: number) => {
      this.closed = code;
    });
    socket.on('error', () => undefined);
  }

  static async join(
    url: string,
    { processId, roomId, sessionId, publicAddress }: Reservation,
    from?: string,
  ): Promise<RawClient> {
    const server = publicAddress ? `ws://${publicAddress}` : url.replace('http', 'ws');
    const address = `${server}/${processId}/${roomId}?sessionId=${sessionId}`;
    const client = new RawClient(new WebSocket(address, from ? { localAddress: from } : {}));
    await once(client.socket, 'message');
    client.socket.send(Buffer.from([JOIN_ROOM]));
    return client;
  }

  /** Asks as the SDK does; the answer comes as a message. */
  request(id: number, type: string, body: unknown): void {
    this.socket.send(requestBytes(id, type, body));
  }

  frames(): Frame[] {
    return this.messages.flatMap((bytes) => frameOf(bytes) ?? []);
  }
}

/** A request as the SDK would write it. `id` is below 128. */
export const requestBytes = (id: number, type: string, body: unknown): Buffer =>
  Buffer.concat([Buffer.from([ROOM_REQUEST, id, 0xa0 | type.length]), Buffer.from(type), pack(body)]);

/** The frame in a message, if it is one. */
export function frameOf(bytes: Uint8Array): Frame | null {
  const message = messageOf(bytes);
  return message?.type === 'frame' ? (message.body as Frame) : null;
}

/** What a room told, as it came over the wire. */
export function messageOf(bytes: Uint8Array): { readonly type: string; readonly body: unknown } | null {
  if (bytes[0] !== ROOM_DATA) return null;
  // A short string: its length in the low bits, then its letters.
  const length = (bytes[1] as number) & 0x1f;
  const type = Buffer.from(bytes.subarray(2, 2 + length)).toString();
  return { type, body: unpack(bytes.subarray(2 + length)) };
}
