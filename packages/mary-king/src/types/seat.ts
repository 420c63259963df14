/** The ghost first: it moves first every day, and sets of ideas are listed in this order (MK-R29). */
export const SEATS = ['ghost', 'mortal'] as const;
export type Seat = (typeof SEATS)[number];
export type BySeat<T> = Readonly<Record<Seat, T>>;

export const other = (seat: Seat): Seat => (seat === 'ghost' ? 'mortal' : 'ghost');

export const bySeat = <T>(make: (seat: Seat) => T): BySeat<T> => ({ ghost: make('ghost'), mortal: make('mortal') });

/** The same pair with one seat's value replaced. */
export const withSeat = <T>(pair: BySeat<T>, seat: Seat, value: T): BySeat<T> =>
  seat === 'ghost' ? { ghost: value, mortal: pair.mortal } : { ghost: pair.ghost, mortal: value };
