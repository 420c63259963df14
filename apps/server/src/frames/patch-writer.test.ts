import { type Change, type Frame, NOTHING_SHOWN, receive } from '@ghostlight/protocol';
import { diceFrom } from '@ghostlight/rules-testkit';
import fastJsonPatch, { type Operation } from 'fast-json-patch';
import { unpack } from 'msgpackr';
import { expect, test } from 'vitest';
import { changeBetween } from '../../test/harness/change-between.ts';
import { anything, document, type Json, KEYS } from '../../test/harness/documents.ts';
import { PackWriter } from './pack-writer.ts';
import { PatchWriter } from './patch-writer.ts';

/** The patch of a change, as another library reads it. */
const operations = (change: Change): Operation[] =>
  'patch' in change ? [...change.patch] : [{ op: 'replace', path: '', value: change.whole }];

test('nothing changed, nothing written', () => {
  expect(changeBetween({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, 1)).toBeNull();
});

test('a patch longer than the document is sent as the document', () => {
  const cards = (first: number) => Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`c${i}`, first + i]));
  const [before, after] = [cards(0), cards(1)];
  expect(changeBetween(before, after, 3)).toEqual({ n: 3, whole: after });
});

test('many operations in a long document stay a patch', () => {
  const cards = (first: number) => Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`c${i}`, first + i]));
  const rest = 'x'.repeat(2_000);
  const change = changeBetween({ ...cards(0), rest }, { ...cards(1), rest }, 3);
  expect(change && operations(change)).toHaveLength(20);
});

test('a branch is replaced where that is shorter than changing it', () => {
  const rest = { name: 'something that is long and stays', list: [1, 2, 3] };
  const before = { contest: { seat: 'green', own: 1, beat: 0 }, hand: [1, 1, 2, 3], rest };
  const after = { contest: { seat: 'blue', own: 0, beat: 1 }, hand: [1, 2, 3], rest };
  const patch = [
    { op: 'replace', path: '/contest', value: after.contest },
    { op: 'replace', path: '/hand', value: after.hand },
  ];
  expect(changeBetween(before, after, 3)).toEqual({ n: 3, patch });
  const large = { a: { hand: [1, 2], text: 'x'.repeat(200) } };
  const patched = changeBetween(large, { a: { hand: [2, 1], text: large.a.text } }, 3);
  expect(patched).toEqual({ n: 3, patch: [{ op: 'replace', path: '/a/hand', value: [2, 1] }] });
});

test('2,000 random documents arrive as they were sent', () => {
  const dice = diceFrom('patches');
  const full = (view: object): Frame<never, object> => ({ game: { n: 4, whole: view, told: [], log: [], match: 1 } });
  let { shown } = receive<object, unknown>(NOTHING_SHOWN, full(document(dice, 4)));
  for (let i = 0; i < 2_000; i++) {
    const next =
      dice.below(4) === 0 ? document(dice, 4) : { ...shown.game?.view, [dice.pick(KEYS)]: anything(dice, 4) };
    const change = changeBetween(shown.game?.view ?? {}, next, (shown.game?.n ?? 0) + 1);
    if (change) {
      expect(fastJsonPatch.applyPatch(structuredClone(shown.game?.view), operations(change)).newDocument).toEqual(next);
      const received = receive(shown, { game: { ...change, told: [] } });
      expect(received.gap).toBe(false);
      shown = received.shown;
    }
    expect(shown.game?.view, `document ${i}`).toEqual(next);
  }
});

test('viewers who see the same objects change are written what each would be written alone', () => {
  const dice = diceFrom('viewers');
  const out = new PackWriter();
  const patches = new PatchWriter(out);
  let shared = 0;
  for (let i = 0; i < 500; i++) {
    const parts: readonly (readonly [Json, Json])[] = Array.from({ length: 4 }, () => [
      anything(dice, 4),
      anything(dice, 4),
    ]);
    patches.clear();
    for (let viewer = 0; viewer < 3; viewer++) {
      // Each sees some of the parts, at places of their own or of all.
      const seen = KEYS.map((key, at) => [key, parts[dice.below(3) > 0 ? at % 4 : dice.below(4)]] as const);
      const before = Object.fromEntries(seen.map(([key, part]) => [key, part?.[0]]));
      const after = Object.fromEntries(seen.map(([key, part]) => [key, part?.[1]]));
      const start = out.at;
      out.map(2);
      const written = patches.write(before, after, 7) ? unpack(out.copy(start)) : null;
      expect(written, `round ${i}, viewer ${viewer}`).toEqual(changeBetween(before, after, 7));
      if (written) shared++;
      else out.back(start);
    }
  }
  expect(shared).toBeGreaterThan(1_000);
});
