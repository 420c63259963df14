import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { HowToPlaySheet } from '../../how-to-play/how-to-play-sheet.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { t } from '../../words/words.ts';
import { ChatTalk } from '../chat.tsx';
import { ConnectionBanner } from '../connection-banner.tsx';
import { Note } from '../note.tsx';
import { useTable } from '../use-table.ts';
import { BoardPlace } from './board-place.tsx';
import { Ending } from './ending.tsx';
import { LentBar } from './lent-bar.tsx';
import { Log } from './log.tsx';
import { OfferBar } from './offer-bar.tsx';
import styles from './play.module.css';
import { SeatPlates } from './seat-plates.tsx';
import { TableMenu } from './table-menu.tsx';
import { type Drawer, TopBar } from './top-bar.tsx';
import { useSentence } from './use-sentence.ts';
import { useSuspense } from './use-suspense.ts';
import { useSounds, useSummons } from './use-told.ts';

/** The shell round every board. */
export function Play() {
  const table = useTable();
  const { facts, game, scene, gameId, seat, note, setNote, state } = table;
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const asked = seat !== null && scene !== null && facts.phase === 'playing' && game.prompt(scene.view) !== null;
  const { held, skip } = useSuspense(table);
  const spoken = useSentence();
  const sentence = held ?? spoken;
  usePageTitle(asked ? `● ${sentence}` : sentence);
  useSounds(table, asked);
  useSummons(asked, sentence);

  // A note is about how things stood; when they change it has said what it had to say.
  const n = state.shown.game?.n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new view puts the note away
  useEffect(() => setNote(null), [n, setNote]);

  const close = () => setDrawer(null);
  return (
    <div className={styles.table}>
      <ConnectionBanner />
      <header className={styles.top}>
        <TopBar onOpen={setDrawer} />
        <SeatPlates />
      </header>
      <main className={styles.main}>
        <h1 className={clsx(styles.sentence, asked && styles.asked)} data-sentence aria-live="polite">
          {sentence}
        </h1>
        {note && (
          <div className={styles.note}>
            <Note />
          </div>
        )}
        <OfferBar />
        <LentBar />
        {facts.phase === 'over' && held === null && <Ending />}
        <BoardPlace suspense={held !== null} skip={skip} />
      </main>
      <aside className={styles.side} aria-label={t('table.sidebar')}>
        <h2 className={styles.sideTitle}>{t('table.log')}</h2>
        <Log />
        <h2 className={styles.sideTitle}>{t('chat.title')}</h2>
        <ChatTalk />
      </aside>
      <Sheet title={t('table.log')} open={drawer === 'log'} onClose={close} shape="drawer">
        <Log />
      </Sheet>
      <Sheet title={t('chat.title')} open={drawer === 'chat'} onClose={close} shape="drawer">
        <ChatTalk />
      </Sheet>
      <HowToPlaySheet game={gameId} open={drawer === 'rules'} onClose={close} />
      <Sheet title={t('menu.title')} open={drawer === 'menu'} onClose={close} shape="drawer">
        <TableMenu onDone={close} />
      </Sheet>
    </div>
  );
}
