import type { Seed } from '@ghostlight/rules-kit';
import { diceFrom } from '@ghostlight/rules-kit';

const SHORTEST = 800;
const LONGEST = 2500;

/** How long a bot seems to think, in milliseconds. From its seed, never from its cards: a pause must tell nothing. */
export const pauseFor = (seed: Seed): number => SHORTEST + diceFrom(`${seed} pause`).below(LONGEST - SHORTEST + 1);
