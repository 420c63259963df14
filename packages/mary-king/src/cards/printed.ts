/** The tables printed in the box: fixed. */

/** Control cards that may be played, and ideas that may be bought, from Monday to Friday. */
export const PLAYS_BY_DAY = [5, 4, 3, 2, 1] as const;
export const BUYS_BY_DAY = [1, 2, 3, 4, 5] as const;

export const HAND_SIZE = 5;
/** Of 30 control and 12 power cards, these go into the three idea stacks; the rest is the mind. */
export const IDEA_CONTROLS = 6;
export const IDEA_POWERS = 6;
export const IDEA_STACKS = 3;
export const TOKENS_EACH = 2;

/** What you discard at the end of a turn when your opponent's largest area has this size. */
export const penaltyFor = (largest: number): number => (largest >= 8 ? 3 : largest >= 6 ? 2 : largest >= 4 ? 1 : 0);

/** What controlling this many tiles adds to the final score. */
export const bonusFor = (tiles: number): number => (tiles >= 9 ? 6 : tiles >= 6 ? 4 : tiles >= 3 ? 2 : 0);
