import { hasTrack, splitsTokens, type TableFacts } from './editions.ts';
import type { FinalView, Persona, Psychic, PsychicSeat, Seat, StepName } from './types.ts';

/** What is needed to say who is asked: all of it public, so that state and view give the same answer. */
export interface Asking extends TableFacts {
  readonly step: StepName;
  readonly personas: readonly Pick<Persona, 'seat' | 'category' | 'tokens'>[];
  readonly psychics: readonly Pick<Psychic, 'seat' | 'ready' | 'tokens' | 'level'>[];
}

/** Tokens neither spent nor gone; one that lies on a ball is not yet spent (MY-R37). */
const hasUnspent = (table: Asking, { seat, tokens }: Asking['psychics'][number]): boolean =>
  tokens.agree + tokens.disagree > 0 || table.personas.some((p) => p.tokens.some((token) => token.seat === seat));

const isUnfinished = (table: Asking, seat: PsychicSeat): boolean =>
  table.personas.some((persona) => persona.seat === seat && persona.category !== null);

/** The seats whose READY ends the step (MY-R37). */
export function asked(table: Asking): readonly PsychicSeat[] {
  const those = (wanted: (psychic: Asking['psychics'][number]) => boolean) =>
    table.psychics.filter(wanted).map((psychic) => psychic.seat);
  switch (table.step) {
    case 'interpret': {
      const tokensNow = hasTrack(table) && !splitsTokens(table);
      return those((psychic) => isUnfinished(table, psychic.seat) || (tokensNow && hasUnspent(table, psychic)));
    }
    case 'tokens':
      return those((psychic) => hasUnspent(table, psychic));
    case 'deliberate':
    case 'agree':
      return those(() => true);
    default:
      return [];
  }
}

/** The seats of a level of the straw poll. */
export const voters = (table: Asking, level: number): readonly PsychicSeat[] =>
  table.psychics.filter((psychic) => psychic.level === level).map((psychic) => psychic.seat);

/** Whom the table waits for. */
export function awaited(
  table: Asking,
  final: { readonly level: number; readonly voted: FinalView['voted'] } | null,
): readonly Seat[] {
  switch (table.step) {
    case 'vision':
    case 'shared-vision':
      return ['ghost'];
    case 'poll':
      return final ? voters(table, final.level).filter((seat) => !final.voted.includes(seat)) : [];
    case 'over':
      return [];
    default: {
      const ready = table.psychics.filter((psychic) => psychic.ready).map((psychic) => psychic.seat);
      return asked(table).filter((seat) => !ready.includes(seat));
    }
  }
}
