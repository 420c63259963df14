import type { Pick } from './action.ts';

/** Two picks name the same thing. */
export function samePick(a: Pick, b: Pick): boolean {
  if (a.kind !== b.kind) return false;
  const [one, two] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  return one.value === two.value && one.card === two.card && one.round === two.round && one.seat === two.seat;
}
