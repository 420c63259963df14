import { Link } from 'wouter';
import { buttonLook } from '../ui/button.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { t } from '../words/words.ts';
import styles from './lost-page.module.css';

/** An address that leads nowhere. */
export function LostPage() {
  usePageTitle(t('lost.title'));
  return (
    <main className={styles.page}>
      <h1>{t('lost.title')}</h1>
      <p>{t('lost.line')}</p>
      <Link href="/" className={buttonLook('flame')}>
        {t('back')}
      </Link>
    </main>
  );
}
