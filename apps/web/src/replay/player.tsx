import type { Replay } from '@ghostlight/protocol';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { ZoomProvider } from '../cards/zoom.tsx';
import type { AnyGame } from '../games/game.ts';
import type { GameId } from '../games/registry.ts';
import { HowToPlaySheet } from '../how-to-play/how-to-play-sheet.tsx';
import { Wordmark } from '../parlour/wordmark.tsx';
import { Note } from '../table/note.tsx';
import { BoardPlace } from '../table/play/board-place.tsx';
import { Log } from '../table/play/log.tsx';
import { SeatPlates } from '../table/play/seat-plates.tsx';
import { useSentence } from '../table/play/use-sentence.ts';
import { useTableContext } from '../table/table-context.ts';
import { Table as TableProvider, useTable } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { t } from '../words/words.ts';
import styles from './player.module.css';
import { replaySession, stateAt } from './replay-table.ts';
import { Stepper } from './stepper.tsx';
import type { Walk } from './use-walk.ts';

interface Props {
  readonly gameId: GameId;
  readonly game: AnyGame;
  readonly replay: Replay;
  readonly walk: Walk;
}

/** The boards of the table, under a line of steps instead of a server. */
export function Player({ gameId, game, replay, walk }: Props) {
  const { viewer, stops, index, onward } = walk;
  const state = useMemo(
    () => stateAt(replay, { viewer, stops, index, onward }),
    [replay, viewer, stops, index, onward],
  );
  const session = useMemo(() => replaySession(state), [state]);
  const table = useTableContext(session, state, gameId, game);
  if (!table) return null;
  return (
    <TableProvider value={table}>
      <ZoomProvider>
        <Stage walk={walk} />
      </ZoomProvider>
    </TableProvider>
  );
}

const still = () => undefined;

function Stage({ walk }: { readonly walk: Walk }) {
  const { facts, game, gameId, scene, note } = useTable();
  const sentence = useSentence();
  const [drawer, setDrawer] = useState<'log' | 'rules' | null>(null);
  const close = () => setDrawer(null);
  const { Ending } = game;
  return (
    <div className={styles.replay} data-replay>
      <header className={styles.top}>
        <div className={styles.bar}>
          <Link href="/" className={styles.home} aria-label={t('home')}>
            <Wordmark small />
          </Link>
          <span className={styles.title}>{t(`games.${gameId}.title`)}</span>
          <Button look="quiet" aria-label={t('table.log')} className={styles.narrow} onPress={() => setDrawer('log')}>
            <Icon name="log" />
          </Button>
          <Button look="quiet" aria-label={t('parlour.howToPlay')} onPress={() => setDrawer('rules')}>
            <Icon name="rules" />
          </Button>
        </div>
        <SeatPlates />
      </header>
      <main className={styles.main}>
        <h1 className={styles.sentence} data-sentence aria-live="polite">
          {sentence}
        </h1>
        {note && (
          <div className={styles.note}>
            <Note />
          </div>
        )}
        {facts.end && scene && (
          <section className={styles.ending} aria-label={t('end.title')} data-ending>
            <Ending scene={scene} />
          </section>
        )}
        <BoardPlace suspense={false} skip={still} />
      </main>
      <Stepper walk={walk} />
      <aside className={styles.side} aria-label={t('table.log')}>
        <h2 className={styles.sideTitle}>{t('table.log')}</h2>
        <Log />
      </aside>
      <Sheet title={t('table.log')} open={drawer === 'log'} onClose={close} shape="drawer">
        <Log />
      </Sheet>
      <HowToPlaySheet game={gameId} open={drawer === 'rules'} onClose={close} />
    </div>
  );
}
