import type { Action, Psychic, Seat, View } from '@ghostlight/rest-in-peace';
import { clsx } from 'clsx';
import { PsychicCard } from './cards/psychic-card.tsx';
import { type Chosen, isPick } from './choice.ts';
import { answering } from './picks.ts';
import styles from './psychic-row.module.css';
import { psychicName } from './words.ts';

interface Props {
  readonly view: View;
  readonly seat: Seat;
  readonly label: string;
  readonly legal: readonly Action[];
  readonly chosen: Chosen | null;
  readonly onTap: (card: Psychic, open: boolean) => void;
  /** The other side's: to look at. */
  readonly small?: boolean;
}

/** A seat's psychics, face up before it. */
export function PsychicRow({ view, seat, label, legal, chosen, onTap, small = false }: Props) {
  const { row } = view.seats[seat];
  if (row.length === 0) return null;
  return (
    <ul className={clsx(styles.row, small && styles.small)} aria-label={label}>
      {row.map((card) => {
        const pick = { kind: 'psychic', card } as const;
        const open =
          legal.some((action) => action.type === 'play-psychic' && action.card === card) ||
          legal.some((action) => action.type === 'place' && answering([action], pick) !== undefined);
        const taken = (chosen?.kind === 'psychic' && chosen.card === card) || isPick(chosen, pick);
        return (
          <li key={card} className={styles.slot}>
            <button
              type="button"
              className={clsx(styles.card, open && styles.glow, taken && styles.taken)}
              data-glow={open ? 'card' : undefined}
              data-psychic={card}
              aria-label={psychicName(card)}
              aria-pressed={taken}
              onClick={() => onTap(card, open)}
            >
              <PsychicCard card={card} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
