import { setImmediate } from 'node:timers/promises';
import type { AnyRules } from '@ghostlight/rules-kit';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkGolden, goldenGames } from './golden.ts';
import { LAWS } from './laws/index.ts';
import { describeFinding } from './report.ts';
import { type Progress, type TrialOptions, trials } from './trials.ts';

export interface TestOptions extends TrialOptions {
  /** A folder of golden games; each file is a test. */
  readonly fixtures?: URL;
}

const AN_HOUR = 3_600_000;
const QUICK_GAMES = 40;
const BREATH = 100;

/** Registers one test per law, all fed by the same games, and one per golden game. */
export function testRules(rules: AnyRules, given: TestOptions): void {
  const options = { ...given, games: gamesToPlay(given.games) };
  describe(`${rules.id} keeps the laws of the contract`, () => {
    let report: Progress | undefined;
    beforeAll(async () => {
      report = await runBreathing(rules, options);
    }, AN_HOUR);

    for (const law of LAWS) {
      it(`law ${law.name}: it ${law.says}`, () => {
        const finding = report?.findings.find((found) => found.law === law.name);
        expect.soft(report?.games).toBe(options.games);
        if (finding) expect.fail(describeFinding(rules, finding));
      });
    }
  });
  if (options.fixtures) testGolden(rules, options.fixtures);
}

/** `pnpm check` sets QUICK for a taste of the games; GAMES asks for another number. */
function gamesToPlay(games: number): number {
  const { GAMES, QUICK } = process.env;
  if (GAMES) return Number(GAMES);
  return QUICK ? Math.min(games, QUICK_GAMES) : games;
}

function testGolden(rules: AnyRules, folder: URL): void {
  describe(`${rules.id} replays its golden games`, () => {
    for (const { file, read } of goldenGames(folder)) {
      it(`${file} ends as it was recorded`, () => {
        const game = read();
        checkGolden(rules, game);
        expect(game.rules).toBe(rules.id);
      });
    }
  });
}

/** Lets the event loop run between games: a worker that is silent for long is taken for dead. */
async function runBreathing(rules: AnyRules, options: TrialOptions): Promise<Progress> {
  const run = trials(rules, options);
  let last = performance.now();
  for (;;) {
    const { value, done } = run.next();
    if (done) return value;
    if (performance.now() - last > BREATH) {
      await setImmediate();
      last = performance.now();
    }
  }
}
