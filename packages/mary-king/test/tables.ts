import type { Table } from '@ghostlight/rules-testkit';

const table = (options: unknown): Table => ({ options, players: 2 });

/** The tables the laws are tried at: every option in every setting. */
export const tables: readonly Table[] = [
  table({}),
  table({ specialAbilities: true, windowSeconds: 0 }),
  table({ mutualDeath: 'sameDay', turnSeconds: 60, windowSeconds: 30 }),
  table({ totalControlFrom: 'tue', revealAtEnd: false }),
  table({ specialAbilities: true, mutualDeath: 'sameDay', totalControlFrom: 'fri', turnSeconds: 120 }),
];

/** Standing orders to try `auto` with. */
export const orders: readonly unknown[] = [
  undefined,
  { control: 'pass' },
  { 'end-phase': 'ask', penalty: 'pass', power: 'pass' },
  { passTurn: 1 },
  'nonsense',
];

/** More than any game takes: the longest of 20,000 that tried to last had 233 decisions. */
export const bound = 1000;
