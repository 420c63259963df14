import { clsx } from 'clsx';
import styles from './wordmark.module.css';

/** The name; a flame burns where the i has its dot. */
export const Wordmark = ({ small = false }: { readonly small?: boolean }) => (
  <span className={clsx(styles.mark, small && styles.small)}>
    Ghostl
    <span className={styles.candle}>
      i
      <svg className={styles.flame} viewBox="0 0 24 36" focusable="false" aria-hidden="true">
        <path
          className={styles.halo}
          d="M12 0c2 8 12 13 12 23a12 12 0 01-24 0c0-6 4-9 5-13 1 4 2 5 4 6C8 9 10 5 12 0z"
        />
        <path className={styles.heart} d="M12 13c1 5 6 7 6 13a6 6 0 01-12 0c0-5 5-8 6-13z" />
      </svg>
    </span>
    ght
  </span>
);
