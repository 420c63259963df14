import { use, useEffect, useState, useSyncExternalStore } from 'react';
import type { Scene } from '../games/game.ts';
import { type GameId, isGameId, loadGame } from '../games/registry.ts';
import { Wordmark } from '../parlour/wordmark.tsx';
import { personKey } from '../person.ts';
import { NotFound } from '../table/greeting.tsx';
import { Clock } from '../table/play/clock.tsx';
import { SeatMark } from '../table/seat-mark.tsx';
import { openSession, type Session, type TableState } from '../table/session.ts';
import { personOf } from '../table/use-table.ts';
import { usePageTitle } from '../ui/page-title.ts';
import { QrCode } from '../ui/qr-code.tsx';
import { t } from '../words/words.ts';
import styles from './tv-page.module.css';

/** `/tv/:code`: what everybody may know, for the screen on the wall. No controls, no secrets. */
export function TvPage({ id }: { readonly id: string }) {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const opened = openSession(id, { key: personKey(), as: 'watcher' });
    setSession(opened);
    return () => opened.close();
  }, [id]);
  return session && <Screen session={session} />;
}

function Screen({ session }: { readonly session: Session }) {
  const state = useSyncExternalStore(session.subscribe, session.state);
  const facts = state.shown.table?.facts;
  usePageTitle(t('tv.title'));
  if (state.line === 'ended' && state.refusal) {
    return (
      <main className={styles.waiting}>
        <NotFound refusal={state.refusal} />
      </main>
    );
  }
  if (!facts || !isGameId(facts.game)) return <p className={styles.waiting}>{t('table.entering')}</p>;
  return <Show state={state} gameId={facts.game} />;
}

function Show({ state, gameId }: { readonly state: TableState; readonly gameId: GameId }) {
  const game = use(loadGame(gameId));
  const { table, game: played } = state.shown;
  if (!table) return null;
  const { facts } = table;
  const link = `${location.origin}/t/${facts.id}`;
  const nameOf = (name: string) => {
    const seat = facts.seats.find((each) => each.seat === name);
    return (seat && personOf(facts, seat)?.name) ?? game.face(name).role;
  };
  const scene: Scene<unknown> | null = played && {
    view: played.view,
    viewer: 'spectator',
    name: nameOf,
    seats: facts.seats.map((each) => each.seat),
  };
  const { Tv } = game;
  const sentence = !scene
    ? t('tv.gathering')
    : facts.end
      ? game.verdict(facts.end.outcome?.reason ?? '', scene)
      : facts.paused
        ? t('table.paused')
        : game.sentence(scene);
  return (
    <main className={styles.screen} data-tv>
      <header className={styles.head}>
        <div>
          <Wordmark small />
          <p className={styles.game}>{t(`games.${gameId}.title`)}</p>
          {scene && facts.clock && (
            <p className={styles.clock}>
              <Clock clock={facts.clock} ahead={state.shown.ahead} />
            </p>
          )}
        </div>
        <h1 className={styles.sentence} aria-live="polite">
          {sentence}
        </h1>
        <div className={styles.join}>
          <div>
            <p className={styles.joinWords}>{t('tv.join')}</p>
            <p className={styles.code}>{facts.code}</p>
          </div>
          <div className={styles.qr}>
            <QrCode text={link} label={t('invite.qr')} />
          </div>
        </div>
      </header>
      {scene ? (
        <Tv scene={scene} told={state.told} pointed={state.pointed} />
      ) : (
        <ul className={styles.chairs}>
          {facts.seats.map((seat) => (
            <li key={seat.seat} className={styles.chair}>
              <SeatMark face={game.face(seat.seat)} size={96} />
              <b>{seat.kind === 'open' ? t('lobby.open') : nameOf(seat.seat)}</b>
              <span>{game.face(seat.seat).role}</span>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
