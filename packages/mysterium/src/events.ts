import type { Outcome } from '@ghostlight/rules-kit';
import type { DreamId, SuspectId } from './cards.ts';
import type { Category, End, Group, Mark, PsychicSeat, PublicDreams, Seat, Settled, StepName, Vote } from './types.ts';

/** A vision as it is shown. */
export interface ShownVision {
  readonly persona: number;
  readonly dreams: readonly DreamId[];
  readonly chance: boolean;
}

/** What is told. Null stands for what this listener may not know, or for nothing. */
export type Event =
  | { readonly type: 'step'; readonly step: StepName; readonly turn: number }
  /** The ghost's tray, to the ghost alone. */
  | { readonly type: 'tray'; readonly dreams: readonly DreamId[] }
  | ({ readonly type: 'sent' } & ShownVision)
  | {
      readonly type: 'drew';
      readonly count: number;
      readonly reshuffled: boolean;
      readonly dreams: readonly DreamId[] | null;
    }
  | {
      readonly type: 'redrew';
      readonly count: number;
      readonly left: number;
      readonly dreams: readonly DreamId[] | null;
    }
  /** What was hidden is told at last: visions held back, redraws made unseen (MY-R39). */
  | { readonly type: 'unveiled'; readonly visions: readonly ShownVision[]; readonly dreams: PublicDreams }
  /** A ball placed, moved or (null) taken back; whose tokens went home with it (MY-R8). */
  | {
      readonly type: 'ball';
      readonly seat: PsychicSeat;
      readonly persona: number;
      readonly card: SuspectId | null;
      readonly tokensHome: readonly PsychicSeat[];
    }
  | { readonly type: 'token'; readonly seat: PsychicSeat; readonly persona: number; readonly mark: Mark | null }
  | { readonly type: 'ready'; readonly seat: PsychicSeat; readonly ready: boolean }
  /** One persona's result, in persona order: one knock or two. */
  | {
      readonly type: 'manifested';
      readonly persona: number;
      readonly category: Category;
      readonly card: SuspectId | null;
      readonly right: boolean;
      readonly scored: readonly PsychicSeat[];
      readonly finished: boolean;
      readonly hoursLeft: number;
    }
  | { readonly type: 'tokens-back' }
  | { readonly type: 'line-up'; readonly groups: readonly Group[] }
  /** The shared vision: the group is for the ghost alone; the dreams are null to those for whom they lie face down. */
  | {
      readonly type: 'shared';
      readonly group: number | null;
      readonly dreams: readonly DreamId[] | null;
      readonly chance: boolean;
    }
  | { readonly type: 'turned'; readonly dream: DreamId; readonly level: number }
  | { readonly type: 'accused'; readonly seat: PsychicSeat; readonly group: number | null }
  /** All were READY, nothing was settled: every READY is cancelled (MY-R17). */
  | { readonly type: 'undecided'; readonly round: number }
  | { readonly type: 'exposed'; readonly group: number | null; readonly by: Settled; readonly right: boolean }
  /** Someone voted or abstained; `vote` is for the voter alone. */
  | { readonly type: 'voted'; readonly seat: PsychicSeat; readonly vote: Vote | null }
  | {
      readonly type: 'revealed';
      readonly votes: readonly Vote[];
      readonly group: number | null;
      readonly by: Settled;
      readonly right: boolean;
    }
  | { readonly type: 'over'; readonly outcome: Outcome<Seat>; readonly end: End };
