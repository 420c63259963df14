import type { Refusal } from '@ghostlight/protocol';

export const refused = (error: string, message: string): Refusal => ({ error, message });
