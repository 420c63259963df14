import type { ClockFacts, Pace } from '@ghostlight/protocol';

/** The table's clock: time left per key, and which key runs since when. Plain JSON; never changed in place. */
export interface ClockState {
  /** Milliseconds; the latest keys only. */
  readonly left: Readonly<Record<string, number>>;
  readonly key: string | null;
  readonly seconds: number;
  /** When it last began to run; null while it stands still. */
  readonly since: number | null;
  /** The key whose time was given anew because somebody said "hold on". */
  readonly held?: string | null;
}

export const NO_CLOCK: ClockState = { left: {}, key: null, seconds: 0, since: null };

const PACES: Readonly<Record<Pace, number>> = { normal: 1, slow: 3, off: 0 };

// A question may be interrupted by others and come back to its time left; older ones do not.
const KEPT_KEYS = 8;

/** The clock after something happened: the time since is charged, and the wanted timer stands or runs from now. */
export function clockAfter(
  clock: ClockState,
  wanted: { readonly key: string; readonly seconds: number } | null,
  pace: Pace,
  runs: boolean,
  now: number,
): ClockState {
  if (clock.key === null && (!wanted || pace === 'off')) return clock;
  const left = charged(clock, now);
  if (!wanted || pace === 'off') return { left, key: null, seconds: 0, since: null };
  const seconds = wanted.seconds * PACES[pace];
  const { held = null } = clock;
  return { left: withKey(left, wanted.key, seconds * 1000), key: wanted.key, seconds, since: runs ? now : null, held };
}

/** A timer that ran out and still asks the same gets its whole time again. */
export const rewound = (clock: ClockState): ClockState =>
  clock.key === null ? clock : { ...clock, left: { ...clock.left, [clock.key]: clock.seconds * 1000 } };

/** Whoever is asked needs longer: the whole time again, once. */
export const heldOn = (clock: ClockState): ClockState => ({ ...rewound(clock), held: clock.key });

/** What the clock was when its server was last known to live; the time since is nobody's. */
export const stoppedAt = (clock: ClockState, at: number): ClockState => ({
  ...clock,
  left: charged(clock, at),
  since: null,
});

/** When the running timer is out; null when none runs. */
export const deadlineOf = (clock: ClockState): number | null =>
  clock.key === null || clock.since === null ? null : clock.since + (clock.left[clock.key] ?? 0);

export function clockFacts(clock: ClockState): ClockFacts | null {
  if (clock.key === null) return null;
  const deadline = deadlineOf(clock);
  const left = deadline === null ? (clock.left[clock.key] ?? 0) : null;
  return { key: clock.key, deadline, left, seconds: clock.seconds, held: clock.held === clock.key };
}

function charged({ left, key, since }: ClockState, now: number): Readonly<Record<string, number>> {
  if (key === null || since === null) return left;
  return { ...left, [key]: Math.max(0, (left[key] ?? 0) - Math.max(0, now - since)) };
}

function withKey(left: Readonly<Record<string, number>>, key: string, full: number): Readonly<Record<string, number>> {
  if (key in left) return left;
  const kept = Object.entries(left).slice(1 - KEPT_KEYS);
  return Object.fromEntries([...kept, [key, full]]);
}
