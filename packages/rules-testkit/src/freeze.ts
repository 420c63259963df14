// Whole trees frozen before: states share most of their branches with the state before.
const frozen = new WeakSet<object>();

/** Freezes a value and all that is in it, so that a write to it throws. */
export function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || frozen.has(value) || ArrayBuffer.isView(value)) return;
  frozen.add(value);
  Object.freeze(value);
  for (const key in value) freeze((value as Record<string, unknown>)[key]);
}
