import {
  type CardId,
  type Cell,
  type ControlId,
  isControl,
  isPower,
  POWER,
  patternOf,
  type Seat,
} from '@ghostlight/mary-king';
import { clsx } from 'clsx';
import type { ZoomCard } from '../game.ts';
import styles from './card-face.module.css';
import { cardName } from './names.ts';
import { t } from './words.ts';

const CELLS: readonly Cell[] = Array.from({ length: 12 }, (_, i) => i);

/** The pattern of a control card as a small portrait. */
const Pattern = ({ card, turned = false }: { readonly card: ControlId; readonly turned?: boolean }) => (
  <svg className={styles.pattern} viewBox="0 0 32 42" aria-hidden="true">
    {CELLS.map((cell) => (
      <rect
        key={cell}
        className={patternOf(card, turned).includes(cell) ? styles.marked : styles.unmarked}
        x={1 + (cell % 3) * 10.3}
        y={1 + Math.floor(cell / 3) * 10.3}
        width="9"
        height="9"
        rx="1.5"
      />
    ))}
  </svg>
);

/** A round seal for one's own turn, lightning for a flash: told apart by shape as well as colour. */
const Timing = ({ flash }: { readonly flash: boolean }) => (
  <svg
    className={flash ? styles.flash : styles.normal}
    viewBox="0 0 16 16"
    role="img"
    aria-label={t(flash ? 'flash' : 'normal')}
  >
    {flash ? <path d="M9.500 1L3 9.200h4.200L6 15l6.800-8.300H8.400z" /> : <circle cx="8" cy="8" r="5" />}
  </svg>
);

interface Props {
  readonly card: CardId;
  readonly owner: Seat;
  readonly turned?: boolean;
  /** A glance: name and pattern. Whole: with both effects. */
  readonly size?: 'glance' | 'whole';
}

export const CardFace = ({ card, owner, turned = false, size = 'glance' }: Props) => (
  <span className={clsx(styles.card, styles[owner], size === 'whole' && styles.whole)}>
    {isControl(card) ? (
      <>
        <Pattern card={card} turned={turned} />
        <span className={styles.number}>{Number(card.slice(2))}</span>
      </>
    ) : (
      <>
        <span className={styles.name}>{cardName(card)}</span>
        {isPower(card) && (
          <span className={styles.effects}>
            {POWER[card].effects.map((effect, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a card has a first and a second effect, always
              <span key={i} className={styles.effect}>
                <Timing flash={effect.timing === 'flash'} />
                {size === 'whole' && <span>{effect.text}</span>}
              </span>
            ))}
          </span>
        )}
      </>
    )}
  </span>
);

export const zoomCard = (card: CardId, owner: Seat, key = ''): ZoomCard => ({
  id: `${owner}-${card}-${key}`,
  title: cardName(card),
  ...(isPower(card) ? { text: POWER[card].effects.map((effect) => effect.text).join(' / ') } : {}),
  face: <CardFace card={card} owner={owner} size="whole" />,
});
