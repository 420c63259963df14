import { useState } from 'react';
import { Link } from 'wouter';
import { HowToPlaySheet } from '../../how-to-play/how-to-play-sheet.tsx';
import { Wordmark } from '../../parlour/wordmark.tsx';
import { Button } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { t } from '../../words/words.ts';
import { Chat } from '../chat.tsx';
import { ConnectionBanner } from '../connection-banner.tsx';
import { Note } from '../note.tsx';
import { useTable } from '../use-table.ts';
import { Chairs } from './chairs.tsx';
import { Invitation } from './invitation.tsx';
import styles from './lobby.module.css';
import { People } from './people.tsx';
import { Settings } from './settings.tsx';
import { StartBar } from './start-bar.tsx';

/** Before the first card: who sits where, what is played, and how friends get here. */
export function Lobby() {
  const { gameId, facts } = useTable();
  const [rules, setRules] = useState(false);
  const title = t(`games.${gameId}.title`);
  usePageTitle(t('table.pageTitle', { game: title }));
  return (
    <>
      <ConnectionBanner />
      <main className={styles.lobby}>
        <header className={styles.head}>
          <Link href="/" className={styles.home} aria-label={t('home')}>
            <Wordmark small />
          </Link>
          <h1 className={styles.title}>{title}</h1>
          <Button look="quiet" onPress={() => setRules(true)}>
            {t('parlour.howToPlay')}
          </Button>
        </header>
        <div className={styles.columns}>
          <div className={styles.column}>
            <Chairs />
            <Note />
            <StartBar />
            <Invitation id={facts.id} code={facts.code} />
          </div>
          <div className={styles.column}>
            <Settings />
            <People />
            <Chat />
          </div>
        </div>
      </main>
      <HowToPlaySheet game={gameId} open={rules} onClose={() => setRules(false)} />
    </>
  );
}
