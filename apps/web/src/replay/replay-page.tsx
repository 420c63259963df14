import { isRefusal, type Replay } from '@ghostlight/protocol';
import { use, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { findReplay } from '../api.ts';
import { type GameId, isGameId, loadGame } from '../games/registry.ts';
import { Wordmark } from '../parlour/wordmark.tsx';
import { buttonLook } from '../ui/button.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { t } from '../words/words.ts';
import { Player } from './player.tsx';
import styles from './replay-page.module.css';
import { type StoryTeller, storyTeller } from './story-teller.ts';
import { useWalk } from './use-walk.ts';

/** `/replay/:id`: a finished game, stepped through by anyone who has the link. */
export function ReplayPage({ id }: { readonly id: string }) {
  const [replay, setReplay] = useState<Replay | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    void findReplay(id).then((answer) => {
      if (gone) return;
      if (isRefusal(answer)) setWhy(answer.message);
      else setReplay(answer);
    });
    return () => {
      gone = true;
    };
  }, [id]);
  const broken = useCallback(() => setWhy(t('replay.broken')), []);
  if (why !== null) return <NotFound why={why} />;
  if (!replay) return <Finding />;
  return isGameId(replay.rules) ? (
    <Told replay={replay} gameId={replay.rules} onBroken={broken} />
  ) : (
    <NotFound why={t('table.noSuchGame')} />
  );
}

interface ToldProps {
  readonly replay: Replay;
  readonly gameId: GameId;
  readonly onBroken: () => void;
}

function Told({ replay, gameId, onBroken }: ToldProps) {
  const [teller, setTeller] = useState<StoryTeller | null>(null);
  useEffect(() => {
    const opened = storyTeller(replay);
    setTeller(opened);
    return () => opened.close();
  }, [replay]);
  usePageTitle(t('replay.title', { game: t(`games.${gameId}.title`) }));
  return teller && <Walked replay={replay} gameId={gameId} onBroken={onBroken} teller={teller} />;
}

function Walked({ replay, gameId, onBroken, teller }: ToldProps & { readonly teller: StoryTeller }) {
  const game = use(loadGame(gameId));
  const walk = useWalk(teller, onBroken);
  return walk ? <Player replay={replay} gameId={gameId} game={game} walk={walk} /> : <Finding />;
}

const Finding = () => (
  <p className="first-light" role="status">
    {t('replay.finding')}
  </p>
);

function NotFound({ why }: { readonly why: string }) {
  usePageTitle(t('replay.notFound'));
  return (
    <main className={styles.none}>
      <Link href="/" className={styles.home} aria-label={t('home')}>
        <Wordmark small />
      </Link>
      <h1>{t('replay.notFound')}</h1>
      <p role="alert">{why}</p>
      <p className={styles.dim}>{t('replay.notFoundHelp')}</p>
      <Link href="/" className={buttonLook('brass')}>
        {t('back')}
      </Link>
    </main>
  );
}
