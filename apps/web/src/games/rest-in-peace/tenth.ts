import type { Event, Seat, SeatView, View } from '@ghostlight/rest-in-peace';
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

/** The view without how it ended, while the cards are still being turned. */
export function beforeVerdict(view: View): View {
  const result = view.rounds[9]?.result;
  if (!result) return view;
  const asBefore = (seat: Seat): SeatView => {
    const { tokens, hand, ...rest } = view.seats[seat];
    const kept = result.winner === seat ? tokens.slice(0, tokens.length - result.tokens.length) : tokens;
    return { ...rest, tokens: kept, hand: seat === view.viewer ? hand : null };
  };
  return {
    ...view,
    outcome: null,
    rounds: view.rounds.map((round) =>
      round.round === 10 ? { ...round, result: null, tokens: result.tokens } : round,
    ),
    seats: { green: asBefore('green'), blue: asBefore('blue') },
  };
}
