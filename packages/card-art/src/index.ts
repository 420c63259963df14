import type { Card } from './card.ts';
import { manifest } from './manifest.ts';

export { type Card, KINDS, type Kind } from './card.ts';

/** Every painted card, in order of kind and id. */
export const cards: readonly Card[] = manifest;

const byId = new Map(manifest.map((card) => [card.id, card]));

/** The card of this id, or undefined if nobody painted it. */
export const card = (id: string): Card | undefined => byId.get(id);

/** Address of the picture, 720 × 1080. Vite turns it into a hashed asset; Node gets a file URL. */
export const pictureUrl = (id: string): string => new URL(`../pictures/720/${id}.webp`, import.meta.url).href;

/** Address of the picture at half its size, 360 × 540: dreams, suspects and what the playbills show have one. */
export const middleUrl = (id: string): string => new URL(`../pictures/360/${id}.webp`, import.meta.url).href;

/** Address of the thumb, 160 × 240. */
export const thumbUrl = (id: string): string => new URL(`../pictures/160/${id}.webp`, import.meta.url).href;
