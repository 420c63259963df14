import { below, type RandomState, shuffle } from '@ghostlight/rules-kit';
import { DREAMS } from './cards.ts';
import { publicDreams } from './dreams.ts';
import type { State } from './types.ts';

/** Hand, pile, redrawn cards and face-down cards anew, as the psychics were last told of them. */
export function dealDreams(state: State): State {
  const told = state.veil ?? publicDreams(state.dreams);
  const final = state.final;
  const turned = final?.shared.slice(0, final.turned) ?? [];
  const faceDown = (final?.shared.length ?? 0) - turned.length;
  const seen = new Set([
    ...state.personas.flatMap((persona) => persona.visions.flatMap((vision) => vision.dreams)),
    ...told.open,
    ...turned,
  ]);
  const returned = new Set(told.returned);
  const unseen = DREAMS.filter((dream) => !seen.has(dream));
  const [named, afterNamed] = shuffle(state.random, [...returned]);
  const [others, afterOthers] = shuffle(
    afterNamed,
    unseen.filter((dream) => !returned.has(dream)),
  );
  const [count, random] = othersInPile(afterOthers, { named: named.length, others: others.length, ...told });
  const [pile, afterPile] = shuffle(random, [...others.splice(0, count), ...named.splice(0, told.pile - count)]);
  const [rest, afterRest] = shuffle(afterPile, [...others, ...named]);
  const hand = rest.splice(0, told.hand);
  const shared = [...turned, ...rest.splice(0, faceDown)];
  return {
    ...state,
    random: afterRest,
    dreams: {
      hand,
      tray: [],
      takenOut: 0,
      pile,
      open: told.open,
      thrown: rest.toSorted(),
      returned: told.returned,
      unnamed: told.unnamed,
      redrawsLeft: told.redrawsLeft,
    },
    final: final && { ...final, shared },
  };
}

interface Unseen {
  readonly pile: number;
  /** Cards everybody saw go into the pile at the last reshuffle. */
  readonly named: number;
  readonly others: number;
  /** At most this many of the others can be in the pile (MY-R45). */
  readonly unnamed: number;
}

/** How many of the other cards are in the pile, as likely as there are deals with that many. */
function othersInPile(random: RandomState, { pile, named, others, unnamed }: Unseen): [number, RandomState] {
  const least = Math.max(0, pile - named);
  const most = Math.min(unnamed, others, pile);
  const weights = Array.from(
    { length: most - least + 1 },
    (_, i) => choices(others, least + i) * choices(named, pile - least - i),
  );
  const [word, after] = below(random, 2 ** 32);
  let mark = (word / 2 ** 32) * weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.findIndex((weight) => {
    mark -= weight;
    return mark < 0;
  });
  return [least + (found < 0 ? weights.length - 1 : found), after];
}

/** In how many ways k of n can be chosen. */
function choices(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
