import { type Drawn, type RandomState, randomFrom, type Seed, shuffle } from '@ghostlight/rules-kit';
import { byId, DREAMS, SUSPECTS, type SuspectId } from './cards.ts';
import { publicDreams } from './dreams.ts';
import {
  guessOrder,
  HAND_SIZE,
  layoutOf,
  levelAt,
  MOST_MOVES,
  personaCount,
  redrawsOf,
  type TableFacts,
  tokenStock,
} from './editions.ts';
import type { Options } from './options.ts';
import type { Seat, State } from './types.ts';
import { type ByCategory, CATEGORIES, type Category, type Persona, PSYCHIC_SEATS, type PsychicSeat } from './types.ts';

export const PLAYERS = { min: 2, max: 7 } as const;

export function seats(_options: Options, players: number): readonly Seat[] {
  if (!Number.isInteger(players) || players < PLAYERS.min || players > PLAYERS.max)
    throw new Error(`Mysterium is for ${PLAYERS.min} to ${PLAYERS.max} players, the ghost included; not ${players}.`);
  return ['ghost', ...PSYCHIC_SEATS.slice(0, players - 1)];
}

export function setup(options: Options, players: number, seed: Seed): State {
  const psychicSeats = seats(options, players).filter((seat) => seat !== 'ghost');
  const table: TableFacts = { options, players };
  let random = randomFrom(seed);
  const draw = <T>(drawn: Drawn<T>): T => {
    random = drawn[1];
    return drawn[0];
  };
  const [suspects, targets] = draw(deal(random, table));
  const deck = draw(shuffle(random, DREAMS));
  const seniority = draw(shuffle(random, psychicSeats));
  const state: State = {
    options,
    players,
    random,
    step: 'vision',
    turn: 1,
    seniority,
    suspects,
    personas: personas(table, psychicSeats),
    psychics: psychicSeats.map((seat) => ({
      seat,
      ready: false,
      movesLeft: MOST_MOVES,
      tokens: tokenStock(table),
      marker: 0,
      level: levelAt(0, table),
    })),
    guesses: [],
    targets,
    dreams: {
      hand: deck.slice(0, HAND_SIZE),
      tray: [],
      takenOut: 0,
      pile: deck.slice(HAND_SIZE),
      open: [],
      thrown: [],
      returned: [],
      unnamed: DREAMS.length,
      redrawsLeft: redrawsOf(table).uses,
    },
    veil: null,
    final: null,
    outcome: null,
  };
  return options.batchVisions ? { ...state, veil: publicDreams(state.dreams) } : state;
}

type Deal = readonly [suspects: ByCategory<readonly SuspectId[]>, targets: readonly ByCategory<SuspectId>[]];

/** Lays out suspects and deals each persona one of each category, all different. */
function deal(random: RandomState, table: TableFacts): Drawn<Deal> {
  const laid: Record<Category, readonly SuspectId[]> = { character: [], location: [], object: [] };
  const dealt: Record<Category, readonly SuspectId[]> = { character: [], location: [], object: [] };
  let stream = random;
  for (const category of CATEGORIES) {
    const [cards, afterLayout] = shuffle(stream, SUSPECTS[category]);
    const [copies, afterCopies] = shuffle(afterLayout, cards.slice(0, layoutOf(table)));
    laid[category] = byId(copies);
    dealt[category] = copies.slice(0, personaCount(table));
    stream = afterCopies;
  }
  const targets = dealt.character.map((character, k) => ({
    character,
    location: dealt.location[k] as SuspectId,
    object: dealt.object[k] as SuspectId,
  }));
  return [[laid, targets], stream];
}

/** Numbered along the seats; a seat's personas are neighbours. */
function personas(table: TableFacts, psychicSeats: readonly PsychicSeat[]): readonly Persona[] {
  const each = personaCount(table) / psychicSeats.length;
  return psychicSeats
    .flatMap((seat) => Array.from({ length: each }, () => seat))
    .map((seat, index) => ({
      persona: index + 1,
      seat,
      category: guessOrder(table)[0] ?? null,
      solved: { character: null, location: null, object: null },
      visions: [],
      ball: null,
      tokens: [],
    }));
}
