import { bot as nim } from './nim.ts';

/** Thinks for thousands of worlds. */
export const bot = { ...nim, budgets: { ...nim.budgets, cruel: { ...nim.budgets.cruel, worlds: 5_000 } } };
