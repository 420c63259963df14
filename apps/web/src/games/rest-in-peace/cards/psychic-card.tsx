import type { Psychic } from '@ghostlight/rest-in-peace';
import { clsx } from 'clsx';
import { psychicLevel, psychicName, psychicText } from '../words.ts';
import styles from './card.module.css';
import { emblem } from './emblems.ts';
import { type PictureSize, psychicPicture } from './pictures.ts';

interface Props {
  readonly card: Psychic;
  /** With the card's text: in the zoom and in the rules. */
  readonly whole?: boolean;
  readonly size?: PictureSize;
  /** Without its name, where that stands beside it. */
  readonly plain?: boolean;
}

/** A psychic's calling card. Its name is said by whatever holds it. */
export function PsychicCard({ card, whole = false, size = 'small', plain = false }: Props) {
  const picture = psychicPicture(card, size);
  return (
    <span
      className={clsx(styles.card, styles.psychic, whole && styles.whole, plain && styles.plain)}
      aria-hidden="true"
    >
      <span className={styles.paper} data-number={card} data-level={'✦'.repeat(psychicLevel(card))}>
        {picture ? (
          <img className={styles.portrait} src={picture} alt="" />
        ) : (
          <svg className={styles.emblem} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
            <path d={emblem(card)} />
          </svg>
        )}
        {!plain && <span className={styles.name}>{psychicName(card)}</span>}
        {whole && <span className={styles.text}>{psychicText(card)}</span>}
      </span>
    </span>
  );
}
