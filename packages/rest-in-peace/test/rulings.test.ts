import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PSYCHICS } from '../src/index.ts';

const folder = new URL('./', import.meta.url);
const rulings = [...readFileSync(new URL('../RULES.md', folder), 'utf8').matchAll(/\*\*(RIP-R\d+)\*\*/g)].map(
  ([, id]) => id,
);
const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n');

it('has a test for every ruling', () => {
  expect(rulings.length).toBeGreaterThan(36);
  expect(rulings.filter((id) => !new RegExp(`${id}\\b`).test(tests))).toEqual([]);
});

it('cites only rulings that exist, on cards and in tests', () => {
  const cited = [...PSYCHICS.flatMap((card) => card.rulings), ...(tests.match(/RIP-R\d+/g) ?? [])];
  expect(cited.filter((id) => !rulings.includes(id))).toEqual([]);
});

it('has a block of tests for every psychic card, named after it', () => {
  expect(PSYCHICS.filter((card) => !tests.includes(`describe('${card.no} ${card.name}'`))).toEqual([]);
});

it('says of every psychic card what it does, now and on round 10', () => {
  for (const [index, card] of PSYCHICS.entries()) {
    expect(card.no).toBe(index + 1);
    expect(card.text).toMatch(/^[A-Z].*\.$/);
    expect(card.tenth).toMatch(/^[A-Z].*\.$/);
    expect(card.rulings.length).toBeGreaterThan(0);
  }
});
