import type { CardId } from '../types/card.ts';
import type { Guess } from '../types/knowledge.ts';
import type { Side } from '../types/state.ts';
import { seenBy } from './belief.ts';
import { withoutStranger } from './guess.ts';

/** What everybody believes of a side is true of it; throws otherwise. */
export function checkLore(side: Side): void {
  const { owner, rival, spectator } = side.lore;
  for (const card of owner.seen) must(side.mind.includes(card), `The owner believes ${card} to be in the mind`);
  for (const [depth, place] of owner.tops.entries()) {
    const card = side.mind.at(-1 - depth);
    must(place === null || (card !== undefined && owner.seen.includes(card)), 'The owner knows an unseen card');
  }
  must(
    rival.some((guess) => fits(side, guess)),
    'The rival believes what is not so',
  );
  must(
    spectator.some((guess) => fits(side, guess)),
    'The spectators believe what is not so',
  );
  for (const card of rival.flatMap(seenBy))
    must(side.hand.includes(card) || owner.seen.includes(card), `The rival has seen ${card} and the owner has not`);
}

/** Whether things are as guessed. */
function fits({ hand, mind }: Side, { held, strangers, mixed, tops }: Guess): boolean {
  const unknown = hand.filter((card) => !held.includes(card));
  const left = unknown
    .map((card) => mixed[card] ?? 0)
    .sort((one, two) => two - one)
    .reduce<readonly number[] | null>((places, since) => places && withoutStranger(places, since), strangers);
  return (
    left?.length === 0 &&
    held.every((card) => hand.includes(card)) &&
    tops.every((card, depth) => card === null || mind.at(-1 - depth) === card) &&
    (Object.keys(mixed) as CardId[]).every((card) => hand.includes(card) || mind.includes(card))
  );
}

function must(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(`${sentence}.`);
}
