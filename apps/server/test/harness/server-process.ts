import { type ChildProcess, fork } from 'node:child_process';
import { within } from './patience.ts';
import type { ProcessSettings } from './test-server.ts';

/** A server in a process of its own, to be killed without mercy. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #exit: Promise<string>;
  readonly port: number;
  /** Rejects when the server ends by itself: nobody waits for one that is not there. */
  readonly crashed: Promise<never>;
  #killed = false;

  private constructor(child: ChildProcess, exit: Promise<string>, port: number) {
    this.#child = child;
    this.#exit = exit;
    this.port = port;
    this.crashed = new Promise((_resolve, reject) => {
      void exit.then((how) => this.#killed || reject(new Error(`The server ended by itself with ${how}.`)));
    });
    // Whoever does not look at it has no need to.
    this.crashed.catch(() => undefined);
  }

  static async start(
    dataDir: string,
    port = portBelowEphemeral(),
    settings: ProcessSettings = {},
  ): Promise<ServerProcess> {
    const file = new URL('./serve.ts', import.meta.url).pathname;
    const child = fork(file, [dataDir, String(port), JSON.stringify(settings)], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const exit = new Promise<string>((resolve) => {
      child.once('exit', (code, signal) => resolve(String(code ?? signal)));
    });
    const ready = new Promise<number>((resolve, reject) => {
      void exit.then((how) => reject(new Error(`The server ended with ${how} before it was ready.`)));
      // Colyseus's own tools send messages too: ours has our name on it.
      child.on('message', (message: { ghostlight?: string; port: number }) => {
        if (message.ghostlight === 'ready') resolve(message.port);
      });
    });
    return new ServerProcess(child, exit, await within('the server to start', ready));
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Ends it, if it has not ended already. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Asks it to end. */
  terminate(): Promise<void> {
    return this.#end('SIGTERM');
  }

  /** Stops its time: it does nothing and knows nothing of it. */
  freeze(): void {
    this.#child.kill('SIGSTOP');
  }

  thaw(): void {
    this.#child.kill('SIGCONT');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    this.#killed = true;
    this.#child.kill(signal);
    await within('the server to die', this.#exit);
  }
}

/**
 * A port of its own for each test process. Not one that the system gives out: while the server is down, a client that
 * keeps trying such a port can connect to itself and so take it.
 */
const portBelowEphemeral = (): number => 20_000 + (process.pid % 10_000);
