// A thread that thinks for bots, so that no table waits while one of them searches.
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Bot, Question } from './bot.ts';
import type { Answer, Asked, Cast } from './company.ts';
import { decide } from './decide.ts';

// On Linux this is the thread's own priority, elsewhere the whole server's: there it stays as it is.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const cast = workerData as Cast;
const bots = new Map<string, Bot>();

async function botOf(game: string): Promise<Bot> {
  const known = bots.get(game);
  if (known) return known;
  const part = cast[game];
  if (!part) throw new Error(`There is no bot for ${game}.`);
  const { bot } = (await import(part.module)) as { readonly bot: Bot };
  bots.set(game, bot);
  return bot;
}

const answer = async (game: string, question: Question): Promise<Answer> => {
  try {
    return { actions: decide(await botOf(game), question, cast[game]?.lore) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

parentPort?.on('message', async ({ game, question }: Asked) => {
  parentPort?.postMessage(await answer(game, question));
});
