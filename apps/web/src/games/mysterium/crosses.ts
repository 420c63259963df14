import type { SuspectId } from '@ghostlight/mysterium';
import { useState } from 'react';
import { useTable } from '../../table/use-table.ts';

/** Crossed cards by seeker. */
type Crossed = Readonly<Record<number, readonly string[]>>;

interface Crosses {
  readonly has: (persona: number, card: SuspectId) => boolean;
  readonly toggle: (persona: number, card: SuspectId) => void;
}

/** Private crosses on suspects: kept by the server with the seat, so that they follow to other devices. */
export function useCrosses(): Crosses {
  const { state, verb } = useTable();
  const kept = crossesIn(state.shown.game?.orders);
  /** What was tapped here and has not come back from the server yet. */
  const [tapped, setTapped] = useState<Crossed | null>(null);
  const crossed = tapped ?? kept;
  return {
    has: (persona, card) => crossed[persona]?.includes(card) ?? false,
    toggle: async (persona, card) => {
      const before = crossed[persona] ?? [];
      const after = before.includes(card) ? before.filter((each) => each !== card) : [...before, card];
      const crosses: Crossed = { ...crossed, [persona]: after };
      setTapped(crosses);
      await verb({ type: 'orders', orders: { crosses: crosses as Record<number, string[]> } });
      // Later taps have sent more than this one: theirs clears it.
      setTapped((now) => (now === crosses ? null : now));
    },
  };
}

function crossesIn(orders: unknown): Crossed {
  if (typeof orders !== 'object' || orders === null || !('crosses' in orders)) return {};
  const { crosses } = orders;
  return typeof crosses === 'object' && crosses !== null ? (crosses as Crossed) : {};
}
