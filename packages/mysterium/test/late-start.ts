import { below, type RandomState, randomFrom, type Seed } from '@ghostlight/rules-kit';
import { type Action, type Options, rules, type Seat, type State } from '../src/index.ts';

/** Random play almost never solves the case: these rules begin where knowing psychics have come some way, mostly to stage 2. */
export const lateRules: typeof rules = { ...rules, setup: lateSetup };

const TURNS = 7;

function lateSetup(options: Options, players: number, seed: Seed): State {
  const dice = diceFrom(randomFrom(seed));
  let state = rules.setup(options, players, seed);
  const until = dice(5) === 0 ? 1 + dice(TURNS) : TURNS + 1;
  const lateness = dice(4);
  for (let guard = 0; guard < 500 && state.step !== 'over' && !state.final && state.turn < until; guard++) {
    state = state.step === 'vision' ? sendOne(state, dice) : guess(state, dice, lateness);
  }
  return state.step === 'over' ? rules.setup(options, players, seed) : state;
}

/** A dream or two for the first who waits, now and then after a redraw. */
function sendOne(state: State, dice: Dice): State {
  let now = state;
  const from = dice(state.dreams.hand.length);
  const cards = state.dreams.hand.slice(from, from + 1 + dice(3));
  for (const dream of cards) now = act(now, 'ghost', { type: 'tray-in', dream });
  const legal = rules.legal(rules.view(now, 'ghost'));
  const redraw = legal.find((action) => action.type === 'redraw');
  if (redraw && dice(4) === 0) return act(now, 'ghost', redraw);
  const send = legal.find((action) => action.type === 'send');
  return send ? act(now, 'ghost', send) : act(now, 'ghost', { type: 'tray-out', dream: cards[0] ?? 'd01' });
}

/** Balls mostly lie right, tokens lie anywhere, and everybody is READY. */
function guess(state: State, dice: Dice, lateness: number): State {
  let now = state;
  for (const { persona, seat, category } of state.personas) {
    if (!category || now.step !== 'interpret') continue;
    const target = state.targets[persona - 1]?.[category];
    const table = state.suspects[category];
    const card = dice(6) < lateness ? table[dice(table.length)] : target;
    if (card) now = act(now, seat, { type: 'ball', persona, card });
  }
  for (const { seat } of state.psychics) {
    const tokens = rules.legal(rules.view(now, seat)).filter((action) => action.type === 'token');
    const token = tokens[dice(tokens.length + 1)];
    if (token) now = act(now, seat, token);
  }
  for (const seat of rules.toAct(now)) now = act(now, seat, { type: 'ready' });
  return now;
}

function act(state: State, seat: Seat, action: Action): State {
  const result = rules.apply(state, seat, action);
  if (!result.ok) throw new Error(`${seat} ${JSON.stringify(action)}: ${result.error.message}`);
  return result.value.state;
}

type Dice = (n: number) => number;

function diceFrom(random: RandomState): Dice {
  let stream = random;
  return (n) => {
    const [value, after] = below(stream, n);
    stream = after;
    return value;
  };
}
