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

  static async start(dataDir: string, port = 0): Promise<ServerProcess> {
    const file = new URL('./serve.ts', import.meta.url).pathname;
    const child = fork(file, [dataDir, String(port)], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    // Colyseus's own tools send messages too: ours has our name on it.
    for (;;) {
      const [message] = (await once(child, 'message')) as [{ ghostlight?: string; port: number }];
      if (message.ghostlight === 'ready') return new ServerProcess(child, message.port);
    }
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
