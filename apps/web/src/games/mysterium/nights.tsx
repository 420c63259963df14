import type { View } from '@ghostlight/mysterium';
import { clsx } from 'clsx';
import styles from './seance.module.css';
import { t } from './words.ts';

const NIGHTS = [1, 2, 3, 4, 5, 6, 7];

/** Seven candles; those of the nights gone by are out. */
export const Nights = ({ view }: { readonly view: View }) => (
  <div className={styles.nights} role="img" aria-label={t('day', { turn: view.turn })}>
    {NIGHTS.map((night) => (
      <svg
        key={night}
        className={clsx(styles.candle, night < view.turn && styles.out, night === view.turn && styles.now)}
        viewBox="0 0 10 22"
        aria-hidden="true"
      >
        <rect className={styles.wax} x="3" y="9" width="4" height="12" rx="1" />
        <path className={styles.flame} d="M5 1c.6 2 2 2.600 2 4.500a2 2 0 11-4 0C3 3.600 4.400 3 5 1z" />
      </svg>
    ))}
  </div>
);
