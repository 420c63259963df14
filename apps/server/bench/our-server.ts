// The table server as it is, journal and all; only the limits are lifted when the bench itself is the flood.
import { testServer } from '../test/harness/test-server.ts';
import { report } from './child.ts';

const server = await testServer({ strict: process.argv[2] === 'strict', logLevel: 'info' });
report(server.port);
