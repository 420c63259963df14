import { createHash, randomBytes, randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS } from '@ghostlight/protocol';

/** Unguessable, for links: 128 bits. */
export const newId = (): string => randomBytes(16).toString('base64url');

/** The server's secret part of a seed: 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('hex');

export const newPersonId = (): string => randomBytes(6).toString('base64url');

export const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** Keys and one-time tokens are kept as this alone. They are random and long, so no salt or stretching is needed. */
export const hashed = (token: string): string => createHash('sha256').update(token).digest('hex');
