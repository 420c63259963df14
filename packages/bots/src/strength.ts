/** How well a bot plays, weakest first. */
export const STRENGTHS = ['gentle', 'steady', 'cruel'] as const;
export type Strength = (typeof STRENGTHS)[number];
export type ByStrength<T> = Readonly<Record<Strength, T>>;
