import { type ChildProcess, fork } from 'node:child_process';

/** What a server under measurement tells of itself. */
export interface Usage {
  /** Microseconds of CPU since it began, all threads. */
  readonly cpu: number;
  /** Bytes. */
  readonly rss: number;
}

type Message = { readonly ghostlight: 'port'; readonly port: number } | ({ readonly ghostlight: 'usage' } & Usage);

/** A server in a process of its own, so that its CPU and memory are its own. */
export class Child {
  readonly #process: ChildProcess;
  readonly port: number;

  private constructor(process: ChildProcess, port: number) {
    this.#process = process;
    this.port = port;
  }

  static async start(file: URL, ...args: readonly string[]): Promise<Child> {
    const child = fork(file, args, {
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const message = await next(child, 'port');
    return new Child(child, message.port);
  }

  /** `settled`: with the rubbish taken out first, for the memory. */
  async usage(settled = false): Promise<Usage> {
    const answer = next(this.#process, 'usage');
    this.#process.send({ ghostlight: 'usage?', settled });
    return answer;
  }

  stop(): void {
    this.#process.kill('SIGKILL');
  }
}

/** The child's side: says where it listens, and tells its usage when asked. */
export function report(port: number): void {
  process.send?.({ ghostlight: 'port', port });
  process.on('message', (message: { ghostlight?: string; settled?: boolean }) => {
    if (message.ghostlight !== 'usage?') return;
    if (message.settled) (globalThis as { gc?: () => void }).gc?.();
    const { user, system } = process.cpuUsage();
    process.send?.({ ghostlight: 'usage', cpu: user + system, rss: process.memoryUsage.rss() });
  });
}

function next<K extends Message['ghostlight']>(
  child: ChildProcess,
  kind: K,
): Promise<Extract<Message, { ghostlight: K }>> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`A server ended with ${code}.`));
    child.once('exit', ended);
    const listen = (message: Message) => {
      if (message.ghostlight !== kind) return;
      child.off('message', listen);
      child.off('exit', ended);
      resolve(message as Extract<Message, { ghostlight: K }>);
    };
    child.on('message', listen);
  });
}
