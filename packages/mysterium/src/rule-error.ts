import type { RuleError } from '@ghostlight/rules-kit';

/** A refusal before it is known whether anyone asked: `legal` drops it, `apply` answers with it. */
export const no = (code: string, message: string): RuleError => ({ code, message });
