import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A line between a server and its database that can fail as a whole, and be mended. */
export class FailingLine {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #failing: 'refused' | 'swallowed' | null = null;

  private constructor(port: number) {
    this.#server = createServer((near) => this.#join(near, connect(port, '127.0.0.1')));
  }

  static async to(port: number): Promise<FailingLine> {
    const line = new FailingLine(port);
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Nothing gets through any more: it is refused, or swallowed without a word. */
  fail(how: 'refused' | 'swallowed'): void {
    this.#failing = how;
    if (how === 'refused') this.#cut();
  }

  /** New connections get through again; what was swallowed stays lost. */
  mend(): void {
    if (this.#failing === null) return;
    this.#failing = null;
    this.#cut();
  }

  close(): void {
    this.#cut();
    this.#server.close();
  }

  #join(near: Socket, far: Socket): void {
    this.#sockets.add(near);
    near.once('close', () => {
      this.#sockets.delete(near);
      far.destroy();
    });
    far.once('close', () => near.destroy());
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('error', () => undefined);
      from.on('data', (bytes) => this.#failing === null && to.write(bytes));
    }
    if (this.#failing === 'refused') near.destroy();
  }

  #cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }
}
