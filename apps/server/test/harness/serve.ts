// A server process of its own, for tests that kill it: `node serve.ts <data folder> <port> [<settings as JSON>]`.
import { type ProcessSettings, testServer } from './test-server.ts';

const [dataDir = '', port = '0', settings = '{}'] = process.argv.slice(2);
const server = await testServer({ dataDir, port: Number(port), ...(JSON.parse(settings) as ProcessSettings) });
process.send?.({ ghostlight: 'ready', port: server.port });
process.on('SIGTERM', async () => {
  await server.stop();
  process.exit();
});
// Nobody is left to end it.
process.on('disconnect', () => process.exit());
