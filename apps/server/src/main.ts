import { networkInterfaces } from 'node:os';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { expectFreePort } from './free-port.ts';
import { GAMES } from './registry.ts';
import { startServer } from './server.ts';

try {
  await main();
} catch (error) {
  console.error(`Ghostlight cannot start: ${reason(error)}`);
  process.exit(1);
}

async function main(): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  await expectFreePort(config.port, config.host);
  const log = pino({ level: config.logLevel });
  const server = await startServer({ config, games: GAMES, log });
  for (const address of addresses(config.host, server.port)) console.log(`Ghostlight is open at ${address}`);
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    await server.stop();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function addresses(host: string, port: number): readonly string[] {
  if (host !== '0.0.0.0' && host !== '::') return [`http://${host}:${port}`];
  const lan = Object.values(networkInterfaces())
    .flatMap((nets) => nets ?? [])
    .find((net) => net.family === 'IPv4' && !net.internal);
  return [`http://localhost:${port}`, ...(lan ? [`http://${lan.address}:${port} (on your network)`] : [])];
}

function reason(error: unknown): string {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `port ${port} is taken. Set PORT to another one.`;
  if (code === 'EACCES' && port !== undefined) return `port ${port} may not be used. Set PORT to another one.`;
  return message;
}
