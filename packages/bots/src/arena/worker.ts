// Plays every n-th game of a contest and reports each as it ends.
import { parentPort, workerData } from 'node:worker_threads';
import { type Contest, playBout } from './bout.ts';
import { contestantNamed } from './contestant.ts';
import { loadBot } from './load.ts';

export interface Share {
  readonly contest: Contest;
  readonly first: number;
  readonly step: number;
  readonly games: number;
}

const { contest, first, step, games } = workerData as Share;
const { bot, lore } = await loadBot(contest.game);
const sides = [contestantNamed(contest.sides[0]), contestantNamed(contest.sides[1])] as const;
for (let index = first; index < games; index += step)
  parentPort?.postMessage(playBout(bot, contest, sides, index, lore));
