import type { ClockFacts } from '@ghostlight/protocol';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { t } from '../../words/words.ts';
import styles from './clock.module.css';

const HURRY = 10;

/** What is left on the timer; while paused it stands still. */
export function Clock({ clock, ahead }: { readonly clock: ClockFacts; readonly ahead: number }) {
  const left = useSecondsLeft(clock, ahead);
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <span
      className={clsx(styles.clock, clock.deadline !== null && left <= HURRY && styles.hurry)}
      role="timer"
      aria-label={t('table.timeLeft', { time: text })}
    >
      {clock.deadline === null && <Icon name="pause" size={14} />}
      {text}
    </span>
  );
}

function useSecondsLeft({ deadline, left }: ClockFacts, ahead: number): number {
  const now = () => Math.max(0, Math.ceil((deadline === null ? (left ?? 0) : deadline - (Date.now() + ahead)) / 1000));
  const [seconds, setSeconds] = useState(now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `now` is these
  useEffect(() => {
    setSeconds(now());
    if (deadline === null) return;
    const timer = setInterval(() => setSeconds(now()), 250);
    return () => clearInterval(timer);
  }, [deadline, left, ahead]);
  return seconds;
}
