// A server process of its own, for tests that kill it: `node serve.ts <data folder> <port> <pause>`.
import { testServer } from './test-server.ts';

const [dataDir = '', port = '0', pause] = process.argv.slice(2);
const server = await testServer({ dataDir, port: Number(port), understudyPause: pause === 'human' ? 'human' : 'none' });
process.send?.({ ghostlight: 'ready', port: server.port });
// Nobody is left to end it.
process.on('disconnect', () => process.exit());
