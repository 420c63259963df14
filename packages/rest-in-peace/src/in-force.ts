import { ALL_VALUES, bit } from './facts.ts';
import { type LaidPsychic, other, SEATS, type Seat, type Sides, type State, type Value } from './types.ts';

/** Cards that others must know by number. Each one's behaviour is in its entry under cards/. */
export const REVEAL_YOURSELF = 3;
export const NEVER_SEEN_AGAIN = 25;
export const WORTHLESS = 29;

/** A psychic whose effect works on this round now, and whose it is. */
export interface InForce {
  readonly seat: Seat;
  readonly laid: LaidPsychic;
}

const NOTHING: readonly InForce[] = [];

/** The psychics at work on a round. We're worthless silences all the others (RIP-R18). */
export function inForce(sides: Sides): readonly InForce[] {
  let found: InForce[] | null = null;
  for (const seat of SEATS) {
    for (const laid of sides[seat]) {
      if (laid.kind !== 'psychic' || !laid.active) continue;
      if (laid.card === WORTHLESS) return [{ seat, laid }];
      found ??= [];
      found.push({ seat, laid });
    }
  }
  return found ?? NOTHING;
}

export const sidesOf = (state: State): Sides => state.sides[state.round - 1] as Sides;

export const isWorthless = (force: readonly InForce[]): boolean => force[0]?.laid.card === WORTHLESS;

/** Whether this seat sees the other's hand (card 3): from the play to the end of the round, before the draw (RIP-R28). */
export const looks = (state: State, seat: Seat): boolean =>
  state.round < 10 &&
  state.ask !== null &&
  state.ask.kind !== 'place' &&
  inForce(sidesOf(state)).some((force) => force.seat === seat && force.laid.card === REVEAL_YOURSELF);

/** The values nobody may play (card 25), as a bit set. */
export function bannedBits(force: readonly InForce[]): number {
  for (const { laid } of force) {
    if (laid.card === NEVER_SEEN_AGAIN) return laid.chosen.reduce((bits, pick) => bits | valueBit(pick), 0);
  }
  return 0;
}

const valueBit = (pick: LaidPsychic['chosen'][number]): number => (pick.kind === 'value' ? bit(pick.value) : 0);

export const isBanned = (banned: number, value: number): boolean =>
  value >= 1 && value <= 6 && (banned & bit(value as Value)) !== 0;

export const allowedBits = (banned: number): number => ALL_VALUES & ~banned;

/** Must this seat's next card be a random ghost (card 6)? One set this round stops when its card stops (RIP-R29). */
export const isTripped = (state: State, seat: Seat): boolean => state.tripped?.seat === seat;

export const opponentLooks = (state: State, seat: Seat): boolean => looks(state, other(seat));
