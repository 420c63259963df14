import { Link } from 'wouter';
import { buttonLook } from '../ui/button.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { t } from '../words/words.ts';
import styles from './greeting.module.css';
import { NotFound } from './greeting.tsx';
import type { TableState } from './session.ts';

/** The table is closed to us: by the door, by the host, or because we left. */
export function Ended({ state }: { readonly state: TableState; readonly onGone: () => void }) {
  usePageTitle(t('table.endedTitle'));
  if (state.refusal) {
    return (
      <main className={styles.page}>
        <span />
        <NotFound refusal={state.refusal} />
      </main>
    );
  }
  return (
    <main className={styles.page}>
      <span />
      <section className={styles.card}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('table.endedTitle')}</h1>
          <p role="alert">{state.bye?.message ?? t('table.endedLeft')}</p>
          <Link href="/" className={buttonLook('brass')}>
            {t('back')}
          </Link>
        </div>
      </section>
    </main>
  );
}
