import { diceFrom } from '@ghostlight/rules-testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { blur } from '../src/knowledge/belief.ts';
import { checkLore } from '../src/knowledge/check-lore.ts';
import { TinyMind } from './tiny-mind.ts';

const GAMES = 15;
const MOVES = 12;
const FEW = 40;
const A_MINUTE = 60_000;

const handOf = ({ hand }: { readonly hand: readonly string[] }) => String(hand.toSorted());

describe('the hidden cards of a side, against a list of every deal that an onlooker cannot rule out', () => {
  /** What went wrong where: the seed and the history that led there. */
  const found = { impossible: [] as string[], missing: [] as string[], blurred: [] as string[] };

  beforeAll(() => {
    for (let game = 0; game < GAMES; game++) {
      const dice = diceFrom(`tiny/${game}`);
      const mind = new TinyMind(dice);
      for (let move = 0; move < MOVES; move++) {
        mind.move(dice);
        const where = `tiny/${game}: ${mind.history.join('; ')}`;
        if (mind.impossible(12, dice).length > 0) found.impossible.push(where);
        if (mind.worlds.length <= FEW && !isComplete(mind, dice)) found.missing.push(where);
        if (!isTrueWhenBlurred(mind)) found.blurred.push(where);
      }
    }
  }, A_MINUTE);

  it('are never imagined as they cannot be', () => {
    expect(found.impossible).toEqual([]);
  });

  it('are imagined in every way that they can be', () => {
    expect(found.missing).toEqual([]);
  });

  it('fit also what is left when too many guesses are blurred into one', () => {
    expect(found.blurred).toEqual([]);
  });
});

function isComplete(mind: TinyMind, dice: ReturnType<typeof diceFrom>): boolean {
  const imagined = new Set(mind.imagined(300, dice).map(handOf));
  return mind.worlds.every((world) => imagined.has(handOf(world)));
}

function isTrueWhenBlurred({ side }: TinyMind): boolean {
  try {
    checkLore({ ...side, lore: { ...side.lore, rival: [blur(side.lore.rival)] } });
    return true;
  } catch {
    return false;
  }
}
