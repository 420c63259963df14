import type { Event } from '@ghostlight/rest-in-peace';
import type { Suspense } from '../game.ts';
import { t } from './words.ts';

/** Between two cards turned up on the tenth house, and before the totals show. */
export const FLIP = 420;
const BREATH = 900;

/** Face-down ghosts are turned one after the other, first this side's, then the other's. */
export function suspense(told: readonly Event[]): Suspense | null {
  const revealed = told.find((event) => event.type === 'tenth-revealed');
  if (!revealed) return null;
  const cards = revealed.ghosts.green.length + revealed.ghosts.blue.length;
  return { sentence: t('sentence.tenth'), milliseconds: BREATH + cards * FLIP };
}
