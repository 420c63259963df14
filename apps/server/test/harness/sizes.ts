/** How many times a long test does its thing: in full, or a few times in the inner loop. */
export const times = (full: number, quick: number): number => (process.env.QUICK ? quick : full);
