import { diceFrom } from '@ghostlight/rules-testkit';
import { describe, expect, test } from 'vitest';
import type { GameRules } from '../src/games.ts';
import { GAMES } from '../src/registry.ts';
import { played } from '../src/table/live-match.ts';

/** Every question has a clock. */
const CLOCKED: Readonly<Record<string, readonly object[]>> = {
  'mary-king': [{ turnSeconds: 60, windowSeconds: 10 }],
  'rest-in-peace': [{ turnSeconds: 60 }],
  mysterium: [
    { edition: 'original', interpretSeconds: 60, ghostSeconds: 180, finalSeconds: 180 },
    { edition: 'clairvoyance', interpretSeconds: 60, ghostSeconds: 180, voteSeconds: 30, finalSeconds: 180 },
  ],
};
const LONGEST = 5_000;

// The clock runs on when everybody has left, so it must come to an end by itself.
describe.each([...GAMES.keys()])('%s, left to its clocks,', (id) => {
  const { rules } = GAMES.get(id) as { rules: GameRules };
  test.each(CLOCKED[id] ?? [])('ends, with %o', (wish) => {
    const options = rules.options.parse(wish);
    for (let players = rules.players.min; players <= rules.players.max; players++) {
      let state = rules.setup(options, players, diceFrom(`deserted ${players}`).seed());
      for (let step = 0; !rules.outcome(state); step++) {
        const result = played(rules, state, rules.idle(state));
        if (!result.ok || rules.clock(state) === null || step > LONGEST) expect.fail(`stands still at step ${step}`);
        state = result.value.state;
      }
    }
  });
});
