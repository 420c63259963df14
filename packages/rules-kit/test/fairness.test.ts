import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitTo, isSeed, type Match, seedFrom, verify } from '../src/index.ts';
import { stones } from './stones.ts';

const secret = 'kept by the server';
const nonces = { first: 'from one browser', second: 'from the other' };
const seed = seedFrom(secret, nonces);
const starter = stones.setup({ stones: 3 }, 2, seed).order[0] as string;
const fair = { commitment: commitTo(secret), secret, nonces };
const match: Match = {
  rules: 'stones',
  version: 2,
  options: { stones: 3 },
  players: 2,
  seed,
  actions: [{ seat: starter, action: { type: 'take', count: 3 } }],
  fairness: fair,
};

describe('the deal’s seed', () => {
  it('is promised by the SHA-256 of the secret', () => {
    expect(commitTo(secret)).toBe(createHash('sha256').update(secret).digest('hex'));
  });

  it('is always the same for the same secret and nonces', () => {
    expect(seedFrom('s', { b: '2', a: '1' })).toBe(seedFrom('s', { a: '1', b: '2' }));
    expect(seedFrom('s', { a: '1' })).toBe('bcba07652151851d4c28744f8fd25ec918535eff24f2ff12dbfee847fdcbf353');
  });

  it('hangs on the secret, on every nonce and on whose it is', () => {
    const text = fc.string({ minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(text, text, text, text, (one, other, a, b) => {
        fc.pre(one !== other && a !== b);
        const seed = seedFrom(one, { a, b });
        expect(isSeed(seed)).toBe(true);
        const different = [
          seedFrom(other, { a, b }),
          seedFrom(one, { a: b, b: a }),
          seedFrom(one, { a }),
          seedFrom(one, { a, b: `${b}!` }),
        ];
        expect(different).not.toContain(seed);
      }),
    );
  });
});

describe('verify', () => {
  it('finds nothing wrong with a fair match', () => {
    expect(verify(stones, match)).toEqual({ ok: true, value: undefined });
  });

  const { fairness: _, ...silent } = match;
  it.each<[string, Match, RegExp]>([
    ['a match that says nothing of its seed', silent, /says nothing of where its seed came from/],
    [
      'another secret than was promised',
      { ...match, fairness: { ...fair, secret: 'chosen later' } },
      /not the one promised/,
    ],
    ['a seed that was chosen', { ...match, seed: '0'.repeat(64) }, /seed was not made from the secret and the nonces/],
    [
      'a nonce that was changed',
      { ...match, fairness: { ...fair, nonces: { ...nonces, second: 'swapped' } } },
      /seed was not made/,
    ],
    ['a nonce left out', { ...match, fairness: { ...fair, nonces: { first: nonces.first } } }, /seed was not made/],
    [
      'an illegal action',
      { ...match, actions: [...match.actions, ...match.actions] },
      /^Action 1 of the match is refused/,
    ],
    ['another game', { ...match, rules: 'chess' }, /match of chess/],
  ])('catches %s', (_what, wrong, sentence) => {
    expect(verify(stones, wrong)).toEqual({ ok: false, error: expect.stringMatching(sentence) });
  });
});
