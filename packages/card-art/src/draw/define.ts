import type { Scene } from './scene.ts';

/** A scene without its kind, as a card's file writes it. */
type Written = Omit<Scene, 'kind'>;

export const dream = (scene: Written): Scene => ({ ...scene, kind: 'dream' });
export const character = (scene: Written): Scene => ({ ...scene, kind: 'character' });
export const location = (scene: Written): Scene => ({ ...scene, kind: 'location' });
export const object = (scene: Written): Scene => ({ ...scene, kind: 'object' });
export const ghost = (scene: Written): Scene => ({ ...scene, kind: 'ghost' });
export const psychic = (scene: Written): Scene => ({ ...scene, kind: 'psychic' });
