import type { Channel } from '@ghostlight/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Panel } from '../ui/panel.tsx';
import { t } from '../words/words.ts';
import styles from './chat.module.css';
import { SeatMark } from './seat-mark.tsx';
import { sentenceOf } from './session.ts';
import { useTable } from './use-table.ts';

/** The talk as a panel of its own. */
export const Chat = () => (
  <Panel title={t('chat.title')}>
    <ChatTalk />
  </Panel>
);

/** What is said, and a line to say something. Who may speak when is the server's to decide; its refusal says why not. */
export function ChatTalk() {
  const { session, state, facts, seat, game, me, scene } = useTable();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const count = state.chat.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line scrolls into sight
  useEffect(() => {
    // Only the list scrolls: scrollIntoView would move the page under the reader.
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);

  // Watchers have a parlour of their own while others play.
  const channel: Channel = seat || facts.phase !== 'playing' ? 'table' : 'parlour';

  const hushed = seat && scene && facts.phase === 'playing' ? (game.hushed?.(scene) ?? null) : null;

  async function say(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    const refusal = sentenceOf(await session.say(channel, text));
    setWrong(refusal);
    if (!refusal) setText('');
  }

  return (
    <div className={styles.talk}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={list} className={styles.lines} role="log" aria-label={t('chat.title')} tabIndex={0}>
        {count === 0 && <p className={styles.none}>{t('chat.none')}</p>}
        {state.chat.map((line) => (
          <p key={line.n} className={styles.line}>
            {line.seat && <SeatMark face={game.face(line.seat)} size={18} />}
            <span>
              <b className={line.person === me ? styles.me : styles.name}>{line.name}</b>
              {line.channel === 'parlour' && <span className={styles.channel}> {t('chat.parlour')}</span>} {line.text}
            </span>
          </p>
        ))}
      </div>
      {hushed ? (
        <p className={styles.none}>{hushed}</p>
      ) : (
        <form className={styles.form} onSubmit={say}>
          <input
            className={styles.input}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setWrong(null);
            }}
            maxLength={500}
            placeholder={t(channel === 'table' ? 'chat.sayTable' : 'chat.sayParlour')}
            aria-label={t(channel === 'table' ? 'chat.sayTable' : 'chat.sayParlour')}
            autoComplete="off"
          />
          <Button type="submit" look="quiet" aria-label={t('chat.send')}>
            <Icon name="send" />
          </Button>
        </form>
      )}
      {wrong && (
        <p className={styles.wrong} role="alert">
          {wrong}
        </p>
      )}
    </div>
  );
}
