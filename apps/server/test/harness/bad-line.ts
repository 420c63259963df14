import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A line to a server that can be cut: no goodbye, no close frame. */
export class BadLine {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly url: string;

  private constructor(server: Server, sockets: Set<Socket>) {
    this.#server = server;
    this.#sockets = sockets;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async to(port: number): Promise<BadLine> {
    const sockets = new Set<Socket>();
    const server = createServer((near) => {
      const far = connect(port, '127.0.0.1');
      sockets.add(near);
      near.once('close', () => {
        sockets.delete(near);
        far.destroy();
      });
      far.once('close', () => near.destroy());
      near.on('error', () => undefined);
      far.on('error', () => undefined);
      near.pipe(far).pipe(near);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new BadLine(server, sockets);
  }

  get open(): number {
    return this.#sockets.size;
  }

  /** Cuts the n-th of the open connections. */
  cut(n: number): boolean {
    const socket = [...this.#sockets][n];
    socket?.destroy();
    return socket !== undefined;
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }
}
