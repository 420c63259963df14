export type { Bot, Budget, Judge, Question, Searcher } from './bot.ts';
export { type Cast, Company } from './company.ts';
export { decide } from './decide.ts';
export { pauseFor } from './pause.ts';
export { type ByStrength, STRENGTHS, type Strength } from './strength.ts';
