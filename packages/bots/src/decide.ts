import { diceFrom } from '@ghostlight/rules-kit';
import type { Bot, Question } from './bot.ts';
import { search } from './search.ts';

/** What a bot does, as one act; nothing when it waits. A function of what its seat knows, the strength and the seed alone. */
export function decide(bot: Bot, { world, seat, strength, seed }: Question, lore?: unknown): readonly unknown[] {
  const dice = diceFrom(`${seed} ${strength}`);
  if (bot.kind === 'judge') return bot.judge(bot.rules.view(world, seat), strength, dice, lore);
  return [search(bot, world, seat, bot.budgets[strength], dice)];
}
