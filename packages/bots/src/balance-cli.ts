// pnpm balance <game>: how often each seat wins when the same bot sits in all of them.
import { parseArgs } from 'node:util';
import { playContest } from './arena/contest.ts';
import { loadBot } from './arena/load.ts';
import { balance } from './arena/report.ts';
import { wholeNumber } from './arena/whole-number.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '10000' },
    bot: { type: 'string', default: 'gentle' },
    workers: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'balance' },
    players: { type: 'string' },
    options: { type: 'string', default: '{}' },
  },
});

const [game] = positionals;
if (!game) {
  console.log('pnpm balance <game> [--bot gentle] [--games 10000] [--workers 2] [--seed text] [--players N]');
  process.exit(1);
}
const { rules } = (await loadBot(game)).bot;
const players = wholeNumber('players', values.players ?? String(Math.min(rules.players.max, 4)));
const contest = {
  game,
  options: JSON.parse(values.options),
  players,
  sides: [values.bot, values.bot],
  seed: values.seed,
} as const;
const bouts = await playContest(contest, wholeNumber('games', values.games), wholeNumber('workers', values.workers));
const seats = rules.seats(rules.options.parse(contest.options), players) as readonly string[];
console.log(balance(contest, bouts, seats));
