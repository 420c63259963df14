import type { RuleError } from '@ghostlight/rules-kit';
import type { Pick } from '../action.ts';
import type { Draft } from '../draft.ts';
import type { Level } from '../options.ts';
import type { LaidPsychic, Psychic, Seat, State, Value } from '../types.ts';

/** A psychic card: its words and its whole behaviour. What an entry does not mention, the card does not do. */
export interface PsychicCard {
  readonly no: Psychic;
  readonly name: string;
  readonly level: Level;
  /** What it does when played in rounds 1 to 9. */
  readonly text: string;
  /** What it does when placed on round 10. */
  readonly tenth: string;
  readonly rulings: readonly string[];

  /** It works as a ghost of this value, so a ban on the value stops it (RIP-R8, RIP-R15). */
  readonly worksAs?: Value;
  /** Base values it counts as from the moment it lies in rounds 1 to 9. */
  readonly units?: readonly number[];
  /** The same on round 10, where it differs. */
  readonly unitsOnTenth?: readonly number[];

  /** Can only be placed on round 10. */
  readonly onlyTenth?: true;
  /** Why it cannot be played now, beyond the rules for all cards. */
  readonly condition?: (state: State, seat: Seat) => RuleError | null;
  /** On round 10 it only counts: its effect is about turns, plays or later rounds (RIP-R32). */
  readonly restsOnTenth?: true;

  /** Its effect goes on until the round ends. */
  readonly lasts?: true;
  /** While it works, what a unit of this base gains; `own` is whether the unit is on its player's side. */
  readonly bonus?: (laid: LaidPsychic, base: number, own: boolean) => number;
  /** While it works, what a unit of this base loses after all bonuses, but never below 0. */
  readonly malus?: (laid: LaidPsychic, base: number, own: boolean) => number;
  /** While it works, units of this base count nothing. */
  readonly silences?: (base: number, own: boolean) => boolean;
  /** While it works, the opponent plays no psychics. */
  readonly barsPsychics?: true;
  /** While it works, the opponent's turns need two cards or none. */
  readonly needsTwo?: true;
  /** At the end of the round its player takes the psychic, won or lost. */
  readonly takesPsychic?: true;
  /** At the end of the round it moves to round 10. */
  readonly movesToTenth?: true;
  /** If its player wins the round, they may move a card with a value to the next. */
  readonly carries?: true;

  /** What it does at once, before anything is chosen. */
  readonly act?: (draft: Draft, seat: Seat) => void;
  readonly choice?: Choice;
  /** Once its choice is settled, its player loses the round, or the round is tied. */
  readonly ends?: 'lost' | 'tied';
}

/** What the player of a card picks, one thing at a time. */
export interface Choice {
  readonly picks: 1 | 2;
  /** May be declined before the first pick (RIP-R33). */
  readonly may: boolean;
  /** The player must see something first, so the choice cannot be shown before the card is played. */
  readonly afterLook?: true;
  /** What can be picked next; nothing at first means the card has no effect. */
  readonly options: (state: State, seat: Seat, chosen: readonly Pick[]) => readonly Pick[];
  /** Does what was picked; `chosen` is what came before. */
  readonly take?: (draft: Draft, seat: Seat, pick: Pick, chosen: readonly Pick[]) => void;
  /** Before the question is put. */
  readonly ask?: (draft: Draft, seat: Seat) => void;
  /** When there is nothing to pick. */
  readonly unable?: (draft: Draft, seat: Seat) => void;
}
