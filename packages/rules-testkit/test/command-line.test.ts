import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../src/game-package.ts';
import { checkGolden, goldenGames } from '../src/golden.ts';

function run(file: string, ...args: string[]) {
  const path = fileURLToPath(new URL(`../src/${file}`, import.meta.url));
  const { status, stderr, stdout } = spawnSync(process.execPath, [path, ...args], { encoding: 'utf8' });
  return { status, stdout, complaint: stderr.split('\n')[0] };
}

describe('the command line', () => {
  it.each([
    ['fuzz-cli.ts', ['chess'], /^There is no game "chess"\. The games are: .+\.$/],
    ['fuzz-cli.ts', [], /^There is no game ""\./],
    ['fuzz-cli.ts', ['rest-in-peace', '--games', 'many'], /^--games wants a whole number of at least 1, not "many"\.$/],
    ['fuzz-cli.ts', ['rest-in-peace', '--games', '0'], /^--games wants a whole number of at least 1, not "0"\.$/],
    ['fuzz-cli.ts', ['rest-in-peace', '--players', '9'], /^No table is laid for 9 players\.$/],
    ['fuzz-cli.ts', ['rest-in-peace', 'mysterium'], /^One game at a time: what is "mysterium"\?$/],
    ['fuzz-cli.ts', ['rest-in-peace', '--gamez', '3'], /^Unknown option '--gamez'/],
    ['bench-cli.ts', ['chess'], /^There is no game "chess"\./],
    ['record-cli.ts', ['rest-in-peace'], /^--file says what the golden game is to be called\.$/],
  ])(
    '%s %j is answered with one sentence and a non-zero exit',
    (file, args, sentence) => {
      const { status, complaint } = run(file, ...args);
      expect(complaint).toMatch(sentence);
      expect(status).toBe(1);
    },
    60_000,
  );

  it('fuzz plays the asked number of games and ends with a summary', () => {
    const { status, stdout } = run('fuzz-cli.ts', 'rest-in-peace', '--games', '4', '--workers', '2', '--seed', 'small');
    expect(stdout).toContain('Fuzzing rest-in-peace: 4 games with seed small');
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^4 games, \d+ actions, [\d.]+ s: every law holds\.$/);
    expect(status).toBe(0);
  }, 120_000);

  it('record writes a golden game that replays, from a seed and from a match', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'record-'));
    try {
      const first = run('record-cli.ts', 'rest-in-peace', '--file', 'one', '--seed', 'record', '--folder', folder);
      expect(first.status).toBe(0);
      const match = join(folder, 'one.json');
      const again = run('record-cli.ts', 'rest-in-peace', '--file', 'two', '--match', match, '--folder', folder);
      expect(again.status).toBe(0);
      const [one, two] = goldenGames(pathToFileURL(folder)).map(({ read }) => read());
      expect(one?.outcome).not.toBeNull();
      expect(two).toEqual(one);
      const { rules } = await loadGame('rest-in-peace');
      if (one) checkGolden(rules, one);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 60_000);
});
