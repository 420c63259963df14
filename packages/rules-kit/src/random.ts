import { chacha20 } from '@noble/ciphers/chacha.js';
import { hexToBytes } from '@noble/ciphers/utils.js';
import type { Seed } from './contract.ts';

/** The random stream's position: plain JSON, part of every state. Each draw uses nonce `n` once, so past draws tell nothing of the next. */
export interface RandomState {
  readonly seed: Seed;
  readonly n: number;
}

/** A drawn value and the stream after it. */
export type Drawn<T> = readonly [value: T, random: RandomState];

const SEED = /^[0-9a-f]{64}$/;
const WORD = 2 ** 32;
const WORDS_PER_BLOCK = 16;
const LITTLE_ENDIAN = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;

// A draw is over before the next begins: all use the same bytes, for making new ones costs as much as the cipher.
const NONCE = new Uint8Array(12);
const NONCE_WORDS = new DataView(NONCE.buffer);
const SCRATCH: { readonly zeros: Uint8Array; readonly bytes: Uint8Array; readonly words: Uint32Array }[] = [];
let lastKey: { readonly seed: Seed; readonly bytes: Uint8Array } | null = null;

export const isSeed = (text: string): text is Seed => SEED.test(text);

export function randomFrom(seed: Seed): RandomState {
  if (!isSeed(seed)) throw new Error('A seed is 64 lower-case hex digits.');
  return { seed, n: 0 };
}

/** A whole number from 0 to `n - 1`, each equally likely. */
export function below(random: RandomState, n: number): Drawn<number> {
  if (!Number.isInteger(n) || n < 1 || n > WORD)
    throw new Error(`below(${n}): n must be a whole number from 1 to 2^32.`);
  return [wordsOf(random, 1)(n), next(random)];
}

/** A new array with the same items, every order equally likely. */
export function shuffle<T>(random: RandomState, items: readonly T[]): Drawn<T[]> {
  const out = items.slice();
  const draw = wordsOf(random, out.length);
  for (let i = out.length - 1; i > 0; i--) {
    const j = draw(i + 1);
    const moved = out[i] as T;
    out[i] = out[j] as T;
    out[j] = moved;
  }
  return [out, next(random)];
}

/** One of the items, each equally likely. */
export function pick<T>(random: RandomState, items: readonly T[]): Drawn<T> {
  const [index, after] = below(random, items.length);
  return [items[index] as T, after];
}

const next = (random: RandomState): RandomState => ({ seed: random.seed, n: random.n + 1 });

/** Unbiased numbers below n out of the key stream of this draw's nonce; grows in the rare case that many are rejected. */
function wordsOf(random: RandomState, expected: number): (n: number) => number {
  const key = keyOf(random.seed);
  NONCE_WORDS.setUint32(4, Math.floor(random.n / WORD));
  NONCE_WORDS.setUint32(8, random.n % WORD);
  let blocks = Math.max(1, Math.ceil(expected / WORDS_PER_BLOCK));
  let words = keyStream(key, blocks, 0);
  let used = 0;
  return (n) => {
    const limit = WORD - (WORD % n);
    for (;;) {
      if (used === words.length) {
        words = keyStream(key, 1, blocks++);
        used = 0;
      }
      const word = words[used++] as number;
      if (word < limit) return word % n;
    }
  };
}

/** A stream draws many times in a row. */
function keyOf(seed: Seed): Uint8Array {
  if (lastKey?.seed !== seed) lastKey = { seed, bytes: hexToBytes(seed) };
  return lastKey.bytes;
}

/** So many blocks of the key stream, from this one on, as words; valid until the next call. */
function keyStream(key: Uint8Array, blocks: number, from: number): Uint32Array {
  let scratch = SCRATCH[blocks];
  if (!scratch) {
    const bytes = new Uint8Array(blocks * WORDS_PER_BLOCK * 4);
    scratch = { zeros: new Uint8Array(bytes.length), bytes, words: new Uint32Array(bytes.buffer) };
    SCRATCH[blocks] = scratch;
  }
  const { zeros, bytes, words } = scratch;
  chacha20(key, NONCE, zeros, bytes, from);
  if (!LITTLE_ENDIAN) swapEnds(words);
  return words;
}

/** Little-endian words whatever the machine, so that a match replays the same everywhere. */
function swapEnds(words: Uint32Array): void {
  const view = new DataView(words.buffer);
  for (let at = 0; at < words.length; at++) words[at] = view.getUint32(at * 4, true);
}
