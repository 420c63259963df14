import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './run.ts';

/** Runs boot.mjs as if the machine's Node were the given version. */
function bootUnder(version: string, ...args: string[]) {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const preload = `data:text/javascript,${encodeURIComponent(pretend)}`;
  return spawnSync(process.execPath, ['--import', preload, join(root, 'scripts/boot.mjs'), ...args], {
    encoding: 'utf8',
  });
}

describe('the way in', () => {
  it('an older Node than 18 gets one clear line and a failing exit', () => {
    const { status, stdout, stderr } = bootUnder('16.20.2', 'start');
    expect(stderr).toBe('Ghostlight needs Node 18 or newer to start; this is Node 16.20.2.\n');
    expect(stdout).toBe('');
    expect(status).toBe(1);
  });

  it('an unknown task gets one clear line and a failing exit', () => {
    const { status, stderr } = bootUnder('20.0.0', 'dance');
    expect(stderr).toBe('Usage: npm start, or npm test.\n');
    expect(status).toBe(1);
  });
});
