import { SPECTATOR } from '@ghostlight/protocol';
import { useCallback, useEffect, useState } from 'react';
import { placeAmong, type Stop } from './story.ts';
import type { StoryTeller } from './story-teller.ts';

export interface Walk {
  readonly viewer: string;
  readonly stops: readonly Stop[];
  readonly index: number;
  readonly onward: boolean;
  readonly goTo: (index: number) => void;
  readonly lookAs: (viewer: string) => void;
}

interface Place {
  readonly viewer: string;
  readonly stops: readonly Stop[];
  readonly index: number;
  readonly onward: boolean;
}

/**
 * One's way through the story; null until it is told. The place stands in the address too (`#12` or `#12.green`), so that a moment
 * can be shown to others.
 */
export function useWalk(teller: StoryTeller, onBroken: () => void): Walk | null {
  const [place, setPlace] = useState<Place | null>(null);

  const look = useCallback(
    async (viewer: string, at: (before: Place | null) => number) => {
      const stops = await teller.tell(viewer);
      if (!stops) return onBroken();
      setPlace((before) => ({ viewer, stops, index: placeAmong(stops, at(before)), onward: false }));
    },
    [teller, onBroken],
  );

  useEffect(() => {
    const [at = '', viewer = SPECTATOR] = location.hash.slice(1).split('.');
    void look(viewer, () => Number.parseInt(at, 10) || 0);
  }, [look]);

  useEffect(() => {
    if (!place) return;
    const { viewer, stops, index } = place;
    const eyes = viewer === SPECTATOR ? '' : `.${viewer}`;
    history.replaceState(history.state, '', `#${stops[index]?.at ?? 0}${eyes}`);
  }, [place]);

  const goTo = useCallback(
    (to: number) =>
      setPlace((before) => {
        if (!before) return null;
        const index = Math.min(Math.max(to, 0), before.stops.length - 1);
        return index === before.index ? before : { ...before, index, onward: index === before.index + 1 };
      }),
    [],
  );

  const lookAs = useCallback(
    (viewer: string) => void look(viewer, (before) => before?.stops[before.index]?.at ?? 0),
    [look],
  );

  return place && { ...place, goTo, lookAs };
}
