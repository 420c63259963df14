const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A player's key: 192 bits, made at the first visit and kept in the browser. */
export const newKey = (): string => letters(32);

/** What this browser adds to the deal's seed: 128 bits as hex. */
export const newNonce = (): string => Array.from(random(16), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Names one act; a resend uses the same one. */
export const newActId = (): string => letters(16);

const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));

// 64 letters, so six bits of each byte choose one evenly.
const letters = (count: number): string => Array.from(random(count), (byte) => BASE64URL[byte & 63]).join('');
