import { parseArgs } from 'node:util';
import { build } from './build.ts';
import { check } from './check.ts';
import { preview, sheet } from './sheet.ts';

const usage = `pnpm art build [id…]     paint what has changed (ids may end in *)
pnpm art preview [id…]   sheet of the scenes before painting
pnpm art sheet [id…]     sheet of the painted pictures
pnpm art check           the checks of npm test, with figures
  --out file  --columns n  --width px`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: '.art/sheet.png' },
    columns: { type: 'string', default: '4' },
    width: { type: 'string', default: '320' },
  },
});
const [command, ...ids] = positionals;
const options = { out: values.out, columns: Number(values.columns), width: Number(values.width) };

switch (command) {
  case 'build':
    await build(ids);
    break;
  case 'preview':
    await preview(ids, options);
    break;
  case 'sheet':
    await sheet(ids, options);
    break;
  case 'check':
    await check();
    break;
  default:
    console.log(usage);
    process.exitCode = command === undefined ? 0 : 1;
}
