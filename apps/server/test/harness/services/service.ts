import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A program that a test started and will end. */
export class Service {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  /** Starts it and waits until it says (or we can see) that it is ready. */
  static async start(
    command: string,
    args: readonly string[],
    ready: { readonly says: string } | { readonly once: () => Promise<boolean> },
    options: SpawnOptions = {},
  ): Promise<Service> {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    const gone = new Promise<never>((_resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`${command} ended with ${code}: ${said}`)));
    });
    const heard = new Promise<void>((resolve) => {
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (data: Buffer) => {
          said += data.toString();
          if ('says' in ready && said.includes(ready.says)) resolve();
        });
    });
    // Whatever goes wrong with the test, no program stays behind.
    const last = () => child.kill('SIGKILL');
    process.once('exit', last);
    child.once('exit', () => process.off('exit', last));
    await Promise.race([gone, 'says' in ready ? heard : seen(ready.once)]);
    gone.catch(() => undefined);
    return new Service(child);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill(signal);
    await gone;
  }
}

async function seen(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50));
}

/**
 * A port of this machine that is free now. Not one that the system gives out: while its service is down, a client that
 * keeps trying such a port can connect to itself and so take it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const probe = createServer();
    const free = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (free) return port;
  }
}
