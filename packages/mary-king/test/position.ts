import { CONTROL_IDS, POWERS_OF } from '../src/cards/catalogue.ts';
import {
  type CardId,
  DAYS,
  type Day,
  type Options,
  rules,
  type Seat,
  type Side,
  type State,
  type Tile,
} from '../src/index.ts';
import { freshLore } from '../src/knowledge/lore.ts';

export const SEED = 'a'.repeat(64);

export interface SideSpec {
  readonly hand?: readonly CardId[];
  /** A size, or the top cards, the topmost first. */
  readonly mind?: number | readonly CardId[];
  /** Top card last. */
  readonly memory?: readonly CardId[];
  /** The face-up stacks, top card last. */
  readonly ideas?: readonly (readonly CardId[])[];
}

export interface Spec {
  readonly day?: Day;
  readonly active?: Seat;
  /** Four rows: `g` and `m` for who controls a tile, `G` and `M` if its controller has locked it. */
  readonly tiles?: string;
  readonly ghost?: SideSpec;
  readonly mortal?: SideSpec;
  readonly options?: Partial<Options>;
}

/** The board at the start of a game. */
export const CHEQUERED = 'mgm gmg mgm gmg';

/** A position in Phase 3. Cards that are not named fill the mind, if it is given as a size; the others are out of the game. */
export function position(spec: Spec = {}): State {
  const { day = 'mon', active = 'ghost', tiles = CHEQUERED } = spec;
  const start = rules.setup(rules.options.parse(spec.options ?? {}), 2, SEED);
  return {
    ...start,
    turn: 2 * DAYS.indexOf(day) + (active === 'mortal' ? 1 : 0),
    tiles: tilesOf(tiles),
    sides: { ghost: sideOf('ghost', spec.ghost ?? {}), mortal: sideOf('mortal', spec.mortal ?? {}) },
    question: { kind: 'act', seat: active },
  };
}

function sideOf(seat: Seat, { hand = [], mind = 10, memory = [], ideas = [] }: SideSpec): Side {
  const faceUp = [0, 1, 2].map((stack) => ideas[stack] ?? []);
  const named = [...hand, ...memory, ...faceUp.flat(), ...(typeof mind === 'number' ? [] : mind)];
  const spare = [...CONTROL_IDS, ...POWERS_OF[seat]].filter((card) => !named.includes(card)).reverse();
  const filled = typeof mind === 'number' ? spare.splice(0, mind) : mind.toReversed();
  return {
    hand: hand.toSorted(),
    mind: filled,
    memory,
    faceDown: [[], [], []],
    faceUp,
    removed: spare,
    returned: 0,
    lore: freshLore(hand.length),
  };
}

function tilesOf(picture: string): readonly Tile[] {
  return [...picture.replaceAll(/\s/g, '')].map((letter): Tile => {
    const controller = letter.toLowerCase() === 'g' ? 'ghost' : 'mortal';
    return { controller, lockedBy: letter === letter.toUpperCase() ? controller : null };
  });
}

/** The board as a picture, locked tiles in capitals. */
export const pictureOf = ({ tiles }: Pick<State, 'tiles'>): string =>
  tiles
    .map(({ controller, lockedBy }, cell) => {
      const letter = controller.charAt(0);
      return (cell > 0 && cell % 3 === 0 ? ' ' : '') + (lockedBy ? letter.toUpperCase() : letter);
    })
    .join('');
