import type { Dice } from '@ghostlight/rules-kit';
import type { Budget, Searcher } from './bot.ts';
import { type Choice, type Edge, newNode, select } from './tree.ts';

/**
 * Information-set Monte Carlo tree search: many worlds that agree with what this seat knows, one tree for all of them.
 * The answer hangs on the seat's knowledge and the dice alone, because `resample` forgets everything else first.
 */
export function search<State, Action, Seat extends string>(
  bot: Searcher<State, Action, Seat>,
  world: State,
  seat: Seat,
  budget: Budget,
  dice: Dice,
): Action {
  const known = bot.rules.resample(bot.forget?.(world, seat) ?? world, seat, dice.seed());
  const choices = choicesOf(bot, known, seat);
  const only = choices[0];
  if (!only) throw new Error(`${seat} has no legal move to choose from.`);
  if (choices.length === 1) return only.action;
  const root = newNode();
  for (let i = 0; i < budget.worlds; i++) {
    const path: Edge[] = [];
    const leaf = descend(bot, bot.rules.resample(known, seat, dice.seed()), root, path, budget);
    const value = finish(bot, leaf, seat, dice);
    for (const edge of path) {
      edge.visits++;
      edge.total += edge.mover === seat ? value : 1 - value;
    }
  }
  const visits = choices.map(({ label }) => root.edges.get(`${seat} ${label}`)?.visits ?? 0);
  return (choices[settle(visits, budget.whim, dice)] as Choice<Action>).action;
}

/** Follows the tree to its edge, one new move past what it knows. */
function descend<State, Action, Seat extends string>(
  bot: Searcher<State, Action, Seat>,
  world: State,
  root: ReturnType<typeof newNode>,
  path: Edge[],
  budget: Budget,
): State {
  let state = world;
  let node = root;
  for (;;) {
    const mover = bot.rules.outcome(state) ? undefined : bot.rules.toAct(state)[0];
    if (mover === undefined) return state;
    const { edge, choice } = select(node, mover, choicesOf(bot, state, mover), budget.curiosity);
    state = play(bot, state, mover, choice.action);
    path.push(edge);
    if (edge.visits === 0) return state;
    node = edge.node;
  }
}

/** Plays on until the game is over or can be judged, and says how good that is for the seat. */
function finish<State, Action, Seat extends string>(
  bot: Searcher<State, Action, Seat>,
  leaf: State,
  seat: Seat,
  dice: Dice,
): number {
  for (let state = leaf; ; ) {
    const outcome = bot.rules.outcome(state);
    if (outcome) return outcome.winners.includes(seat) ? 1 : outcome.winners.length === 0 ? 0.5 : 0;
    const verdict = bot.verdict?.(state, seat) ?? null;
    if (verdict !== null) return verdict;
    const mover = bot.rules.toAct(state)[0];
    if (mover === undefined) throw new Error('The game is not over, and nobody is asked.');
    state = play(bot, state, mover, bot.playout(state, mover, movesOf(bot, state, mover), dice));
  }
}

/** The moves open to a seat. */
export function movesOf<State, Action, Seat extends string>(
  { rules }: Searcher<State, Action, Seat>,
  state: State,
  seat: Seat,
): readonly Action[] {
  return rules.moves ? rules.moves(state, seat) : rules.legal(rules.view(state, seat));
}

/** One choice for each label, the weights of its moves added up; moves without weight only when there are no others. */
export function choicesOf<State, Action, Seat extends string>(
  bot: Searcher<State, Action, Seat>,
  state: State,
  seat: Seat,
): readonly Choice<Action>[] {
  const moves = movesOf(bot, state, seat);
  const weights = moves.length > 1 ? bot.weigh(state, seat, moves) : moves.map(() => 1);
  const hopeless = weights.every((weight) => weight <= 0);
  const byLabel = new Map<string, { action: Action; weight: number }>();
  let total = 0;
  for (const [index, action] of moves.entries()) {
    const weight = hopeless ? 1 : (weights[index] ?? 0);
    if (weight <= 0) continue;
    total += weight;
    const label = bot.label(state, seat, action);
    const same = byLabel.get(label);
    if (same) same.weight += weight;
    else byLabel.set(label, { action, weight });
  }
  return [...byLabel].map(([label, { action, weight }]) => ({ label, action, share: weight / total }));
}

function play<State, Action, Seat extends string>(
  { rules }: Searcher<State, Action, Seat>,
  state: State,
  seat: Seat,
  action: Action,
): State {
  const result = rules.apply(state, seat, action);
  if (!result.ok)
    throw new Error(`The bot imagined an illegal move, ${JSON.stringify(action)}: ${result.error.message}`);
  return result.value.state;
}

/** The place of the move tried most, or with a whim of one tried nearly as often. */
function settle(visits: readonly number[], whim: number, dice: Dice): number {
  const most = Math.max(...visits);
  if (whim <= 0) return visits.indexOf(most);
  return dice.weighted(visits.map((count) => (count / most) ** (1 / whim)));
}
