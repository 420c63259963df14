import { objectsIn } from './frames.ts';

type Thing = Readonly<Record<string, unknown>>;

/** Events whose hidden part only their owner may be told. */
const HIDDEN_PART: Readonly<Record<string, string>> = {
  drew: 'values',
  'ghost-sent': 'value',
  'hand-seen': 'hand',
  'deck-seen': 'deck',
};

/** What a spectator's frames hold of hidden cards before the game is over: an empty list, or there is a leak. */
export function secretsIn(received: readonly unknown[]): readonly string[] {
  const secrets: string[] = [];
  for (const message of received) {
    const things = [...objectsIn(message)];
    if (things.some(endsTheGame)) return secrets;
    for (const thing of things) secrets.push(...secretsOf(thing));
  }
  return secrets;
}

/** With the end everything is shown. */
const endsTheGame = (thing: Thing): boolean =>
  thing.type === 'game-over' || ('rounds' in thing && 'outcome' in thing && thing.outcome !== null);

function secretsOf(thing: Thing): readonly string[] {
  const found: string[] = [];
  // A seat's view, whole or as a patch.
  for (const key of ['hand', 'deck', 'question'])
    if (key in thing && thing[key] !== null) found.push(JSON.stringify(thing));
  if (typeof thing.path === 'string' && /\/(hand|deck|question)\b/.test(thing.path) && thing.value !== null) {
    found.push(JSON.stringify(thing));
  }
  // A ghost that lies face down is a card without a face.
  if (thing.kind === 'ghost' && thing.down === true) found.push(JSON.stringify(thing));
  const hidden = typeof thing.type === 'string' ? HIDDEN_PART[thing.type] : undefined;
  if (hidden && thing[hidden] !== null) found.push(JSON.stringify(thing));
  if (thing.type === 'placed' && (thing.card as Thing | null)?.kind === 'ghost') found.push(JSON.stringify(thing));
  return found;
}
