import { ASK, newActId, newKey, newNonce } from '@ghostlight/protocol';
import type { Dice } from '@ghostlight/rules-testkit';
import { pack } from 'msgpackr';
import { requestBytes } from './raw-client.ts';

/** What a hostile client knows of the table it sits at. */
export interface Target {
  readonly seats: readonly string[];
  readonly people: readonly string[];
  readonly prompt: string;
  /** Acts of others that were answered with ok. */
  readonly old: readonly object[];
}

const DATA = 13;
const NAMES = Object.values(ASK);
const BAD_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', '\u0000'];

/** One message that must change nothing. */
export function malice(dice: Dice, target: Target): Buffer {
  const kind = dice.below(9);
  if (kind === 0) return noise(dice, dice.below(200));
  // A known first byte, and then nonsense.
  if (kind === 1)
    return Buffer.concat([Buffer.from([dice.pick([10, 11, 13, 17, 18, 19, 20, 21, 22])]), noise(dice, 40)]);
  if (kind === 2) return request(dice, dice.pick(NAMES), noise(dice, dice.below(60)));
  if (kind === 3) return request(dice, dice.pick(NAMES), pack(odd(dice, 0)));
  if (kind === 4) return requestBytes(1, 'act', forgedAct(dice, target));
  if (kind === 5) return requestBytes(1, 'verb', forbiddenVerb(dice, target));
  if (kind === 6) return target.old.length > 0 ? requestBytes(1, 'act', dice.pick(target.old)) : noise(dice, 10);
  if (kind === 7) return request(dice, dice.pick(NAMES), deep(dice.below(8_000)));
  return Buffer.concat([Buffer.from([DATA, 0xa3]), Buffer.from('act'), pack(odd(dice, 0))]);
}

const request = (dice: Dice, type: string, payload: Buffer): Buffer =>
  Buffer.concat([Buffer.from([21, dice.below(128), 0xa0 | type.length]), Buffer.from(type), payload]);

const noise = (dice: Dice, length: number): Buffer => Buffer.from(Array.from({ length }, () => dice.below(256)));

/** Values that parsers trip over. */
function odd(dice: Dice, depth: number): unknown {
  const kind = dice.below(depth > 3 ? 9 : 12);
  if (kind === 0) return 'x'.repeat(dice.below(7_000));
  if (kind === 1) return nested(dice.below(100));
  if (kind === 2) return dice.pick([Number.NaN, Number.POSITIVE_INFINITY, -0, 2 ** 53, 1e308, 10n ** 12n]);
  if (kind === 3) return new Date(0);
  if (kind === 4) return null;
  if (kind === 5) return new Uint8Array(dice.below(100));
  if (kind === 6) return '\u202E\u0000\uD800';
  if (kind === 7) return new Map([['type', 'start']]);
  if (kind === 8) return dice.pick([true, false, '', 'act', -1]);
  if (kind === 9) return Array.from({ length: dice.below(20) }, () => odd(dice, depth + 1));
  const keys = [...BAD_KEYS, 'id', 'seat', 'prompt', 'actions', 'type', 'channel', 'text', 'nonce'];
  return Object.fromEntries(dice.some(keys, 6).map((key) => [key, odd(dice, depth + 1)]));
}

/** Arrays in arrays, written by hand: deeper than a packer would go. */
const deep = (depth: number): Buffer => Buffer.concat([Buffer.alloc(depth, 0x91), Buffer.from([0x90])]);

function nested(depth: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < depth; level++) value = [value];
  return value;
}

const forgedAct = (dice: Dice, { seats, prompt }: Target) => ({
  id: newActId(),
  seat: dice.pick([...seats, 'spectator', '__proto__']),
  prompt: dice.pick([prompt, 'round:1', '']),
  actions: dice.pick([
    [{ type: 'confirm' }],
    [{ type: 'pick', number: 1 + dice.below(9) }],
    [{ type: 'pick', number: 1 }, { type: 'confirm' }],
    [{ __proto__: null, type: 'confirm', constructor: { prototype: { admin: true } } }],
    [odd(dice, 2)],
  ]),
});

/** Verbs that nobody without a seat, and no guest, may do. */
const forbiddenVerb = (dice: Dice, { seats, people }: Target) =>
  dice.pick<object>([
    { type: 'sit', seat: dice.pick(seats) },
    { type: 'stand' },
    { type: 'swap', with: dice.pick(seats) },
    { type: 'ready', nonce: newNonce() },
    { type: 'start', nonce: newNonce() },
    { type: 'resign' },
    { type: 'offer', what: 'draw' },
    { type: 'reply', agree: true },
    { type: 'orders', orders: nested(100) },
    { type: 'again' },
    { type: 'settings', options: { rounds: 1 }, players: 2 },
    { type: 'settings', public: true },
    { type: 'place', person: dice.pick(people), seat: null },
    { type: 'kick', person: dice.pick(people) },
    { type: 'free', seat: dice.pick(seats) },
    { type: 'pause' },
    { type: 'resume' },
    { type: 'mute', person: dice.pick(people), muted: true },
    { type: 'host', person: dice.pick(people) },
    { type: 'understudy', seat: dice.pick(seats), strength: 'gentle' },
    { type: newKey() },
    odd(dice, 1) as object,
  ]);
