import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A server in a process of its own, to be killed without mercy. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly port: number;

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  static async start(dataDir: string, port = portBelowEphemeral()): Promise<ServerProcess> {
    const file = new URL('./serve.ts', import.meta.url).pathname;
    const child = fork(file, [dataDir, String(port)], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    return new Promise((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready.`)));
      // Colyseus's own tools send messages too: ours has our name on it.
      child.on('message', (message: { ghostlight?: string; port: number }) => {
        if (message.ghostlight === 'ready') resolve(new ServerProcess(child, message.port));
      });
    });
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async kill(): Promise<void> {
    const gone = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await gone;
  }
}

/**
 * A port of its own for each test process. Not one that the system gives out: while the server is down, a client that
 * keeps trying such a port can connect to itself and so take it.
 */
const portBelowEphemeral = (): number => 20_000 + (process.pid % 10_000);
