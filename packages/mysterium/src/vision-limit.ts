import { HAND_SIZE } from './editions.ts';
import type { Persona } from './types.ts';

export const isServed = (persona: Pick<Persona, 'visions'>, turn: number): boolean =>
  persona.visions.at(-1)?.turn === turn;

/** Unfinished personas without a vision in this turn. */
export const waiting = (personas: readonly Persona[], turn: number): readonly Persona[] =>
  personas.filter((persona) => persona.category !== null && !isServed(persona, turn));

/** One persona's feast must not be another's fast in the same turn (MY-R40). */
export const visionLimit = (personas: readonly Persona[], turn: number, cardsToBeHad: number): number =>
  Math.min(HAND_SIZE, Math.max(1, cardsToBeHad - Math.max(0, waiting(personas, turn).length - 1)));
