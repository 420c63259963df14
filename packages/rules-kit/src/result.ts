import type { Result, RuleError } from './contract.ts';

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** A refusal with a stable code and the sentence the player reads. */
export const refuse = (code: string, message: string): Result<never, RuleError> => ({
  ok: false,
  error: { code, message },
});
