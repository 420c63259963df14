import type { Seat, State } from './types.ts';

/** The ghost is mute until the end, and everybody is during the straw poll; chat and pointing alike (§3.12). */
export function maySpeak(state: State, seat: Seat, _channel: 'chat' | 'point'): boolean {
  if (state.step === 'over') return true;
  return seat !== 'ghost' && state.step !== 'poll';
}
