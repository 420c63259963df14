import type { AnyRules, Dice, Entry } from '@ghostlight/rules-kit';
import type { Mover } from './play.ts';

/** Every legal action of every seat is equally likely: awaited seats mostly, the others now and then. */
export const anyMove =
  (rules: AnyRules): Mover =>
  (state, seats, dice) => {
    const found = chooseSeat(rules, state, seats, dice);
    return found && { seat: found.seat, action: dice.pick(found.legal) };
  };

/** Every type of action is equally likely: rare verbs come up as often as the many ways to play a card. */
export const anyVerb =
  (rules: AnyRules): Mover =>
  (state, seats, dice) => {
    const found = chooseSeat(rules, state, seats, dice);
    if (!found) return null;
    return { seat: found.seat, action: ofAnyVerb(found.legal, dice) };
  };

/** One of the actions, every type of action equally likely. */
export function ofAnyVerb<Action>(legal: readonly Action[], dice: Dice): Action {
  const verb = dice.pick([...new Set(legal.map(typeOf))]);
  return dice.pick(legal.filter((action) => typeOf(action) === verb));
}

/** Like `anyMove` at first; a game that goes on for long by then goes on like `anyVerb`, which is sooner done. */
export const dawdler = (rules: AnyRules): Mover => {
  const [slow, fast] = [anyMove(rules), anyVerb(rules)];
  let moves = 0;
  return (state, seats, dice) => (moves++ < DAWDLES ? slow : fast)(state, seats, dice);
};

const DAWDLES = 150;

/** Moves on only when nobody can leave their question open: what players who want to hang the table would do. */
export const staller =
  (rules: AnyRules): Mover =>
  (state, seats, dice) => {
    const found = chooseSeat(rules, state, seats, dice);
    if (!found) return null;
    for (const seat of [found.seat, ...dice.some(seats, seats.length)]) {
      const view = rules.view(state, seat);
      const question = rules.prompt(view);
      for (const action of dice.some(rules.legal(view) as readonly unknown[], STALLS_TRIED)) {
        const result = rules.apply(state, seat, action);
        if (result.ok && rules.prompt(rules.view(result.value.state, seat)) === question) return { seat, action };
      }
    }
    return { seat: found.seat, action: dice.pick(found.legal) };
  };

const STALLS_TRIED = 4;

/** Mostly random, but now and then the clock runs out and idle seats answer. */
export const sleepy = (rules: AnyRules): Mover => {
  const awake = anyVerb(rules);
  return (state, seats, dice) => {
    const [idle] = dice.chance(0.3) ? (rules.idle(state) as readonly Entry[]) : [];
    return idle && rules.apply(state, idle.seat, idle.action).ok ? idle : awake(state, seats, dice);
  };
};

const typeOf = (action: unknown): unknown => (action as { readonly type?: unknown }).type;

function chooseSeat(
  rules: AnyRules,
  state: unknown,
  seats: readonly string[],
  dice: Dice,
): { seat: string; legal: readonly unknown[] } | null {
  if (rules.outcome(state)) return null;
  const awaited = rules.toAct(state) as readonly string[];
  const order = dice.chance(0.8)
    ? [...dice.some(awaited, seats.length), ...dice.some(seats, seats.length)]
    : dice.some(seats, seats.length);
  for (const seat of order) {
    const legal = rules.legal(rules.view(state, seat)) as readonly unknown[];
    if (legal.length > 0) return { seat, legal };
  }
  return null;
}
