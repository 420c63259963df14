import {
  type CardId,
  type Cell,
  type ControlId,
  isControl,
  isPower,
  POWER,
  type PowerId,
  patternOf,
  type Seat,
} from '@ghostlight/mary-king';
import { clsx } from 'clsx';
import type { ZoomCard } from '../game.ts';
import styles from './card-face.module.css';
import { Glyph } from './glyph.tsx';
import { cardName, cardText, effectGist, effectText } from './names.ts';
import { t } from './words.ts';

const CELLS: readonly Cell[] = Array.from({ length: 12 }, (_, i) => i);

/** The pattern of a control card as a small portrait. */
const Pattern = ({ card, turned = false }: { readonly card: ControlId; readonly turned?: boolean }) => (
  <svg className={styles.pattern} viewBox="0 0 32 48" aria-hidden="true">
    <rect className={styles.canvas} x="0.500" y="0.500" width="31" height="47" rx="2" />
    {CELLS.map((cell) => (
      <rect
        key={cell}
        className={patternOf(card, turned).includes(cell) ? styles.marked : styles.unmarked}
        x={2 + (cell % 3) * 9.5}
        y={2 + Math.floor(cell / 3) * 11.2}
        width="8.8"
        height="10.4"
        rx="1"
      />
    ))}
  </svg>
);

/** A round seal for one's own turn, lightning for a flash: told apart by shape as well as colour. */
export const Timing = ({ flash }: { readonly flash: boolean }) => (
  <svg
    className={flash ? styles.flash : styles.normal}
    viewBox="0 0 16 16"
    role="img"
    aria-label={t(flash ? 'flash' : 'normal')}
  >
    {flash ? (
      <path d="M9.800 0.500L2.500 9.300h4.600L5.600 15.500l7.900-9.300H8.700z" />
    ) : (
      <circle cx="8" cy="8" r="5.500" />
    )}
  </svg>
);

interface Props {
  readonly card: CardId;
  readonly owner: Seat;
  readonly turned?: boolean;
  /** Whole: with the full text of both effects. */
  readonly whole?: boolean;
}

export const CardFace = ({ card, owner, turned = false, whole = false }: Props) => (
  <span className={clsx(styles.card, styles[owner], whole && styles.whole)} data-face={`${owner}:${card}`}>
    <span className={styles.inside}>
      {isControl(card) ? (
        <>
          <Pattern card={card} turned={turned} />
          <span className="sr-only">{`${cardName(card)}. ${cardText(card)}`}</span>
        </>
      ) : (
        <Power card={card} whole={whole} />
      )}
    </span>
  </span>
);

const Power = ({ card, whole }: { readonly card: PowerId; readonly whole: boolean }) => {
  const { icon, effects } = POWER[card];
  return (
    <>
      <span className={styles.name}>
        {cardName(card)}
        {icon && (
          <span className={styles.icon} role="img" aria-label={t(`${icon}Mark`)}>
            <Glyph name={icon} />
          </span>
        )}
      </span>
      <span className={styles.effects}>
        {([1, 2] as const).map((n) => {
          const flash = effects[n - 1]?.timing === 'flash';
          return (
            <span key={n} className={clsx(styles.effect, flash && styles.quick)}>
              <Timing flash={flash} />
              <span className={styles.words}>{whole ? effectText(card, n) : effectGist(card, n)}</span>
            </span>
          );
        })}
      </span>
    </>
  );
};

export const zoomCard = (card: CardId, owner: Seat, key = ''): ZoomCard => ({
  id: `${owner}-${card}-${key}`,
  title: cardName(card),
  ...(isPower(card) ? {} : { text: cardText(card) }),
  face: <CardFace card={card} owner={owner} whole />,
});
