import { Suspense } from 'react';
import { Link } from 'wouter';
import { hasBoard, isGameId } from '../games/registry.ts';
import { Wordmark } from '../parlour/wordmark.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { t } from '../words/words.ts';
import styles from './how-to-play-page.module.css';
import { HOW_TO_PLAY } from './how-to-play-sheet.tsx';

/** `/rules/:game`. */
export function HowToPlayPage({ game }: { readonly game: string }) {
  const known = isGameId(game) ? game : null;
  usePageTitle(known ? `${t('parlour.howToPlay')}: ${t(`games.${known}.title`)}` : t('parlour.howToPlay'));
  const Pages = known && hasBoard(known) ? HOW_TO_PLAY[known] : null;
  return (
    <main className={styles.page}>
      <Link href="/" className={styles.home} aria-label={t('home')}>
        <Wordmark small />
      </Link>
      <h1 className={styles.title}>{known ? t(`games.${known}.title`) : t('table.noSuchGame')}</h1>
      {Pages && (
        <Suspense fallback={<p>{t('table.opening')}</p>}>
          <Pages />
        </Suspense>
      )}
    </main>
  );
}
