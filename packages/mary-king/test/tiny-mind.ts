import type { diceFrom } from '@ghostlight/rules-testkit';
import type { CardId } from '../src/index.ts';
import { checkLore } from '../src/knowledge/check-lore.ts';
import { type Deal, dealForOutsider } from '../src/knowledge/deal.ts';
import * as lore from '../src/knowledge/lore.ts';
import { streamFrom } from '../src/knowledge/stream.ts';
import type { Side } from '../src/types/state.ts';

/** A side of few cards, small enough to list every deal that an onlooker may take for true. */
const CARDS = ['CT01', 'CT02', 'CT03', 'CT04', 'CT05', 'CT06'] as const satisfies readonly CardId[];
const HAND = 2;
const FACE_DOWN = 1;

type World = Pick<Deal, 'hand' | 'mind' | 'faceDown'>;
type Dice = ReturnType<typeof diceFrom>;

const keyOf = ({ hand, mind, faceDown }: World): string =>
  `hand ${hand.toSorted()} mind ${mind} down ${faceDown.flat()}`;

/** One side going through random moves, with all the worlds an onlooker cannot rule out. */
export class TinyMind {
  side: Side;
  worlds: readonly World[];
  readonly history: string[] = [];

  constructor(dice: Dice) {
    const cards = dice.some(CARDS, CARDS.length);
    const world = worldOf(cards);
    this.side = { ...world, memory: [], faceUp: [[], [], []], removed: [], returned: 0, lore: lore.freshLore(HAND) };
    this.worlds = unique(permutations(CARDS).map(worldOf));
  }

  /** Makes one random move that is possible now. */
  move(dice: Dice): void {
    const { hand, mind, memory } = this.side;
    const moves: (() => void)[] = [];
    if (mind.length > 0)
      moves.push(
        () => this.draw(),
        () => this.discard(),
      );
    if (mind.length > 0 && hand.length < 4) moves.push(() => this.take(dice));
    if (hand.length > 0)
      moves.push(
        () => this.play(dice.pick(hand)),
        () => this.giveBack(dice),
      );
    if (memory.length > 0) {
      moves.push(
        () => this.shuffleIn(dice.pick(memory), dice),
        () => this.layOnTop(dice.pick(memory)),
        () => this.pickUp(dice.pick(memory)),
      );
    }
    if (dice.chance(0.08)) moves.push(() => this.show());
    dice.pick(moves)();
    checkLore(this.side);
  }

  /** Deals imagined for the onlooker that cannot be true. */
  impossible(count: number, dice: Dice): readonly string[] {
    const possible = new Set(this.worlds.map(keyOf));
    return this.imagined(count, dice)
      .map(keyOf)
      .filter((key) => !possible.has(key));
  }

  imagined(count: number, dice: Dice): readonly World[] {
    return Array.from({ length: count }, () =>
      dealForOutsider(this.side, this.side.lore.rival, streamFrom(dice.seed())),
    );
  }

  private draw(): void {
    const top = this.side.mind.at(-1) as CardId;
    this.happens('draw', drawn(this.side), lore.drawn(this.side.lore, [top]), (world) => [drawn(world)]);
  }

  private discard(): void {
    const top = this.side.mind.at(-1) as CardId;
    this.happens(`discard ${top}`, withoutTop(this.side), lore.leftMind(this.side.lore, top), (world) =>
      world.mind.at(-1) === top ? [withoutTop(world)] : [],
    );
    this.side = { ...this.side, memory: [...this.side.memory, top] };
  }

  private play(card: CardId): void {
    const without = (world: World): World => ({ ...world, hand: world.hand.filter((each) => each !== card) });
    this.happens(`play ${card}`, without(this.side), lore.leftHand(this.side.lore, card), (world) =>
      world.hand.includes(card) ? [without(world)] : [],
    );
    this.side = { ...this.side, memory: [...this.side.memory, card] };
  }

