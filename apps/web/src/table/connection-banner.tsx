import { t } from '../words/words.ts';
import styles from './connection-banner.module.css';
import { useTable } from './use-table.ts';

/** The line broke: says so, and that nothing is lost. */
export function ConnectionBanner() {
  const { state } = useTable();
  const lost = state.line === 'lost';
  return (
    <div role="status" className={styles.place}>
      {lost && (
        <p className={styles.banner} data-line="lost">
          {t(state.pending ? 'table.lostPending' : 'table.lost')}
        </p>
      )}
    </div>
  );
}
