import type { Action, CardView, Pick, Seat } from '@ghostlight/rest-in-peace';
import { clsx } from 'clsx';
import { useZoom } from '../../cards/zoom.tsx';
import { CardBack, GhostCard } from './cards/ghost-card.tsx';
import type { PictureSize } from './cards/pictures.ts';
import { PsychicCard } from './cards/psychic-card.tsx';
import { type Chosen, isPick } from './choice.ts';
import styles from './laid-cards.module.css';
import { answering } from './picks.ts';
import { FLIP } from './tenth.ts';
import { psychicName, t } from './words.ts';
import { cardZoom } from './zoom-cards.tsx';

interface Props {
  readonly seat: Seat;
  readonly cards: readonly CardView[];
  /** How many of the last ones have just arrived. */
  readonly fresh: number;
  /** The open question points at this side: these glow. */
  readonly legal: readonly Action[];
  readonly chosen: Chosen | null;
  readonly onPick: (pick: Pick) => void;
  /** Cards are being turned up: the first after so many others. */
  readonly flipFrom: number | null;
}

/** A side of a house. A tap looks closer, or picks what the open question asks for. */
export function LaidCards({ seat, cards, fresh, legal, chosen, onPick, flipFrom }: Props) {
  const zoom = useZoom();
  const zoomed = cards.map((card, place) => cardZoom(card, seat, place));
  return (
    <ul className={styles.cards}>
      {cards.map((card, place) => {
        const pick = pickOf(card);
        const open = pick !== null && answering(legal, pick) !== undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: cards keep the order in which they came
          <li key={place} className={styles.slot}>
            <button
              type="button"
              className={clsx(
                styles.card,
                open && styles.glow,
                pick && isPick(chosen, pick) && styles.chosen,
                place >= cards.length - fresh && styles.fresh,
                flipFrom !== null && styles.flip,
              )}
              style={flipFrom === null ? undefined : { animationDelay: `${(flipFrom + place) * FLIP}ms` }}
              data-laid
              data-glow={open ? 'choice' : undefined}
              aria-label={cardLabel(card, seat)}
              onClick={() => (open && pick ? onPick(pick) : zoom.open(zoomed, place))}
            >
              <LaidFace card={card} seat={seat} />
              <Counts card={card} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface FaceProps {
  readonly card: CardView;
  readonly seat: Seat;
  readonly size?: PictureSize;
}

export const LaidFace = ({ card, seat, size = 'small' }: FaceProps) =>
  card.kind === 'hidden' ? (
    <CardBack seat={seat} />
  ) : card.kind === 'ghost' ? (
    <GhostCard seat={seat} value={card.value} down={card.down} size={size} />
  ) : (
    <PsychicCard card={card.card} size={size} />
  );

function pickOf(card: CardView): Pick | null {
  if (card.kind === 'hidden') return null;
  return card.kind === 'ghost' ? { kind: 'ghost', value: card.value } : { kind: 'psychic', card: card.card };
}

/** What the card counts, wherever its face does not say so. */
function Counts({ card }: { readonly card: CardView }) {
  if (card.kind === 'hidden' || !card.score) return null;
  const plain = card.kind === 'ghost' && card.score.value === card.value;
  const nothing = card.kind === 'psychic' && card.score.units.length === 0;
  if (plain || nothing) return null;
  return <span className={styles.counts} data-counts={signed(card.score.value)} />;
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

export function cardLabel(card: CardView, seat: Seat): string {
  if (card.kind === 'hidden') return t('hidden');
  const title =
    card.kind === 'ghost' ? t('ghostOf', { value: card.value, family: t(`families.${seat}`) }) : psychicName(card.card);
  return card.score ? `${title}, ${t('sum.counts', { value: signed(card.score.value) })}` : title;
}
