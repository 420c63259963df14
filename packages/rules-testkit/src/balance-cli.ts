import { parseArgs } from 'node:util';
import type { Outcome } from '@ghostlight/rules-kit';
import { command, wholeNumber, wholeNumbers } from './command-line.ts';
import { diceFrom } from './dice.ts';
import { loadGame, tablesFor } from './game-package.ts';
import { wilson } from './interval.ts';
import type { Table } from './law.ts';
import { playout } from './playout.ts';

const USAGE = 'pnpm balance <game> [--games 1000] [--seed text] [--players 2]';
const LINE_EVERY = 3_000;

await command(USAGE, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '1000' },
      seed: { type: 'string', default: 'balance' },
      players: { type: 'string' },
    },
  });
  const games = wholeNumber('games', values.games);
  const players = values.players === undefined ? [] : wholeNumbers('players', values.players);
  const { rules, tables } = await loadGame(positionals[0] ?? '');
  const [table] = tablesFor(tables, players) as readonly [Table];
  const seats = rules.seats(rules.options.parse(table.options), table.players) as readonly string[];
  const wins = new Map(seats.map((seat) => [seat, 0]));
  const kinds = { win: 0, draw: 0, loss: 0 };
  const dice = diceFrom(values.seed);
  console.log(`${games} games of random play of ${rules.id} at the table ${JSON.stringify(table)}`);
  let last = performance.now();
  for (let game = 0; game < games; game++) {
    const { kind, winners } = rules.outcome(playout(rules, table, dice).end) as Outcome<string>;
    kinds[kind]++;
    if (kind === 'win') for (const seat of winners) wins.set(seat, (wins.get(seat) ?? 0) + 1);
    if (performance.now() - last > LINE_EVERY) {
      console.log(`${game + 1} of ${games} games`);
      last = performance.now();
    }
  }
  for (const [seat, won] of wins) console.log(`${seat.padEnd(12)} wins ${shareOf(won, games)}`);
  console.log(
    `${'draw'.padEnd(17)} ${shareOf(kinds.draw, games)}\n${'all lose'.padEnd(17)} ${shareOf(kinds.loss, games)}`,
  );
  return 0;
});

function shareOf(hits: number, tries: number): string {
  const { share, low, high } = wilson(hits, tries);
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
  return `${percent(share)} (95 %: ${percent(low)} to ${percent(high)})`;
}
