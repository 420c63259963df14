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
  const key = hexToBytes(random.seed);
  const nonce = new Uint8Array(12);
  const nonceWords = new DataView(nonce.buffer);
  nonceWords.setUint32(4, Math.floor(random.n / WORD));
  nonceWords.setUint32(8, random.n % WORD);
  let block = 0;
  let used = 0;
  let words: Uint32Array<ArrayBufferLike> = new Uint32Array(0);
  const refill = (blocks: number) => {
    words = streamWords(chacha20(key, nonce, new Uint8Array(blocks * WORDS_PER_BLOCK * 4), undefined, block));
    block += blocks;
    used = 0;
  };
  refill(Math.max(1, Math.ceil(expected / WORDS_PER_BLOCK)));
  return (n) => {
    const limit = WORD - (WORD % n);
    for (;;) {
      if (used === words.length) refill(1);
      const word = words[used++] as number;
      if (word < limit) return word % n;
    }
  };
}

/** Little-endian words whatever the machine, so that a match replays the same everywhere. */
function streamWords(bytes: Uint8Array): Uint32Array<ArrayBufferLike> {
  if (LITTLE_ENDIAN) return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(i * 4, true));
}
