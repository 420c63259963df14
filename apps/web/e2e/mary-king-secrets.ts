import {
  type CardId,
  CONTROL_IDS,
  type Event,
  POWER_IDS,
  POWERS_OF,
  rules,
  SEATS,
  type Seat,
  type State,
  type View,
} from '@ghostlight/mary-king';
import { type Frame, NOTHING_SHOWN, type Replay, receive, type Shown, type TableFacts } from '@ghostlight/protocol';

type Viewer = Seat | 'spectator';
type Owned = `${Seat}:${CardId}`;
type GameFrame = Frame<TableFacts, View, Event>;

const IDS: ReadonlySet<string> = new Set([...CONTROL_IDS, ...POWER_IDS]);

/** Every state of a finished game, by how many actions had been taken. */
export function statesOf({ options, players, seed, actions }: Replay): readonly State[] {
  const states = [rules.setup(rules.options.parse(options), players, seed)];
  for (const { seat, action } of actions as readonly { readonly seat: Seat; readonly action: unknown }[]) {
    const result = rules.apply(states.at(-1) as State, seat, rules.action.parse(action));
    if (!result.ok) throw new Error(result.error.message);
    states.push(result.value.state);
  }
  return states;
}

/** The cards this viewer may not know in this state: hands but their own, minds and face-down ideas, less what they have seen there. */
export function hiddenFrom(state: State, viewer: Viewer): ReadonlySet<Owned> {
  const view = rules.view(state, viewer);
  const hidden = new Set<Owned>();
  for (const seat of SEATS) {
    const { hand, mind, faceDown } = state.sides[seat];
    const unseen = [...(viewer === seat ? [] : hand), ...mind, ...faceDown.flat()];
    const seen = [...view.sides[seat].known, ...(view.looking ?? [])];
    for (const card of unseen) if (!seen.includes(card)) hidden.add(`${seat}:${card}`);
  }
  return hidden;
}

/** For each state what is hidden then, less the cards that came to a hand in sight and are there still (MK-R19, MK-R27). */
function hiddenAt(states: readonly State[], viewer: Viewer): readonly ReadonlySet<Owned>[] {
  let held: ReadonlySet<Owned> = new Set();
  let before: ReadonlySet<Owned> | null = null;
  return states.map((state) => {
    const hidden = hiddenFrom(state, viewer);
    const inHands = SEATS.flatMap((seat) => state.sides[seat].hand.map((card): Owned => `${seat}:${card}`));
    const earlier = before;
    const kept = held;
    held = new Set(inHands.filter((card) => kept.has(card) || (earlier && !earlier.has(card))));
    before = hidden;
    return new Set([...hidden].filter((card) => !held.has(card)));
  });
}

/** What the frames hold that was hidden from this viewer when they came, until everything is shown at the end. */
export function leaksIn(received: readonly unknown[], viewer: Viewer, states: readonly State[]): readonly string[] {
  const leaks: string[] = [];
  const hidden = hiddenAt(states, viewer);
  let shown: Shown<View, Event> = NOTHING_SHOWN;
  let earlier: ReadonlySet<Owned> | null = null;
  for (const frame of received.filter(isFrame)) {
    shown = receive(shown, frame).shown;
    const decision = shown.game?.view.decision ?? -1;
    const now = hidden[decision];
    if (!shown.game || !frame.game || !now) continue;
    if (states[decision]?.outcome) break;
    // What is told may have been hidden since, or brought to light: a secret was hidden before and after.
    const before = earlier ?? now;
    const both = new Set([...now].filter((card) => before.has(card)));
    // What is being looked at is meant to be seen, and what was announced last was announced to all.
    const { looking: _looking, latest: _latest, ...view } = shown.game.view;
    leaks.push(...found(view, now), ...found(toldIn(frame.game), both));
    earlier = now;
  }
  return leaks;
}

/** The part of a change that is new: events and operations; a whole view is searched as the view it is. */
const toldIn = (change: NonNullable<GameFrame['game']>): unknown => [
  change.told,
  'patch' in change ? change.patch.filter(({ path }) => !/looking|latest/.test(String(path))) : [],
];

const isFrame = (message: unknown): message is GameFrame =>
  typeof message === 'object' && message !== null && ('game' in message || 'table' in message);

const found = (value: unknown, hidden: ReadonlySet<Owned>): readonly string[] =>
  [...cardsIn(value, null)].filter((owners) => owners.every((owned) => hidden.has(owned))).map(String);

/** Every card anywhere inside, by whom it may belong to: one owner where that is said, else each who has such a card. */
function* cardsIn(value: unknown, owner: Seat | null): Generator<readonly Owned[]> {
  if (typeof value === 'string') {
    if (!IDS.has(value)) return;
    const owners = SEATS.filter((seat) => has(seat, value as CardId) && (owner === null || owner === seat));
    if (owners.length > 0) yield owners.map((seat): Owned => `${seat}:${value as CardId}`);
  } else if (Array.isArray(value)) for (const item of value) yield* cardsIn(item, owner);
  else if (value !== null && typeof value === 'object') {
    const here = ownerIn(value as Readonly<Record<string, unknown>>) ?? owner;
    for (const [key, inner] of Object.entries(value)) yield* cardsIn(inner, isSeat(key) ? key : here);
  }
}

const has = (seat: Seat, card: CardId): boolean =>
  card.startsWith('CT') || (POWERS_OF[seat] as readonly CardId[]).includes(card);

const isSeat = (value: unknown): value is Seat => SEATS.includes(value as Seat);

/** Whose cards an object speaks of: it says so, or it is a patch of that side. */
function ownerIn({ owner, side, type, seat, path }: Readonly<Record<string, unknown>>): Seat | null {
  if (isSeat(owner)) return owner;
  if (isSeat(side)) return side;
  if ((type === 'drew' || type === 'took' || type === 'returned') && isSeat(seat)) return seat;
  const segments = Array.isArray(path) ? path : typeof path === 'string' ? path.split('/') : [];
  return segments.find(isSeat) ?? null;
}
