export type { AnyRules, Outcome, Result, RuleError, Rules, Seed, Step, Told, Viewer } from './contract.ts';
export { type Dice, diceFrom } from './dice.ts';
export { commitTo, seedFrom, verify } from './fairness.ts';
export { type Entry, type Fairness, type Match, replay, replaySteps, replayToEnd } from './match.ts';
export { below, type Drawn, isSeed, pick, type RandomState, randomFrom, shuffle } from './random.ts';
export { ok, refuse } from './result.ts';
export { toldTo } from './told-to.ts';
