import { join } from 'node:path';
import { root, run } from './run.ts';

const BENCHES: Readonly<Record<string, string>> = {
  rules: 'packages/rules-testkit/src/bench-cli.ts',
  server: 'apps/server/bench/main.ts',
  site: 'apps/server/bench/site.ts',
  understudies: 'apps/server/bench/understudies.ts',
  web: 'apps/web/bench/main.ts',
};

const [name = '', ...args] = process.argv.slice(2);
const file = BENCHES[name];
if (!file) {
  console.error(`Usage: pnpm bench <${Object.keys(BENCHES).join('|')}>`);
  process.exit(1);
}
process.exit(await run(process.execPath, [join(root, file), ...args]));
