import ghost from '@ghostlight/card-art/pictures/720/mary-ghost.webp';
import mortal from '@ghostlight/card-art/pictures/720/mary-mortal.webp';
import type { Seat } from '@ghostlight/mary-king';

/** The two paintings of one woman. */
export const PAINTINGS: Readonly<Record<Seat, string>> = { ghost, mortal };
