import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Programs } from './programs.ts';
import { freePort, Service } from './service.ts';

/** A Redis of the tests' own; it keeps nothing, so that a restart loses everything. */
export class Redis {
  readonly url: string;
  readonly #port: number;
  readonly #program: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'ghostlight-redis-'));
  #service: Service | null = null;

  private constructor(program: string, port: number) {
    this.#program = program;
    this.#port = port;
    this.url = `redis://127.0.0.1:${port}`;
  }

  static async start({ redis }: Programs): Promise<Redis> {
    const started = new Redis(redis, await freePort());
    await started.begin();
    return started;
  }

  async begin(): Promise<void> {
    const settings = { bind: '127.0.0.1', port: this.#port, dir: this.#folder, save: '', appendonly: 'no' };
    const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    this.#service = await Service.start(this.#program, flags, { says: 'Ready to accept connections' });
  }

  async end(): Promise<void> {
    await this.#service?.stop('SIGKILL');
  }

  get pid(): number {
    return this.#service?.pid ?? 0;
  }

  async stop(): Promise<void> {
    await this.end();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
