import type { Token } from '@ghostlight/rest-in-peace';
import styles from './mansion.module.css';

/** A house of the line: a manor with gables, or a castle with battlements. */
export const Mansion = ({ token }: { readonly token: Token }) => (
  <svg className={styles.mansion} viewBox="0 0 48 44" aria-hidden="true" focusable="false">
    {token === 'manor' ? (
      <>
        <path className={styles.wall} d="M5 42V25l-2 1 10-12 6 7v-9h-1l6-9 6 9h-1v9l6-7 10 12-2-1v17z" />
        <path
          className={styles.lit}
          d="M10 28h4v6h-4zM34 28h4v6h-4zM22.5 13h3v4h-3zM20 24h3.5v5H20zM25 24h3.5v5H25zM21 42v-6c0-4 6-4 6 0v6z"
        />
      </>
    ) : (
      <>
        <path
          className={styles.wall}
          d="M4 42V17h-1v-6h3v3h3v-3h3v3h3v-3h0v6h-1v5h5V9h-1V3h3v3h3V3h2v3h3V3h3v6h-1v13h5v-5h-1v-6h3v3h3v-3h3v3h3v-3h0v6h-1v25z"
        />
        <path className={styles.lit} d="M8 22h3v6H8zM37 22h3v6h-3zM22.5 12h3v6h-3zM20 42v-8c0-5 8-5 8 0v8z" />
      </>
    )}
  </svg>
);
