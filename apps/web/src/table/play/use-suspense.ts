import { useCallback, useEffect, useState } from 'react';
import type { TableContext } from '../use-table.ts';

/** While the board plays out a surprise, its outcome is kept back; a tap skips it, and nobody has to wait for anything. */
export function useSuspense({ state, game }: TableContext): {
  readonly held: string | null;
  readonly skip: () => void;
} {
  const { told } = state;
  const [over, setOver] = useState(told);
  const suspense = told === over ? null : (game.suspense?.(told) ?? null);
  const skip = useCallback(() => setOver(told), [told]);
  const wait = suspense?.milliseconds ?? null;
  useEffect(() => {
    if (wait === null) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(skip, calm ? 0 : wait);
    return () => clearTimeout(timer);
  }, [wait, skip]);
  return { held: suspense?.sentence ?? null, skip };
}
