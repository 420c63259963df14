import type { Psychic, Seat, Value } from '@ghostlight/rest-in-peace';

// Painted cards, once there are any: `ghost-green-4.webp`, `psychic-12.webp`. Until then the drawn faces stand.
const PICTURES = import.meta.glob<string>('../../../../../../packages/card-art/pictures/720/{ghost,psychic}-*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

const byId = new Map(
  Object.entries(PICTURES).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1, -'.webp'.length), url]),
);

export const ghostPicture = (seat: Seat, value: Value): string | undefined => byId.get(`ghost-${seat}-${value}`);

export const psychicPicture = (card: Psychic): string | undefined => byId.get(`psychic-${card}`);
