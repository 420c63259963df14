import type { Outcome, RandomState, Viewer } from '@ghostlight/rules-kit';
import type { DreamId, SuspectId } from './cards.ts';
import type { Options } from './options.ts';

export const CATEGORIES = ['character', 'location', 'object'] as const;
export type Category = (typeof CATEGORIES)[number];
export type ByCategory<T> = Readonly<Record<Category, T>>;

export const PSYCHIC_SEATS = ['psychic-1', 'psychic-2', 'psychic-3', 'psychic-4', 'psychic-5', 'psychic-6'] as const;
export type PsychicSeat = (typeof PSYCHIC_SEATS)[number];
export type Seat = 'ghost' | PsychicSeat;

/** What the table is at. MANIFEST, LINE_UP and REVEAL are automatic and never stay. */
export type StepName = 'vision' | 'interpret' | 'tokens' | 'shared-vision' | 'deliberate' | 'agree' | 'poll' | 'over';

export type Mark = 'agree' | 'disagree';

/** A clairvoyancy token lying on a ball. */
export interface Token {
  readonly seat: PsychicSeat;
  readonly mark: Mark;
}

/** The dreams a persona got in one turn, by card id. `chance` when the clock chose them (MY-R30). */
export interface Vision {
  readonly turn: number;
  readonly dreams: readonly DreamId[];
  readonly chance: boolean;
}

/** A coloured piece with its own secret combination; run by a seat. All of it is public. */
export interface Persona {
  readonly persona: number;
  readonly seat: PsychicSeat;
  /** What it looks for now; null once FINISHED. */
  readonly category: Category | null;
  readonly solved: ByCategory<SuspectId | null>;
  readonly visions: readonly Vision[];
  readonly ball: SuspectId | null;
  readonly tokens: readonly Token[];
}

/** What belongs to a psychic's seat rather than to its personas. All of it is public. */
export interface Psychic {
  readonly seat: PsychicSeat;
  readonly ready: boolean;
  /** Reversible choices left in this step: balls, tokens, UNREADY. */
  readonly movesLeft: number;
  /** Clairvoyancy tokens in front of the seat, neither spent nor lying on a ball. */
  readonly tokens: Readonly<Record<Mark, number>>;
  readonly marker: number;
  /** How many cards of the shared vision this seat sees before it votes, by its marker; null without a track. */
  readonly level: 1 | 2 | 3 | null;
}

/** A psychic's seat has no secrets: everybody sees it as it is. */
export type PsychicView = Psychic;

/** One judged ball; `card` is null when no ball was down. */
export interface Guess {
  readonly turn: number;
  readonly persona: number;
  readonly category: Category;
  readonly card: SuspectId | null;
  readonly right: boolean;
}

/** Where the dreams are that lie before nobody: the ghost's own knowledge, but for the order of the pile. */
export interface Dreams {
  readonly hand: readonly DreamId[];
  readonly tray: readonly DreamId[];
  /** Cards taken out of the tray in this step; capped. */
  readonly takenOut: number;
  readonly pile: readonly DreamId[];
  /** Discards that lay before a persona, since the last reshuffle. */
  readonly open: readonly DreamId[];
  /** Discards thrown by redraws, since the last reshuffle. */
  readonly thrown: readonly DreamId[];
  /** Open discards that the last reshuffle put into the pile and nobody has seen since (MY-R45). */
  readonly returned: readonly DreamId[];
  /** How many other cards that reshuffle put into the pile (MY-R45). */
  readonly unnamed: number;
  readonly redrawsLeft: number;
}

/** What everybody is told of the ghost's cards. */
export interface PublicDreams {
  readonly hand: number;
  readonly pile: number;
  readonly open: readonly DreamId[];
  readonly thrown: number;
  readonly returned: readonly DreamId[];
  readonly unnamed: number;
  readonly redrawsLeft: number;
}

/** A triple in the line-up; `persona` is null for a decoy. */
export interface Group extends ByCategory<SuspectId> {
  readonly group: number;
  readonly persona: number | null;
}

/** A psychic's ball on a group. */
export interface Accusation {
  readonly seat: PsychicSeat;
  readonly group: number;
}

