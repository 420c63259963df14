import { diceFrom } from '@ghostlight/rules-kit';
import type { Bot, Question } from '../bot.ts';
import { decide } from '../decide.ts';
import { movesOf, search } from '../search.ts';
import { STRENGTHS, type Strength } from '../strength.ts';

/** Who plays: a strength, `steady@50` with another number of worlds, `instinct` (a playout's move) or `random`. */
export type Contestant =
  | { readonly kind: 'random' | 'instinct' }
  | { readonly kind: 'strength'; readonly strength: Strength; readonly worlds: number | null };

export function contestantNamed(name: string): Contestant {
  if (name === 'random' || name === 'instinct') return { kind: name };
  const [strength = '', worlds, ...rest] = name.split('@');
  const known = STRENGTHS.find((each) => each === strength);
  const count = worlds === undefined ? null : Number(worlds);
  if (!known || rest.length > 0 || (count !== null && !(Number.isInteger(count) && count > 0)))
    throw new Error(`No bot is called ${name}. There are ${STRENGTHS.join(', ')}, instinct, random and steady@200.`);
  return { kind: 'strength', strength: known, worlds: count };
}

type Asked = Omit<Question, 'strength'>;

/** What the contestant does, as one act. */
export function actOf(contestant: Contestant, bot: Bot, asked: Asked, lore: unknown): readonly unknown[] {
  if (contestant.kind === 'strength') {
    const { strength, worlds } = contestant;
    if (worlds === null || bot.kind === 'judge') return decide(bot, { ...asked, strength }, lore);
    const budget = { ...bot.budgets[strength], worlds };
    return [search(bot, asked.world, asked.seat, budget, diceFrom(asked.seed))];
  }
  const dice = diceFrom(asked.seed);
  if (contestant.kind === 'instinct' && bot.kind === 'searcher')
    return [bot.playout(asked.world, asked.seat, movesOf(bot, asked.world, asked.seat), dice)];
  return [dice.pick(bot.rules.legal(bot.rules.view(asked.world, asked.seat)))];
}
