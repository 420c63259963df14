import { Redis as Onlooker } from 'ioredis';
import { within } from './patience.ts';
import { ServerProcess } from './server-process.ts';
import { Nginx } from './services/nginx.ts';
import { Postgres } from './services/postgres.ts';
import { type Programs, programs } from './services/programs.ts';
import { Redis } from './services/redis.ts';
import { freePort } from './services/service.ts';
import { newDataDir, type SiteSettings } from './test-server.ts';

type Which = 0 | 1;
type SettingsOf = (number: Which, host: string, databaseUrl: string) => SiteSettings | Promise<SiteSettings>;

/** The site of docker-compose.yml without containers: PostgreSQL, Redis, two servers, and nginx in front. */
export class Site {
  readonly postgres: Postgres;
  readonly redis: Redis;
  readonly databaseUrl: string;
  readonly #nginx: Nginx;
  readonly #ports: readonly [number, number];
  readonly #settings: readonly [SiteSettings, SiteSettings];
  readonly #servers: (ServerProcess | null)[] = [null, null];

  private constructor(
    services: { postgres: Postgres; redis: Redis; nginx: Nginx; databaseUrl: string },
    ports: readonly [number, number],
    settings: readonly [SiteSettings, SiteSettings],
  ) {
    this.postgres = services.postgres;
    this.redis = services.redis;
    this.databaseUrl = services.databaseUrl;
    this.#nginx = services.nginx;
    this.#ports = ports;
    this.#settings = settings;
  }

  /** What is needed, or null where it can't be had. */
  static programs(): Programs | null {
    return programs();
  }

  /** Settings may differ for each server; by default each is reached by its path of the proxy. */
  static async start(found: Programs, settingsOf: SettingsOf, webRoot = newDataDir()): Promise<Site> {
    const [postgres, redis] = await Promise.all([Postgres.start(found), Redis.start(found)]);
    const databaseUrl = await postgres.database();
    const ports = [await freePort(), await freePort()] as const;
    const nginx = await Nginx.start(found, ports, webRoot);
    const settings = async (number: Which): Promise<SiteSettings> => ({
      databaseUrl,
      redisUrl: redis.url,
      publicAddress: `/s${number + 1}`,
      trustProxy: 1,
      ...(await settingsOf(number, new URL(nginx.url).host, databaseUrl)),
    });
    const site = new Site({ postgres, redis, nginx, databaseUrl }, ports, [await settings(0), await settings(1)]);
    try {
      await Promise.all([site.begin(0), site.begin(1)]);
      return site;
    } catch (error) {
      await site.stop();
      throw error;
    }
  }

  /** Where people come. */
  get url(): string {
    return this.#nginx.url;
  }

  async begin(number: Which): Promise<void> {
    this.#servers[number] = await ServerProcess.start(newDataDir(), this.#ports[number], {
      site: this.#settings[number],
    });
  }

  server(number: Which): ServerProcess {
    const server = this.#servers[number];
    if (!server) throw new Error(`Server ${number} was never started.`);
    return server;
  }

  /** How often each act is in the journal. */
  async journalled(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.postgres.query<{ id: string; n: string }>(
      this.databaseUrl,
      'SELECT act_id AS id, count(*) AS n FROM entries WHERE act_id IS NOT NULL GROUP BY 1',
    );
    return new Map(rows.map(({ id, n }) => [id, Number(n)]));
  }

  /** The processes that Redis or the journal still speaks of. */
  async processes(): Promise<ReadonlySet<string>> {
    const redis = new Onlooker(this.redis.url);
    const [rooms, counts] = await Promise.all([redis.hvals('roomcaches'), redis.hkeys('roomcount')]);
    redis.disconnect();
    const owners = await this.postgres.query<{ owner: string }>(
      this.databaseUrl,
      'SELECT owner FROM owners UNION SELECT owner FROM leases WHERE owner IS NOT NULL',
    );
    const listed = rooms.map((room) => (JSON.parse(room) as { processId: string }).processId);
    return new Set([...listed, ...counts, ...owners.map(({ owner }) => owner)]);
  }

  /** The server that plays the only table of this site. */
  async owner(): Promise<ServerProcess> {
    const rows = await this.postgres.query<{ address: string }>(
      this.databaseUrl,
      'SELECT address FROM leases JOIN owners USING (owner)',
    );
    return this.server(rows[0]?.address.endsWith('/s1') ? 0 : 1);
  }

  /** The process of each part. */
  pids(): Readonly<Record<string, number>> {
    const [server1, server2] = [this.server(0).pid, this.server(1).pid];
    return { server1, server2, postgres: this.postgres.pid, redis: this.redis.pid, nginx: this.#nginx.pid };
  }

  async stop(): Promise<void> {
    await Promise.all(this.#servers.map((server) => server?.kill()));
    await this.#nginx.stop();
    await Promise.all([this.postgres.stop(), this.redis.stop()]);
  }
}

/** Asks again and again until it holds. */
export async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
  let over = false;
  const asking = async () => {
    while (!over && !(await holds())) await new Promise((resolve) => setTimeout(resolve, 100));
  };
  try {
    await within(what, asking());
  } finally {
    over = true;
  }
}
