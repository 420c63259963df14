import { join } from 'node:path';
import { root, run } from './run.ts';
import { buildWeb } from './web-build.ts';

if (!(await buildWeb())) {
  console.error('The web client could not be built: see above.');
  process.exit(1);
}
process.exit(await run(process.execPath, [join(root, 'apps/server/src/main.ts')]));
