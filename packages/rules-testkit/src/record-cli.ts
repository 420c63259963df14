import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { Match } from '@ghostlight/rules-kit';
import { diceFrom } from '@ghostlight/rules-kit';
import { command, wholeNumber } from './command-line.ts';
import { type GamePackage, loadGame } from './game-package.ts';
import { type GoldenGame, goldenFrom, writeGolden } from './golden.ts';
import { anyVerb } from './movers.ts';
import { play } from './play.ts';

const USAGE =
  'node packages/rules-testkit/src/record-cli.ts <game> --file name [--seed text] [--table 0] [--match file.json] [--name words] [--folder path]';

await command(USAGE, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      file: { type: 'string' },
      seed: { type: 'string', default: randomBytes(4).toString('hex') },
      table: { type: 'string', default: '0' },
      match: { type: 'string' },
      name: { type: 'string' },
      folder: { type: 'string' },
    },
  });
  if (!values.file) throw new Error('--file says what the golden game is to be called.');
  const game = await loadGame(positionals[0] ?? '');
  const golden = values.match
    ? replayed(game, values.match, values.name)
    : played(game, values.seed, wholeNumber('table', values.table, 0), values.name);
  const folder = values.folder === undefined ? game.fixtures : pathToFileURL(values.folder);
  const url = writeGolden(folder, values.file, golden);
  console.log(`${fileURLToPath(url)}: ${golden.actions.length} actions, ${JSON.stringify(golden.outcome)}`);
  return 0;
});

/** A game of random play from a seed. */
function played({ rules, tables, hints }: GamePackage, seed: string, index: number, name?: string): GoldenGame {
  const table = tables[index];
  if (!table) throw new Error(`--table goes from 0 to ${tables.length - 1}.`);
  const dice = diceFrom(seed);
  const { seed: deal, entries, broken } = play(rules, table, dice.seed(), anyVerb(rules), dice, hints.bound);
  if (broken) throw broken;
  return goldenFrom(rules, table, deal, entries, name);
}

/** A real match, as `GET /api/replays/:id` gives it. */
function replayed({ rules }: GamePackage, file: string, name?: string): GoldenGame {
  const { options, players, seed, actions } = JSON.parse(readFileSync(file, 'utf8')) as Match;
  return goldenFrom(rules, { options, players }, seed, actions, name);
}
