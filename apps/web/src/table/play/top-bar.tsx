import { useEffect, useState, useSyncExternalStore } from 'react';
import { isMuted, onMuted, setMuted } from '../../sound/sound.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { t } from '../../words/words.ts';
import { useTable } from '../use-table.ts';
import styles from './top-bar.module.css';

export type Drawer = 'log' | 'chat' | 'rules' | 'menu';

/** Everything beside the game, one tap away. */
export function TopBar({ onOpen }: { readonly onOpen: (drawer: Drawer) => void }) {
  const { gameId, facts } = useTable();
  const muted = useSyncExternalStore(onMuted, isMuted);
  const [unread, readAll] = useUnread();
  return (
    <nav className={styles.bar} aria-label={t('menu.title')}>
      <Button look="quiet" aria-label={t('menu.open')} onPress={() => onOpen('menu')}>
        <Icon name="menu" />
      </Button>
      <span className={styles.title}>{t(`games.${gameId}.title`)}</span>
      {facts.watchers > 0 && (
        <span className={styles.watchers}>
          <Icon name="eye" size={18} />
          <span aria-hidden="true">{facts.watchers}</span>
          <span className="sr-only">{t('lobby.watchers', { count: facts.watchers })}</span>
        </span>
      )}
      <Button look="quiet" aria-label={t('table.log')} className={styles.narrow} onPress={() => onOpen('log')}>
        <Icon name="log" />
      </Button>
      <Button
        look="quiet"
        aria-label={unread > 0 ? t('chat.unread', { count: unread }) : t('chat.title')}
        className={styles.narrow}
        onPress={() => {
          readAll();
          onOpen('chat');
        }}
      >
        <Icon name="chat" />
        {unread > 0 && <span className={styles.badge}>{unread}</span>}
      </Button>
      <Button look="quiet" aria-label={t('parlour.howToPlay')} onPress={() => onOpen('rules')}>
        <Icon name="rules" />
      </Button>
      <Button look="quiet" aria-label={t(muted ? 'menu.unmute' : 'menu.mute')} onPress={() => setMuted(!muted)}>
        <Icon name={muted ? 'muted' : 'sound'} />
      </Button>
    </nav>
  );
}

/** Lines of talk that came since the talk was last opened here. */
function useUnread(): readonly [number, () => void] {
  const { state, me } = useTable();
  const last = state.chat.at(-1)?.n ?? -1;
  const [read, setRead] = useState<number | null>(null);
  // What was said before we came is not news.
  useEffect(() => {
    if (read === null && state.line === 'here') setRead(last);
  }, [read, last, state.line]);
  const unread = state.chat.filter((line) => read !== null && line.n > read && line.person !== me).length;
  return [unread, () => setRead(last)];
}
