import type { Told } from '@ghostlight/rules-kit';
import type { Event } from '../types/event.ts';
import { type BySeat, type Seat, withSeat } from '../types/seat.ts';
import type { Side, State } from '../types/state.ts';

/** A state being changed: only its top level is ever written, everything below is replaced. */
export type Draft = { -readonly [K in keyof State]: State[K] };

/** One action at work. */
export interface Work {
  readonly game: Draft;
  readonly told: Told<Event, Seat>[];
  /** Seats that could not discard or draw what the thing being resolved demands. */
  readonly failed: Set<Seat>;
}

export const workOn = (state: State): Work => ({ game: { ...state }, told: [], failed: new Set() });

export function tell(work: Work, event: Event): void {
  work.told.push({ to: 'all', event });
}

/** Tells one seat the whole and everyone else the rest. */
export function tellOnly(work: Work, seat: Seat, event: Event, others: Event): void {
  work.told.push({ to: [seat], event, others });
}

export function setSide(work: Work, seat: Seat, change: Partial<Side>): void {
  const { game } = work;
  game.sides = withSeat(game.sides, seat, { ...game.sides[seat], ...change });
}

export const activeSeat = (game: Pick<State, 'turn'>): Seat => (game.turn % 2 === 0 ? 'ghost' : 'mortal');

export const dayIndex = (game: Pick<State, 'turn'>): number => Math.trunc(game.turn / 2);

export const addTo = (pair: BySeat<number>, seat: Seat, by: number): BySeat<number> =>
  withSeat(pair, seat, pair[seat] + by);
