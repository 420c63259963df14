import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Replay } from '@ghostlight/protocol';
import { rules } from '@ghostlight/rest-in-peace';
import { replay as played } from '@ghostlight/rules-kit';
import { expect, test } from 'vitest';
import { placeAmong, tell } from './story.ts';

const FIXTURES = join(import.meta.dirname, '../../../../packages/rest-in-peace/fixtures');
const [file = ''] = readdirSync(FIXTURES).filter((name) => name.endsWith('.json'));
const match: Replay = JSON.parse(readFileSync(join(FIXTURES, file), 'utf8'));

test.each(['spectator', 'green', 'blue'] as const)(
  'the story told to %s shows every change of their view, and no other',
  (viewer) => {
    const stops = tell(rules, match, viewer);
    const views = [...played(rules, match)].map((state) => JSON.stringify(rules.view(state, viewer)));
    let shown = views[0];
    for (const [at, view] of views.entries()) {
      const stop = stops.find((each) => each.at === at);
      if (stop) shown = JSON.stringify(stop.view);
      expect(shown, `after ${at} actions`).toBe(view);
    }
    expect(stops[0]?.at).toBe(0);
    expect(stops.at(-1)?.at).toBe(match.actions.length);
  },
);

test('who changes eyes stays at the same moment, or at the last that the others noticed', () => {
  const stops = [0, 3, 4].map((at) => ({ at, view: null, told: [] }));
  expect([0, 2, 3, 9].map((at) => placeAmong(stops, at))).toEqual([0, 0, 1, 2]);
});
