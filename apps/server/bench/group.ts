import { once } from 'node:events';
import { WebSocket } from 'ws';

/** What one act took. */
export interface Round {
  /** From sending until all three have it. */
  readonly ms: number;
  /** Received by each of the three. */
  readonly bytes: readonly number[];
}

/** Three clients who wait for each other. */
export interface Group {
  round(): Promise<Round>;
  close(): void;
}

/** About what an act weighs. */
const REQUEST = Buffer.alloc(110, 1);

/** Three sockets of the bare server. */
export class BareGroup implements Group {
  readonly #sockets: readonly WebSocket[];
  #missing = 0;
  #bytes = [0, 0, 0];
  #wake: () => void = () => undefined;

  private constructor(sockets: readonly WebSocket[]) {
    this.#sockets = sockets;
    for (const [index, socket] of sockets.entries()) {
      socket.on('message', (data: Buffer) => {
        this.#bytes[index] = data.length;
        if (--this.#missing === 0) this.#wake();
      });
    }
  }

  static async open(port: number, name: number): Promise<BareGroup> {
    const sockets = Array.from({ length: 3 }, () => new WebSocket(`ws://127.0.0.1:${port}/${name}`));
    await Promise.all(sockets.map((socket) => once(socket, 'open')));
    return new BareGroup(sockets);
  }

  async round(): Promise<Round> {
    this.#missing = this.#sockets.length;
    const start = performance.now();
    const all = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    this.#sockets[0]?.send(REQUEST);
    await all;
    return { ms: performance.now() - start, bytes: [...this.#bytes] };
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }
}
