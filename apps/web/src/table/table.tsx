import { newNonce } from '@ghostlight/protocol';
import { use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ZoomProvider } from '../cards/zoom.tsx';
import { type GameId, isGameId, loadGame } from '../games/registry.ts';
import { rememberTables } from '../person.ts';
import { t } from '../words/words.ts';
import { Ended } from './ended.tsx';
import { Lobby } from './lobby/lobby.tsx';
import { Play } from './play/play.tsx';
import type { Session, TableState } from './session.ts';
import styles from './table.module.css';
import { useTableContext } from './table-context.ts';
import type { Wish } from './table-page.tsx';
import { Table as TableProvider } from './use-table.ts';

interface Props {
  readonly session: Session;
  readonly wish: Wish;
  readonly onGone: () => void;
}

/** From the door to the last card: whatever phase the table is in. */
export function Table({ session, wish, onGone }: Props) {
  const state = useSyncExternalStore(session.subscribe, session.state);
  const facts = state.shown.table?.facts ?? null;
  useSitDown(session, state, wish);
  const beginning = useBegin(session, state, wish);

  useEffect(() => {
    if (facts) rememberTables(facts.id, facts.code);
  }, [facts?.id, facts?.code, facts]);

  if (state.line === 'ended') return <Ended state={state} onGone={onGone} />;
  if (beginning || !facts || !state.shown.you || !isGameId(facts.game)) {
    return (
      <p className={styles.waiting} role="status">
        {t(state.line === 'lost' ? 'table.lost' : 'table.entering')}
      </p>
    );
  }
  return <AtTable session={session} state={state} gameId={facts.game} />;
}

/** Someone who came for a chair gets the first that is free. */
function useSitDown(session: Session, state: TableState, wish: Wish) {
  const done = useRef(wish !== 'sit');
  const { table, you } = state.shown;
  useEffect(() => {
    if (done.current || !table || !you) return;
    done.current = true;
    const free = table.facts.seats.find((seat) => seat.kind === 'open');
    const seated = table.facts.seats.some((seat) => seat.person === you.person);
    if (free && !seated) void session.verb({ type: 'sit', seat: free.seat });
  }, [session, table, you]);
}

/** Who practises alone has everybody at the table already: the game begins at once. True until it has. */
function useBegin(session: Session, state: TableState, wish: Wish): boolean {
  const [refused, setRefused] = useState(false);
  const asked = useRef(false);
  const inLobby = state.shown.table?.facts.phase === 'lobby';
  useEffect(() => {
    if (wish !== 'practise' || asked.current || !inLobby) return;
    asked.current = true;
    void session.verb({ type: 'start', nonce: newNonce() }).then((answer) => setRefused('error' in answer));
  }, [session, wish, inLobby]);
  return wish === 'practise' && !refused && inLobby && state.shown.table?.facts.match === 1;
}

interface AtTableProps {
  readonly session: Session;
  readonly state: TableState;
  readonly gameId: GameId;
}

function AtTable({ session, state, gameId }: AtTableProps) {
  const game = use(loadGame(gameId));
  const table = useTableContext(session, state, gameId, game);
  if (!table) return null;
  return (
    <TableProvider value={table}>
      <ZoomProvider>{table.facts.phase === 'lobby' || !table.scene ? <Lobby /> : <Play />}</ZoomProvider>
    </TableProvider>
  );
}
