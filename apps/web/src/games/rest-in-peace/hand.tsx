import type { Action, Seat, Value, View } from '@ghostlight/rest-in-peace';
import { clsx } from 'clsx';
import { GhostCard } from './cards/ghost-card.tsx';
import type { Chosen } from './choice.ts';
import styles from './hand.module.css';
import { answering } from './picks.ts';
import { t } from './words.ts';

interface Props {
  readonly view: View;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  /** The open question asks for a ghost of the hand. */
  readonly picking: boolean;
  readonly chosen: Chosen | null;
  readonly onTap: (value: Value, place: number, open: boolean) => void;
}

/** The hand, within reach of the thumb. What can be played glows; the rest says why not. */
export function Hand({ view, seat, legal, picking, chosen, onTap }: Props) {
  const hand = view.seats[seat].hand ?? [];
  return (
    <ul className={styles.hand} aria-label={t('board.hand')}>
      {hand.map((value, place) => {
        const open =
          legal.some((action) => action.type === 'play-ghost' && action.value === value) ||
          (picking && answering(legal, { kind: 'ghost', value }) !== undefined);
        const taken = chosen && 'place' in chosen && chosen.place === place;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: ghosts of one value are alike
          <li key={place} className={styles.slot}>
            <button
              type="button"
              className={clsx(styles.card, open && styles.glow, taken && styles.taken)}
              data-glow={open ? 'card' : undefined}
              data-hand={value}
              aria-label={t('ghost', { value })}
              aria-pressed={taken ?? false}
              onClick={() => onTap(value, place, open)}
            >
              <GhostCard seat={seat} value={value} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