/** A sealed vote; `group` is null for an abstention. */
export interface Vote {
  readonly seat: PsychicSeat;
  readonly group: number | null;
}

/** How a final answer came about. */
export type Settled = 'majority' | 'marker' | 'seniority' | 'nobody';

export interface Verdict {
  readonly group: number | null;
  readonly by: Settled;
}

/** Stage 2. */
export interface Final {
  readonly groups: readonly Group[];
  readonly culprit: number | null;
  /** The three dreams; in the straw poll in the order they are turned up, else by card id. */
  readonly shared: readonly DreamId[];
  readonly chance: boolean;
  /** How many of the three are face up; in the straw poll also the level that votes. */
  readonly turned: number;
  readonly exposed: readonly number[];
  readonly accusations: readonly Accusation[];
  /** Which time all seats are asked to be READY since the last answer (MY-R17). */
  readonly round: number;
  readonly votes: readonly Vote[];
  readonly verdict: Verdict | null;
}

/** Everything; plain JSON. `targets`, `dreams` and parts of `final` are secret. */
export interface State {
  readonly options: Options;
  readonly players: number;
  readonly random: RandomState;
  readonly step: StepName;
  /** Day or hour, 1 to 7. */
  readonly turn: number;
  readonly seniority: readonly PsychicSeat[];
  /** Suspect cards on the table. */
  readonly suspects: ByCategory<readonly SuspectId[]>;
  readonly personas: readonly Persona[];
  readonly psychics: readonly Psychic[];
  readonly guesses: readonly Guess[];
  readonly targets: readonly ByCategory<SuspectId>[];
  readonly dreams: Dreams;
  /** While the ghost's doings are hidden: what the others were last told (MY-R39, `batchVisions`). */
  readonly veil: PublicDreams | null;
  readonly final: Final | null;
  readonly outcome: Outcome<Seat> | null;
}

/** What the ghost alone sees. */
export interface GhostView {
  readonly targets: readonly ByCategory<SuspectId>[];
  readonly hand: readonly DreamId[];
  readonly tray: readonly DreamId[];
  readonly takeOutsLeft: number;
  /** The most cards one vision may have now (MY-R40). */
  readonly visionLimit: number;
  readonly pile: number;
  readonly open: readonly DreamId[];
  readonly thrown: readonly DreamId[];
  readonly redrawsLeft: number;
  readonly culprit: number | null;
  /** The shared vision's cards by id; their order is hidden from the ghost too (MY-R42). */
  readonly shared: readonly DreamId[];
}

export interface FinalView {
  readonly groups: readonly Group[];
  /** The shared vision as far as it is face up. */
  readonly shared: readonly DreamId[];
  readonly faceDown: number;
  readonly chance: boolean;
  readonly exposed: readonly number[];
  readonly accusations: readonly Accusation[];
  readonly round: number;
  readonly voted: readonly PsychicSeat[];
  /** The viewer's own vote. */
  readonly vote: Vote | null;
  readonly verdict: Verdict | null;
}

/** What is shown to everybody when the game is over (MY-R33). */
export interface End {
  readonly targets: readonly ByCategory<SuspectId>[];
  readonly culprit: number | null;
  readonly hand: readonly DreamId[];
  readonly thrown: readonly DreamId[];
  readonly votes: readonly Vote[];
}

export interface View {
  readonly viewer: Viewer<Seat>;
  readonly options: Options;
  readonly players: number;
  readonly step: StepName;
  readonly turn: number;
  /** Whom the table waits for. */
  readonly awaited: readonly Seat[];
  /** Who must be READY for the step to end. */
  readonly asked: readonly PsychicSeat[];
  readonly seniority: readonly PsychicSeat[];
  readonly suspects: ByCategory<readonly SuspectId[]>;
  readonly personas: readonly Persona[];
  readonly psychics: readonly Psychic[];
  readonly guesses: readonly Guess[];
  readonly dreams: PublicDreams;
  readonly ghost: GhostView | null;
  readonly final: FinalView | null;
  readonly end: End | null;
  readonly outcome: Outcome<Seat> | null;
}
