import type { Bot } from '../bot.ts';

/** A game's bot with what it knows outside the rules. */
export interface Loaded {
  readonly bot: Bot;
  readonly lore: unknown;
}

/** The bot of a game, from its package; a bot that reads pictures is given their tags. */
export async function loadBot(game: string): Promise<Loaded> {
  const module = (await import(`@ghostlight/${game}/bot`)) as { bot: Bot; loreOf?: (pictures: unknown) => unknown };
  if (!module.loreOf) return { bot: module.bot, lore: undefined };
  const { cards } = (await import('@ghostlight/card-art')) as { readonly cards: unknown };
  return { bot: module.bot, lore: module.loreOf(cards) };
}
