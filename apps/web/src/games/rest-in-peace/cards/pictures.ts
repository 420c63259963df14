import type { Psychic, Seat, Value } from '@ghostlight/rest-in-peace';

/** Small on the board, large in the zoom. */
export type PictureSize = 'small' | 'large';

// Painted cards are found by name, `ghost-green-4.webp`, `psychic-12.webp`; where there is none the drawn face stands.
const FOUND = {
  small: import.meta.glob<string>('../../../../../../packages/card-art/pictures/160/{ghost,psychic}-*.webp', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
  large: import.meta.glob<string>('../../../../../../packages/card-art/pictures/720/{ghost,psychic}-*.webp', {
    eager: true,
    query: '?url',
    import: 'default',
  }),
} as const;

const FOLDER = '../../../../../../packages/card-art/pictures/';
const PLACE = { small: `${FOLDER}160/`, large: `${FOLDER}720/` } as const;

const picture = (id: string, size: PictureSize): string | undefined => FOUND[size][`${PLACE[size]}${id}.webp`];

export const ghostPicture = (seat: Seat, value: Value, size: PictureSize): string | undefined =>
  picture(`ghost-${seat}-${value}`, size);

export const psychicPicture = (card: Psychic, size: PictureSize): string | undefined =>
  picture(`psychic-${card}`, size);
