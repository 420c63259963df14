import { expect, test } from 'vitest';
import { Bucket, Buckets } from './bucket.ts';

test('a bucket gives so many at once and refills in time', () => {
  const bucket = new Bucket({ burst: 3, perSecond: 2 }, 0);
  expect([1, 2, 3, 4].map(() => bucket.take(0))).toEqual([true, true, true, false]);
  expect(bucket.wait(0)).toBe(500);
  expect(bucket.take(500)).toBe(true);
  expect(bucket.take(600)).toBe(false);
  expect(bucket.full(60_000)).toBe(true);
});

test('each address has a bucket of its own', () => {
  const buckets = new Buckets({ burst: 1, perSecond: 0.001 });
  expect(buckets.of('a').take()).toBe(true);
  expect(buckets.of('a').take()).toBe(false);
  expect(buckets.of('b').take()).toBe(true);
});
