import { parseArgs } from 'node:util';
import { diceFrom } from '@ghostlight/rules-kit';
import { command, wholeNumber } from './command-line.ts';
import { type GamePackage, gameIds, loadGame } from './game-package.ts';
import type { Table } from './law.ts';
import { playout } from './playout.ts';
import { playToy } from './toy-reducer.ts';

const USAGE = 'pnpm bench rules [game…] [--repeats 7] [--playouts 100]';

interface Row {
  readonly game: string;
  readonly actions: number;
  readonly playoutMs: number;
  readonly actionMicros: number;
  readonly toyMicros: number;
}

await command(USAGE, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { repeats: { type: 'string', default: '7' }, playouts: { type: 'string', default: '100' } },
  });
  const repeats = wholeNumber('repeats', values.repeats);
  const playouts = wholeNumber('playouts', values.playouts);
  const games = positionals.length > 0 ? positionals : gameIds();
  const loaded = await Promise.all(games.map(loadGame));
  const rows: Row[] = [];
  for (const [index, game] of loaded.entries()) {
    console.log(`Measuring ${games[index]}: ${repeats} repeats of ${playouts} playouts`);
    rows.push(measure(game, repeats, playouts));
  }
  console.log('\n| game | actions a playout | playouts/s | µs an action | toy µs an action | ratio |');
  console.log('|---|---|---|---|---|---|');
  for (const { game, actions, playoutMs, actionMicros, toyMicros } of rows) {
    const numbers = [actions.toFixed(0), (1000 / playoutMs).toFixed(0), actionMicros.toFixed(1), toyMicros.toFixed(3)];
    console.log(`| ${game} | ${numbers.join(' | ')} | ${(actionMicros / toyMicros).toFixed(0)} |`);
  }
  return 0;
});

/** Game and toy take turns, so that a busy machine slows both; the median of each is kept. */
function measure({ rules, tables }: GamePackage, repeats: number, playouts: number): Row {
  const table = tables[0] as Table;
  const samples: { readonly actions: number; readonly gameMs: number; readonly toyMs: number }[] = [];
  // The first round warms up and is thrown away.
  for (let repeat = 0; repeat <= repeats; repeat++) {
    const dice = diceFrom(`bench/${repeat}`);
    const started = performance.now();
    let actions = 0;
    for (let i = 0; i < playouts; i++) actions += playout(rules, table, dice).actions;
    const between = performance.now();
    playToy(actions, dice.below);
    if (repeat > 0) samples.push({ actions, gameMs: between - started, toyMs: performance.now() - between });
  }
  return {
    game: rules.id,
    actions: median(samples.map(({ actions }) => actions)) / playouts,
    playoutMs: median(samples.map(({ gameMs }) => gameMs)) / playouts,
    actionMicros: median(samples.map(({ gameMs, actions }) => (1000 * gameMs) / actions)),
    toyMicros: median(samples.map(({ toyMs, actions }) => (1000 * toyMs) / actions)),
  };
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return (
    ((sorted[Math.floor((sorted.length - 1) / 2)] as number) + (sorted[Math.ceil((sorted.length - 1) / 2)] as number)) /
    2
  );
}
