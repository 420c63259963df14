import { describe, expect, test } from 'vitest';
import { readCode } from './codes.ts';
import { LIMITS } from './constants.ts';
import { Act, Chat, EnterTable, Name, Verb } from './messages.ts';
import { newActId, newKey, newNonce } from './tokens.ts';

const act = { id: newActId(), seat: 'mortal', prompt: 'turn:1', actions: [{ type: 'pass' }] };

describe('an act', () => {
  test('holds one to eight actions', () => {
    expect(Act.safeParse(act).success).toBe(true);
    expect(Act.safeParse({ ...act, actions: [] }).success).toBe(false);
    expect(Act.safeParse({ ...act, actions: Array(LIMITS.actions + 1).fill({ type: 'pass' }) }).success).toBe(false);
  });

  test('with a field nobody knows is refused', () => {
    expect(Act.safeParse({ ...act, admin: true }).success).toBe(false);
  });

  test('takes no actions that are not objects', () => {
    for (const actions of [['pass'], [null], [[1]], 'pass', { 0: { type: 'pass' } }])
      expect(Act.safeParse({ ...act, actions }).success).toBe(false);
  });
});

describe('a name', () => {
  test('is one line without invisible characters', () => {
    expect(Name.parse('  Ada \n\u202E Lovelace ')).toBe('Ada Lovelace');
  });

  test('needs at least one letter and at most 24', () => {
    expect(Name.safeParse(' \u200B ').success).toBe(false);
    expect(Name.safeParse('x'.repeat(25)).success).toBe(false);
  });
});

test('talk has at most 500 characters', () => {
  expect(Chat.safeParse({ channel: 'table', text: 'x'.repeat(500) }).success).toBe(true);
  expect(Chat.safeParse({ channel: 'table', text: 'x'.repeat(501) }).success).toBe(false);
});

test('a key of less than 128 bits is refused', () => {
  expect(EnterTable.safeParse({ key: newKey() }).success).toBe(true);
  expect(EnterTable.safeParse({ key: 'short' }).success).toBe(false);
});

test('new tokens differ and fit their schemas', () => {
  expect(newKey()).not.toBe(newKey());
  expect(Verb.safeParse({ type: 'ready', nonce: newNonce() }).success).toBe(true);
  expect(Act.safeParse({ ...act, id: newActId() }).success).toBe(true);
});

test('a code may be typed in small letters, with spaces or dashes', () => {
  expect(readCode(' abc-def ')).toBe('ABCDEF');
  expect(readCode('ABCDE1')).toBeNull();
  expect(readCode('ABC')).toBeNull();
});
