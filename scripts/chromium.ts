import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const WAY_OUT = 'Set CHROMIUM_PATH to a Chromium or Chrome, or install the chromium package of your system.';

/** A Chromium for the browser tests: CHROMIUM_PATH, the system's, or Debian's package installed now. Throws a sentence. */
export function chromium(): string {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!runs(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, which can't be run. ${WAY_OUT}`);
    return chosen;
  }
  return onSystem() ?? installed();
}

function installed(): string {
  if (spawnSync('apt-get', ['--version']).status !== 0 || process.getuid?.() !== 0) {
    throw new Error(`The browser tests found no Chromium. ${WAY_OUT}`);
  }
  console.log('Installing Chromium for the browser tests …');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
  const found = onSystem();
  if (!found) throw new Error(`Chromium could not be installed: see above. ${WAY_OUT}`);
  return found;
}

function onSystem(): string | undefined {
  const folders = (process.env.PATH ?? '').split(':');
  return NAMES.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find(runs);
}

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
