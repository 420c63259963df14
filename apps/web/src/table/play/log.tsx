import { clsx } from 'clsx';
import { useEffect, useMemo, useRef } from 'react';
import { t } from '../../words/words.ts';
import { SeatMark } from '../seat-mark.tsx';
import { useTable } from '../use-table.ts';
import styles from './log.module.css';

/** Everything this viewer was told, in plain sentences, newest last. */
export function Log() {
  const { state, game, scene } = useTable();
  const events = state.shown.game?.log;
  const lines = useMemo(
    () => (events && scene ? events.flatMap((event, n) => ({ n, line: game.tell(event, scene) })) : []),
    [events, game, scene],
  );
  const list = useRef<HTMLOListElement>(null);
  const count = lines.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line scrolls into sight
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol ref={list} className={styles.log} aria-label={t('table.log')} tabIndex={0}>
      {lines.map(
        ({ n, line }) =>
          line && (
            <li key={n} className={clsx(styles.line, line.weight && styles.turning)}>
              {line.seat ? (
                <SeatMark face={game.face(line.seat)} size={18} />
              ) : (
                <span className={styles.gap} aria-hidden="true" />
              )}
              <span>{line.text}</span>
            </li>
          ),
      )}
    </ol>
  );
}
