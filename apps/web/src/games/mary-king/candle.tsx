import { clsx } from 'clsx';
import styles from './candle.module.css';

/** A mind at the start, after five cards were drawn. */
const FULL = 25;
/** From here on the flame gutters. */
const LOW = 5;

/** A mind as a candle: so much wax is left. */
export const Candle = ({ mind, side }: { readonly mind: number; readonly side: 'ghost' | 'mortal' }) => {
  const wax = Math.round(4 + (Math.min(mind, FULL) / FULL) * 62);
  return (
    <svg className={clsx(styles[side], mind <= LOW && styles.low)} viewBox="0 0 30 96" aria-hidden="true">
      <ellipse className={styles.dish} cx="15" cy="90" rx="13.500" ry="4.500" />
      {/* Nested, so that the wax is cut off at the dish. */}
      <svg width="30" height="91" aria-hidden="true">
        <g className={styles.wax} style={{ transform: `translateY(${66 - wax}px)` }}>
          <path
            className={styles.body}
            d="M8 26c2 -2.500 12 -2.500 14 0v5c-1 2 -.500 5 -1.500 5s-1-3-2-3-.500 6-1.500 6-.500-7-2-7-1 4-2 4-.500-5-2-5-2 2-3 0z"
          />
          <path className={styles.body} d="M8 26h14v64H8z" />
          <path className={styles.wick} d="M15 25v-5" />
          {mind > 0 && (
            <g className={styles.fire}>
              <path className={styles.halo} d="M15 1c2 6 6 8.500 6 13.500a6 6 0 11-12 0C9 9.500 13 7 15 1z" />
              <path
                className={styles.core}
                d="M15 9c1 3 2.600 4 2.600 6.300a2.600 2.600 0 11-5.200 0C12.400 13 14 12 15 9z"
              />
            </g>
          )}
        </g>
      </svg>
      <path className={styles.dish} d="M1.500 90a13.500 4.500 0 0027 0v1.500a13.500 4.500 0 01-27 0z" />
    </svg>
  );
};
