import type { Difficulty, EditionName, Options } from './options.ts';
import { CATEGORIES, type Category, type Mark, type StepName } from './types.ts';

interface Redraws {
  readonly uses: number;
  readonly per: 'turn' | 'game';
}

interface Level {
  readonly layout: readonly [number, number, number, number, number, number];
  readonly redraws: Redraws;
}

/** Where the two editions differ (MY-R1); rows by total players start at 2. */
export interface Edition {
  readonly personas: readonly [number, number, number, number, number, number];
  readonly difficulties: Readonly<Partial<Record<Difficulty, Level>>>;
  /** Whether stage 2 uses up the turns that are left, one for each answer. */
  readonly finalTakesTurns: boolean;
  /** Players from which the track and its tokens are in play. */
  readonly trackFrom: number;
  readonly redrawWholeHand: boolean;
  readonly redrawSteps: readonly StepName[];
  /** How the culprit is named by small tables, and by those with a track. */
  readonly finalSteps: { readonly small: 'deliberate' | 'agree'; readonly large: 'deliberate' | 'poll' };
  /** Players at which random groups are added to the line-up, and how many. */
  readonly decoys: { readonly players: number; readonly groups: number } | null;
}

const PER_TURN: Redraws = { uses: 1, per: 'turn' };
const THREE: Redraws = { uses: 3, per: 'game' };
const ONE: Redraws = { uses: 1, per: 'game' };
const NONE: Redraws = { uses: 0, per: 'game' };

export const EDITIONS: Readonly<Record<EditionName, Edition>> = {
  original: {
    personas: [2, 2, 3, 4, 5, 6],
    difficulties: {
      easy: { layout: [4, 5, 6, 7, 8, 9], redraws: PER_TURN },
      normal: { layout: [5, 6, 7, 8, 9, 10], redraws: THREE },
      difficult: { layout: [6, 7, 8, 9, 10, 11], redraws: ONE },
      'very-difficult': { layout: [7, 8, 9, 10, 11, 12], redraws: NONE },
    },
    finalTakesTurns: true,
    trackFrom: Number.MAX_SAFE_INTEGER,
    redrawWholeHand: true,
    redrawSteps: ['vision', 'shared-vision'],
    finalSteps: { small: 'deliberate', large: 'deliberate' },
    decoys: null,
  },
  clairvoyance: {
    personas: [2, 4, 3, 4, 5, 6],
    difficulties: {
      easy: { layout: [4, 5, 5, 6, 6, 7], redraws: PER_TURN },
      medium: { layout: [5, 6, 6, 7, 8, 8], redraws: THREE },
      hard: { layout: [6, 7, 7, 8, 9, 9], redraws: ONE },
    },
    finalTakesTurns: false,
    trackFrom: 4,
    redrawWholeHand: false,
    redrawSteps: ['vision', 'interpret', 'shared-vision'],
    finalSteps: { small: 'agree', large: 'poll' },
    decoys: { players: 2, groups: 2 },
  },
};

/** What a state and a view both tell of their table. */
export interface TableFacts {
  readonly options: Options;
  readonly players: number;
}

export const HAND_SIZE = 7;
export const LAST_TURN = 7;
export const SHARED_CARDS = 3;
/** Reversible choices a seat may make in one step, so that nobody can go on for ever. */
export const MOST_MOVES = 60;
/** The turn in which spent tokens come back (MY-R9). */
export const TOKENS_BACK_TURN = 4;
export const TOKENS_STEP_SECONDS = 60;
/** All READY without an answer this many times: it is settled (MY-R17, MY-R43). */
export const ROUNDS = 3;

export const editionOf = (table: TableFacts): Edition => EDITIONS[table.options.edition];

const rowOf = (players: number) => players - 2;

function levelOf({ options }: TableFacts): Level {
  const level = EDITIONS[options.edition].difficulties[options.difficulty];
  if (!level) throw new Error(`The ${options.edition} edition has no difficulty ${options.difficulty}.`);
  return level;
}

export const personaCount = (table: TableFacts): number => editionOf(table).personas[rowOf(table.players)] ?? 0;

/** Suspect cards laid out per category. */
export const layoutOf = (table: TableFacts): number => levelOf(table).layout[rowOf(table.players)] ?? 0;

export const redrawsOf = (table: TableFacts): Redraws => levelOf(table).redraws;

export const hasTrack = (table: TableFacts): boolean => table.players >= editionOf(table).trackFrom;

/** Tokens in a step of their own, after the balls are locked (MY-R8). */
export const splitsTokens = (table: TableFacts): boolean =>
  table.options.edition === 'clairvoyance' && table.options.splitClairvoyance && hasTrack(table);

/** Each psychic's starting stock, half of each kind (MY-R10). */
export function tokenStock(table: TableFacts): Readonly<Record<Mark, number>> {
  if (!hasTrack(table)) return { agree: 0, disagree: 0 };
  return table.players <= 5 ? { agree: 2, disagree: 2 } : { agree: 3, disagree: 3 };
}

/** First space of the intermediate and of the high level (MY-R11). */
const LEVELS = { upToFive: { intermediate: 5, high: 7 }, sixAndSeven: { intermediate: 7, high: 10 } };

export function levelAt(marker: number, table: TableFacts): 1 | 2 | 3 | null {
  if (!hasTrack(table)) return null;
  const from = table.players <= 5 ? LEVELS.upToFive : LEVELS.sixAndSeven;
  if (marker >= from.high) return 3;
  return marker >= from.intermediate ? 2 : 1;
}

/** The order in which a persona looks for its cards (MY-R32). */
export const guessOrder = ({ options }: TableFacts): readonly Category[] =>
  options.edition === 'original' && options.guessOrder === 'object-first' ? CATEGORIES.toReversed() : CATEGORIES;

export const finalStep = (table: TableFacts): 'deliberate' | 'agree' | 'poll' =>
  editionOf(table).finalSteps[hasTrack(table) ? 'large' : 'small'];
