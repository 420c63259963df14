import * as deck from '../check/deck.ts';
import type { Check } from '../check/finding.ts';
import { filesAreRight, middlesAreFresh, picturesDiffer } from '../check/pictures.ts';
import { cards } from '../index.ts';
import { loadScenes, pictures } from './scenes.ts';

/** Runs every check, prints its figure, and fails if something is wrong. */
export const check = async (): Promise<void> => {
  const scenes = (await loadScenes()).map(({ scene }) => scene);
  const checks: Readonly<Record<string, Check>> = {
    'icons exist': deck.iconsExist(scenes),
    'words are good': deck.wordsAreGood(scenes),
    'suspects are reachable': deck.suspectsAreReachable(scenes),
    'dreams are useful': deck.dreamsAreUseful(scenes),
    'dreams differ': deck.dreamsDiffer(scenes),
    'colours are mixed': deck.coloursAreMixed(scenes),
    'files are right': await filesAreRight(cards, pictures),
    'half sizes are fresh': await middlesAreFresh(cards, pictures),
    'pictures differ': await picturesDiffer(cards, pictures),
  };
  for (const [name, { findings, figure }] of Object.entries(checks)) {
    console.log(`${findings.length === 0 ? 'ok   ' : 'WRONG'} ${name}: ${figure}`);
    for (const finding of findings) console.log(`      ${finding}`);
    if (findings.length > 0) process.exitCode = 1;
  }
  console.log(`${cards.length} cards, ${cards.filter(({ standIn }) => standIn).length} stand-ins left`);
};
