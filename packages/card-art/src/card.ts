/** What a painted card is in the games. */
export const KINDS = [
  'dream',
  'character',
  'location',
  'object',
  'mary',
  'ghost',
  'psychic',
  'house',
  'special',
  'back',
  'extra',
] as const;
export type Kind = (typeof KINDS)[number];

/** One painted card, as the games and players know it. */
export interface Card {
  readonly id: string;
  readonly kind: Kind;
  readonly title: string;
  /** What is seen, for those who don't see it; the same for everybody, never a hint. */
  readonly description: string;
  /** What the picture speaks of, derived from its motifs: the bots' knowledge of it. */
  readonly tags: readonly string[];
  /** True while the picture is a draft waiting to be painted anew. */
  readonly standIn: boolean;
}
