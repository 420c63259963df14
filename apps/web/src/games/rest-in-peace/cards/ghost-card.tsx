import type { Seat, Value } from '@ghostlight/rest-in-peace';
import { clsx } from 'clsx';
import styles from './card.module.css';
import { GhostFigure } from './ghost-figure.tsx';
import { ParityMark } from './marks.tsx';
import { ghostPicture, type PictureSize } from './pictures.ts';

interface Props {
  readonly seat: Seat;
  readonly value: Value;
  /** Shown to its owner, hidden from the rest. */
  readonly down?: boolean;
  readonly size?: PictureSize;
}

/** A ghost's face. Its name is said by whatever holds it. */
export function GhostCard({ seat, value, down = false, size = 'small' }: Props) {
  const picture = ghostPicture(seat, value, size);
  return (
    <span className={clsx(styles.card, styles.ghost, styles[seat], down && styles.down)} aria-hidden="true">
      {picture ? (
        <img className={styles.picture} src={picture} alt="" />
      ) : (
        <svg className={styles.figure} viewBox="0 0 60 84" aria-hidden="true" focusable="false">
          <circle cx="30" cy="40" r="30" className={styles.halo} />
          <g transform="translate(0 14)">
            <GhostFigure value={value} />
          </g>
        </svg>
      )}
      <span className={styles.value}>{value}</span>
      <svg className={styles.parity} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <ParityMark value={value} />
      </svg>
    </span>
  );
}

/** The back of a family's card. */
export const CardBack = ({ seat }: { readonly seat: Seat }) => (
  <span className={clsx(styles.card, styles.back, styles[seat])} aria-hidden="true">
    <svg className={styles.figure} viewBox="0 0 60 84" aria-hidden="true" focusable="false">
      <path
        className={styles.lattice}
        d="M6 6h48v72H6zM30 6v72M6 42h48M6 6l48 72M54 6L6 78M30 14c10 9 14 18 14 28s-4 19-14 28c-10-9-14-18-14-28s4-19 14-28z"
      />
      <circle cx="30" cy="42" r="8" className={styles.seal} />
      <path className={styles.sealFlame} d="M30 36c.8 3 4.4 4.4 4.4 8a4.4 4.4 0 01-8.8 0c0-3.6 3.6-5 4.4-8z" />
    </svg>
  </span>
);
