import type { CONTROL } from '../cards/design.ts';

export type ControlId = keyof typeof CONTROL;

export const COMMON_POWERS = ['PC1', 'PC2', 'PC3', 'PC4', 'PC5', 'PC6'] as const;
export const GHOST_POWERS = ['PG1', 'PG2', 'PG3', 'PG4', 'PG5', 'PG6'] as const;
export const MORTAL_POWERS = ['PM1', 'PM2', 'PM3', 'PM4', 'PM5', 'PM6'] as const;
export const POWER_IDS = [...COMMON_POWERS, ...GHOST_POWERS, ...MORTAL_POWERS] as const;
export type PowerId = (typeof POWER_IDS)[number];

/** Both sides own a CT07 and a PC1: a card is named by its owner and its id, and lies only in its owner's zones. */
export type CardId = ControlId | PowerId;
