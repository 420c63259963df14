import { once } from 'node:events';
import { createServer } from 'node:net';

/** Fails with EADDRINUSE or EACCES before anything is built up, so that nothing else speaks before the sentence. */
export async function expectFreePort(port: number, host: string): Promise<void> {
  if (port === 0) return;
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
