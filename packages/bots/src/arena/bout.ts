import type { Outcome } from '@ghostlight/rules-kit';
import { type Dice, diceFrom } from '@ghostlight/rules-kit';
import type { Bot } from '../bot.ts';
import { actOf, type Contestant } from './contestant.ts';

/** What is played, and how often. */
export interface Contest {
  readonly game: string;
  readonly options: unknown;
  readonly players: number;
  readonly sides: readonly [string, string];
  readonly seed: string;
}

/** One game of a contest, as it ended. */
export interface Bout {
  readonly index: number;
  /** 1 when the first side won, 0.5 for a draw; when all play together, 1 when they won. */
  readonly score: number;
  readonly firstSeat: string;
  readonly winners: readonly string[];
  readonly moves: number;
  /** Milliseconds of every decision, by side. */
  readonly thought: readonly [readonly number[], readonly number[]];
  /** What the game's bot counts of a finished game, as [hits, of]. */
  readonly figures: Readonly<Record<string, readonly [number, number]>>;
}

const MOST_MOVES = 5000;

/** Plays one game. Two games share each deal, with the seats swapped; where all play together the first side is the first seat. */
export function playBout(
  bot: Bot,
  contest: Contest,
  sides: readonly [Contestant, Contestant],
  index: number,
  lore: unknown,
): Bout {
  const { rules } = bot;
  const options = rules.options.parse(contest.options);
  const seats = rules.seats(options, contest.players) as readonly string[];
  const duel = rules.players.max === 2;
  const deal = diceFrom(`${contest.seed} deal ${duel ? index >> 1 : index}`).seed();
  const first = seats[duel ? index % 2 : 0] as string;
  const dice = diceFrom(`${contest.seed} bout ${index}`);
  const thought: [number[], number[]] = [[], []];
  let state = rules.setup(options, contest.players, deal) as unknown;
  let moves = 0;
  let outcome = rules.outcome(state) as Outcome<string> | null;
  while (!outcome) {
    const [seat, actions] = ask(bot, state, (asked) => (asked === first ? 0 : 1), sides, dice, lore, thought);
    for (const action of actions) {
      const result = rules.apply(state, seat, rules.action.parse(action));
      if (!result.ok)
        throw new Error(
          broken(contest, index, `${seat} made an illegal act, ${JSON.stringify(action)}: ${result.error.message}`),
        );
      state = result.value.state;
      moves++;
    }
    if (moves > MOST_MOVES) throw new Error(broken(contest, index, `the game is not over after ${moves} moves.`));
    outcome = rules.outcome(state) as Outcome<string> | null;
  }
  const score =
    outcome.kind === 'draw'
      ? 0.5
      : outcome.winners.includes(first)
        ? 1
        : duel && outcome.winners.length === 0
          ? 0.5
          : 0;
  const figures = bot.kind === 'judge' && bot.figures ? bot.figures(rules.view(state, 'spectator')) : {};
  return { index, score, firstSeat: first, winners: outcome.winners, moves, thought, figures };
}

/** The first awaited seat whose bot does not wait, and its act. The bot is given a world of its seat's, never the true one. */
function ask(
  bot: Bot,
  state: unknown,
  sideOf: (seat: string) => 0 | 1,
  sides: readonly [Contestant, Contestant],
  dice: Dice,
  lore: unknown,
  thought: readonly [number[], number[]],
): readonly [string, readonly unknown[]] {
  const awaited = bot.rules.toAct(state) as readonly string[];
  for (const seat of awaited) {
    const side = sideOf(seat);
    const world = bot.rules.resample(state, seat, dice.seed());
    const started = performance.now();
    const actions = actOf(sides[side], bot, { world, seat, seed: dice.seed() }, lore);
    thought[side].push(performance.now() - started);
    if (actions.length > 0) return [seat, actions];
  }
  throw new Error(`The table waits for ${awaited.join(', ')}, and they wait too.`);
}

const broken = ({ game, sides, seed, options }: Contest, index: number, what: string): string =>
  `${game}, ${sides.join(' against ')}, seed ${seed}, options ${JSON.stringify(options)}, game ${index}: ${what}`;
