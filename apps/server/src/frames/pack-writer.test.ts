import { diceFrom } from '@ghostlight/rules-testkit';
import { unpack } from 'msgpackr';
import { expect, test } from 'vitest';
import { document, type Json } from '../../test/harness/documents.ts';
import { PackWriter } from './pack-writer.ts';

const out = new PackWriter();

function packed(value: unknown): Buffer {
  out.back(0);
  out.value(value);
  return out.copy(0);
}

test.for<readonly [string, Json]>([
  ['small numbers', [0, 1, 127, 128, 255, 256, 65_535, 65_536, 0x7fffffff]],
  ['large numbers', [0x80000000, 2 ** 32, 2 ** 53 - 1, 1_795_012_063_123]],
  ['negative numbers', [-1, -32, -33, -128, -129, -0x80000000, -0x80000001]],
  ['fractions', [0.5, -1.25, 1e300, 5e-324]],
  ['nothing, yes and no', [null, true, false]],
  ['words of every length', [0, 1, 31, 32, 39, 40, 255, 256, 65_535, 65_536, 300_000].map((n) => 'x'.repeat(n))],
  ['letters of every kind', ['é', 'naïve', 'Ω'.repeat(20), '幽霊', '👻', `${'x'.repeat(30)}é`, '\u0000\u007f\u0080']],
  ['lists of every length', [0, 1, 15, 16, 255, 256, 65_535, 65_536].map((n) => Array.from({ length: n }, () => 1))],
  [
    'maps of every size',
    [0, 1, 15, 16, 70_000].map((n) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`k${i}`, i]))),
  ],
] as const)('%s are read as they were written', ([, value]) => {
  expect(unpack(packed(value))).toEqual(value);
});

test('2,000 random documents are read as they were written', () => {
  const dice = diceFrom('packing');
  for (let i = 0; i < 2_000; i++) {
    const value = document(dice, 5);
    expect(unpack(packed(value)), `document ${i}`).toEqual(value);
  }
});

test('a value beyond its limit is given up early', () => {
  out.back(0);
  out.value(
    Array.from({ length: 1_000 }, () => 'a word'),
    100,
  );
  expect(out.at).toBeGreaterThan(100);
  expect(out.at).toBeLessThan(200);
});

test('what was copied stays as it is when the buffer is used again', () => {
  const first = packed({ a: 1 });
  packed({ b: 2 });
  expect(unpack(first)).toEqual({ a: 1 });
});
