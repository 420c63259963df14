import { objectsIn } from './frames.ts';

type Thing = Readonly<Record<string, unknown>>;

/** Only the ghost is shown these. What everybody is told of the ghost's cards has numbers in their place. */
const GHOSTS_OWN = ['targets', 'culprit', 'tray', 'takeOutsLeft'];

/** Events whose hidden part only the ghost may be told. */
const HIDDEN_PART: Readonly<Record<string, string>> = { drew: 'dreams', redrew: 'dreams', shared: 'group' };

/** What a psychic or a spectator was sent of the ghost's secrets before the game was over: an empty list, or there is a leak. */
export function secretsIn(received: readonly unknown[]): readonly string[] {
  const secrets: string[] = [];
  for (const message of received) {
    const things = [...objectsIn(message)];
    if (things.some(endsTheGame)) return secrets;
    for (const thing of things) if (isSecret(thing)) secrets.push(JSON.stringify(thing));
  }
  return secrets;
}

/** With the end everything is shown. */
const endsTheGame = (thing: Thing): boolean =>
  thing.type === 'over' || ('end' in thing && thing.end !== null && 'personas' in thing);

function isSecret(thing: Thing): boolean {
  if (GHOSTS_OWN.some((key) => key in thing)) return true;
  if (Array.isArray(thing.hand) || Array.isArray(thing.thrown)) return true;
  if ('personas' in thing && 'ghost' in thing && thing.ghost !== null) return true;
  // The same as a patch.
  if (typeof thing.path === 'string' && /^\/(ghost|end)\b/.test(thing.path) && thing.value !== null) return true;
  if (thing.type === 'tray') return true;
  const hidden = typeof thing.type === 'string' ? HIDDEN_PART[thing.type] : undefined;
  return hidden !== undefined && hidden in thing && thing[hidden] !== null;
}
