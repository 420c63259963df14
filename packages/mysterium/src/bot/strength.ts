export type Strength = 'gentle' | 'steady' | 'cruel';
export type ByStrength<T> = Readonly<Record<Strength, T>>;
