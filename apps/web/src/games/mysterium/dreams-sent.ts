import type { ByCategory, Event, Persona } from '@ghostlight/mysterium';

/** The dreams a seeker got while looking for each kind: the log tells the turn, and the knocks when the kind changed. */
export function dreamsSent({ persona, category }: Persona, log: readonly Event[]): ByCategory<readonly string[]> {
  const dreams = { character: [] as string[], location: [] as string[], object: [] as string[] };
  let got: string[] = [];
  for (const event of log) {
    if (event.type === 'sent' && event.persona === persona) got.push(...event.dreams);
    if (event.type === 'unveiled')
      got.push(...event.visions.flatMap((vision) => (vision.persona === persona ? vision.dreams : [])));
    if (event.type === 'manifested' && event.persona === persona) {
      dreams[event.category].push(...got);
      got = [];
    }
  }
  // Sent, and the game ended before the answer came.
  if (category) dreams[category].push(...got);
  return once(dreams);
}

/** The ghost is told of a vision twice when it was held back: when it was sent, and when all saw it. */
const once = (dreams: ByCategory<readonly string[]>): ByCategory<readonly string[]> => ({
  character: [...new Set(dreams.character)],
  location: [...new Set(dreams.location)],
  object: [...new Set(dreams.object)],
});