  private pickUp(card: CardId): void {
    const withCard = (world: World): World => ({ ...world, hand: [...world.hand, card].sort() });
    this.forget(card);
    this.happens(`pick up ${card}`, withCard(this.side), lore.enteredHand(this.side.lore, card), (world) => [
      withCard(world),
    ]);
  }

  private layOnTop(card: CardId): void {
    const withCard = (world: World): World => ({ ...world, mind: [...world.mind, card] });
    this.forget(card);
    this.happens(`lay ${card} on top`, withCard(this.side), lore.laidOnTop(this.side.lore, card), (world) => [
      withCard(world),
    ]);
  }

  private shuffleIn(card: CardId, dice: Dice): void {
    const mixes = (world: World) => shuffles({ ...world, mind: [...world.mind, card] });
    this.forget(card);
    this.happens(`shuffle ${card} in`, dice.pick(mixes(this.side)), lore.shuffledIn(this.side.lore, [card]), mixes);
  }

  /** One or two cards of the hand go into the mind; nobody sees which. */
  private giveBack(dice: Dice): void {
    const count = Math.min(1 + dice.below(2), this.side.hand.length);
    const cards = dice.some(this.side.hand, count);
    const without = (world: World, gone: readonly CardId[]): World => ({
      ...world,
      hand: world.hand.filter((card) => !gone.includes(card)),
      mind: [...world.mind, ...gone],
    });
    this.happens(
      `give ${count} back`,
      dice.pick(shuffles(without(this.side, cards))),
      lore.returned(this.side.lore, cards),
      (world) => subsets(world.hand, count).flatMap((gone) => shuffles(without(world, gone))),
    );
  }

  /** Looks at the top cards and takes one; the others go back in any order. */
  private take(dice: Dice): void {
    const look = Math.min(3, this.side.mind.length);
    const looked = this.side.mind.slice(-look).reverse();
    const outcomes = (world: World): readonly (World & { readonly taken: CardId })[] => {
      const top = world.mind.slice(-look);
      return top.flatMap((taken) =>
        permutations(top.filter((card) => card !== taken)).map((back) => ({
          ...world,
          taken,
          hand: [...world.hand, taken].sort(),
          mind: [...world.mind.slice(0, -look), ...back],
        })),
      );
    };
    const { taken, hand, mind, faceDown } = dice.pick(outcomes(this.side));
    const after = lore.took(lore.peeked(this.side.lore, looked), looked, taken);
    this.happens(`take one of ${look}`, { hand, mind, faceDown }, after, outcomes);
  }

  private show(): void {
    const hand = this.side.hand;
    this.happens(`show ${hand}`, this.side, lore.handShown(this.side.lore, hand), (world) =>
      String(world.hand.toSorted()) === String(hand.toSorted()) ? [world] : [],
    );
  }

  private forget(card: CardId): void {
    this.side = { ...this.side, memory: this.side.memory.filter((each) => each !== card) };
  }

  private happens(what: string, now: World, known: Side['lore'], elsewhere: (world: World) => readonly World[]): void {
    const { hand, mind, faceDown } = now;
    this.side = { ...this.side, hand, mind, faceDown, lore: known };
    this.worlds = unique(this.worlds.flatMap(elsewhere));
    this.history.push(what);
  }
}

function worldOf(cards: readonly CardId[]): World {
  return {
    hand: cards.slice(0, HAND).sort(),
    faceDown: [cards.slice(HAND, HAND + FACE_DOWN), [], []],
    mind: cards.slice(HAND + FACE_DOWN),
  };
}

const withoutTop = (world: World): World => ({ ...world, mind: world.mind.slice(0, -1) });
const drawn = (world: World): World => ({
  ...withoutTop(world),
  hand: [...world.hand, world.mind.at(-1) as CardId].sort(),
});
const shuffles = (world: World): readonly World[] => permutations(world.mind).map((mind) => ({ ...world, mind }));

function unique(worlds: readonly World[]): readonly World[] {
  return [...new Map(worlds.map((world) => [keyOf(world), world])).values()];
}

function permutations<T>(items: readonly T[]): readonly T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

function subsets<T>(items: readonly T[], size: number): readonly T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}
