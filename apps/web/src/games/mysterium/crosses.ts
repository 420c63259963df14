import { useState } from 'react';
import { useTable } from '../../table/use-table.ts';

interface Crosses {
  readonly has: (card: string) => boolean;
  readonly toggle: (card: string) => void;
}

/** Private crosses on suspects: kept by the server with the seat, so that they follow to other devices. */
export function useCrosses(): Crosses {
  const { state, verb } = useTable();
  const [crossed, setCrossed] = useState<readonly string[]>(() => crossesIn(state.shown.game?.orders));
  return {
    has: (card) => crossed.includes(card),
    toggle: (card) => {
      const crosses = crossed.includes(card) ? crossed.filter((each) => each !== card) : [...crossed, card];
      setCrossed(crosses);
      void verb({ type: 'orders', orders: { crosses } });
    },
  };
}

function crossesIn(orders: unknown): readonly string[] {
  if (typeof orders !== 'object' || orders === null || !('crosses' in orders) || !Array.isArray(orders.crosses))
    return [];
  return orders.crosses.filter((card) => typeof card === 'string');
}
