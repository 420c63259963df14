import { expect, it } from 'vitest';
import { asKind, faceOfPick } from '../../src/cards/picks.ts';
import { psychic } from '../../src/index.ts';

it('a card gets the kind of pick it asks for', () => {
  expect(asKind({ kind: 'value', value: 3 }, 'value').value).toBe(3);
  expect(() => asKind({ kind: 'value', value: 3 }, 'seat')).toThrow('A seat was to be picked, not a value.');
  expect(faceOfPick({ kind: 'psychic', card: 4 })).toEqual({ kind: 'psychic', card: 4 });
  expect(() => faceOfPick({ kind: 'round', round: 4 })).toThrow('A ghost was to be picked');
});

it('there are 29 psychic cards and no more', () => {
  expect(psychic(29).name).toBe('We’re worthless');
  expect(() => psychic(30)).toThrow('There is no psychic card 30.');
});
