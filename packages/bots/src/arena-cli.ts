// pnpm arena <game> <botA> <botB> --games N: how often one bot beats another.
import { parseArgs } from 'node:util';
import type { Contest } from './arena/bout.ts';
import { playContest } from './arena/contest.ts';
import { contestantNamed } from './arena/contestant.ts';
import { loadBot } from './arena/load.ts';
import { report } from './arena/report.ts';
import { wholeNumber } from './arena/whole-number.ts';

const USAGE = `pnpm arena <game> <botA> <botB> [--games 100] [--workers 2] [--seed text] [--players N] [--options '{"difficulty":"normal"}']
  game  rest-in-peace, mary-king or mysterium
  bot   gentle, steady, cruel, steady@200 (with 200 worlds), instinct or random
Duels swap seats after each game. In Mysterium the first bot is the ghost, the second all psychics.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    workers: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'arena' },
    players: { type: 'string' },
    options: { type: 'string', default: '{}' },
    help: { type: 'boolean', default: false },
  },
});

const [game, a, b] = positionals;
if (values.help || !game || !a || !b) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 1);
}
for (const name of [a, b]) contestantNamed(name);
const { rules } = (await loadBot(game)).bot;
const contest: Contest = {
  game,
  options: JSON.parse(values.options),
  players: Number(values.players ?? Math.min(rules.players.max, 4)),
  sides: [a, b],
  seed: values.seed,
};
const bouts = await playContest(contest, wholeNumber('games', values.games), wholeNumber('workers', values.workers));
console.log(report(contest, bouts, rules.players.max === 2));
