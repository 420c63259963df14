import type { Psychic } from '../types.ts';
import type { PsychicCard } from './card.ts';
import { LEVEL_0 } from './level-0.ts';
import { LEVEL_1 } from './level-1.ts';
import { LEVEL_2 } from './level-2.ts';
import { LEVEL_3 } from './level-3.ts';
import { LEVEL_4 } from './level-4.ts';

export type { Choice, PsychicCard } from './card.ts';

/** All 29 psychic cards, in order. */
export const PSYCHICS: readonly PsychicCard[] = [...LEVEL_0, ...LEVEL_1, ...LEVEL_2, ...LEVEL_3, ...LEVEL_4];

export function psychic(no: Psychic): PsychicCard {
  const card = PSYCHICS[no - 1];
  if (!card) throw new Error(`There is no psychic card ${no}.`);
  return card;
}
