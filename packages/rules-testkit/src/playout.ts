import type { AnyRules, Dice } from '@ghostlight/rules-kit';
import type { Table } from './law.ts';

/** A random game as a bot plays it in its head: the fast path if there is one, no checks. */
export function playout(
  rules: AnyRules,
  table: Table,
  dice: Dice,
): { readonly actions: number; readonly end: unknown } {
  let state = rules.setup(rules.options.parse(table.options), table.players, dice.seed()) as unknown;
  let actions = 0;
  while (!rules.outcome(state)) {
    const seat = dice.pick(rules.toAct(state) as readonly string[]);
    const moves = (rules.moves ? rules.moves(state, seat) : rules.legal(rules.view(state, seat))) as readonly unknown[];
    const result = rules.apply(state, seat, dice.pick(moves));
    if (!result.ok) throw new Error(`A legal action of ${seat} is refused: ${result.error.message}`);
    state = result.value.state;
    actions++;
  }
  return { actions, end: state };
}
