import { ORDERS_DELAY } from '@ghostlight/protocol';
import { useEffect, useRef } from 'react';
import type { DuelProps } from './props.ts';

/**
 * A pass by hand is never sent sooner than a standing pass would be played, so that the two look alike.
 * What it protects is the passer's own hand, so the passer's own page is the place for it.
 */
export function usePass({ scene, act }: DuelProps): () => void {
  const { decision } = scene.view;
  const asked = useRef({ decision, since: performance.now() });
  if (asked.current.decision !== decision) asked.current = { decision, since: performance.now() };
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new question the old answer is void
  useEffect(
    () => () => {
      if (waiting.current) clearTimeout(waiting.current);
      waiting.current = null;
    },
    [decision],
  );
  return () => {
    if (waiting.current) return;
    const wait = asked.current.since + ORDERS_DELAY - performance.now();
    waiting.current = setTimeout(
      () => {
        waiting.current = null;
        void act({ type: 'pass' });
      },
      Math.max(0, wait),
    );
  };
}
