/** The bot's own chance, handed in by whoever asks it. */
export interface Dice {
  pick<T>(items: readonly T[]): T;
}

export type Strength = 'gentle' | 'steady' | 'cruel';
export type ByStrength<T> = Readonly<Record<Strength, T>>;
