// The server restarts and the page reloads on every change. The page is on Vite's port.
import { join } from 'node:path';
import { root, run } from './run.ts';

const server = run(process.execPath, ['--watch', '--watch-preserve-output', join(root, 'apps/server/src/main.ts')]);
const web = run('vite', ['--host'], { cwd: join(root, 'apps/web') });
process.exit(await Promise.race([server, web]));
