import { bot as nim } from './nim.ts';

/** Thinks for tens of thousands of worlds. */
export const bot = { ...nim, budgets: { ...nim.budgets, cruel: { ...nim.budgets.cruel, worlds: 20_000 } } };
