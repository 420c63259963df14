import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Programs } from './programs.ts';
import { freePort, Service } from './service.ts';

const TEMPLATE = new URL('../../../../../deploy/nginx.conf.template', import.meta.url);

/** The proxy of docker-compose.yml, from the same template, without a container. */
export class Nginx {
  readonly url: string;
  readonly #folder: string;
  readonly #service: Service;

  private constructor(port: number, folder: string, service: Service) {
    this.url = `http://127.0.0.1:${port}`;
    this.#folder = folder;
    this.#service = service;
  }

  static async start({ nginx }: Programs, servers: readonly [number, number], webRoot: string): Promise<Nginx> {
    const folder = mkdtempSync(join(tmpdir(), 'ghostlight-nginx-'));
    const port = await freePort();
    const [first, second] = servers.map((server) => `127.0.0.1:${server}`) as [string, string];
    const settings = { LISTEN: `127.0.0.1:${port}`, SERVER_1: first, SERVER_2: second, WEB_ROOT: webRoot };
    writeFileSync(join(folder, 'site.conf'), filled(readFileSync(TEMPLATE, 'utf8'), settings));
    writeFileSync(join(folder, 'nginx.conf'), main(folder));
    const flags = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
    const answers = () => fetch(`http://127.0.0.1:${port}/metrics`).then(Boolean, () => false);
    const service = await Service.start(nginx, flags, { once: answers });
    return new Nginx(port, folder, service);
  }

  get pid(): number {
    return this.#service.pid;
  }

  async stop(): Promise<void> {
    await this.#service.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** As the nginx image fills its templates: what is named, and no other dollar sign. */
const filled = (template: string, settings: Readonly<Record<string, string>>): string =>
  template.replace(/\$\{([A-Z_\d]+)\}/g, (_, name: string) => {
    const value = settings[name];
    if (value === undefined) throw new Error(`The nginx template has ${name}, which is not set.`);
    return value;
  });

const main = (folder: string): string => `
  daemon off;
  master_process off;
  pid ${folder}/nginx.pid;
  events { worker_connections 4096; }
  http {
    access_log off;
    default_type application/octet-stream;
    types { text/html html; text/css css; text/javascript js; image/svg+xml svg; font/woff2 woff2; image/webp webp; }
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
    include ${folder}/site.conf;
  }
`;
