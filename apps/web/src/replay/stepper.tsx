import { useEffect, useState } from 'react';
import { useTable } from '../table/use-table.ts';
import { Button } from '../ui/button.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { t } from '../words/words.ts';
import styles from './stepper.module.css';
import type { Walk } from './use-walk.ts';

const PACE = 1_600;

/** Forth and back by button, slider and arrow keys; and whose eyes one looks through. */
export function Stepper({ walk }: { readonly walk: Walk }) {
  const { viewer, stops, index, goTo, lookAs } = walk;
  const last = stops.length - 1;
  const [playing, setPlaying] = usePlaying(walk);
  useArrowKeys(walk);
  const step = (name: IconName, label: string, to: number) => (
    <Button look="quiet" aria-label={label} isDisabled={to < 0 || to > last || to === index} onPress={() => goTo(to)}>
      <Icon name={name} />
    </Button>
  );
  return (
    <section className={styles.stepper} aria-label={t('replay.controls')}>
      <div className={styles.buttons}>
        {step('first', t('replay.first'), 0)}
        {step('previous', t('replay.back'), index - 1)}
        <Button
          look="flame"
          className={styles.play}
          aria-label={t(playing ? 'replay.stop' : 'replay.play')}
          onPress={() => {
            if (index === last) goTo(0);
            setPlaying(!playing);
          }}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </Button>
        {step('next', t('replay.next'), index + 1)}
        {step('last', t('replay.last'), last)}
      </div>
      <label className={styles.slide}>
        <span className={styles.count} data-step-count>
          {t('replay.step', { n: index, count: last })}
        </span>
        <input
          className={styles.slider}
          type="range"
          min={0}
          max={last}
          value={index}
          onChange={(event) => goTo(event.target.valueAsNumber)}
        />
      </label>
      <SeenBy viewer={viewer} onChange={lookAs} />
    </section>
  );
}

function SeenBy({ viewer, onChange }: { readonly viewer: string; readonly onChange: (viewer: string) => void }) {
  const { facts, game, nameOf } = useTable();
  return (
    <label className={styles.eyes}>
      <span>{t('replay.seenBy')}</span>
      <select className={styles.select} value={viewer} onChange={(event) => onChange(event.target.value)}>
        <option value="spectator">{t('replay.everyone')}</option>
        {facts.seats.map(({ seat }) => (
          <option key={seat} value={seat}>
            {nameOf(seat)} · {game.face(seat).role}
          </option>
        ))}
      </select>
    </label>
  );
}

/** By itself, one step after the other, until the end. */
function usePlaying({ stops, index, goTo }: Walk): readonly [boolean, (on: boolean) => void] {
  const [playing, setPlaying] = useState(false);
  const ended = index === stops.length - 1;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      if (ended) setPlaying(false);
      else goTo(index + 1);
    }, PACE);
    return () => clearTimeout(timer);
  }, [playing, ended, index, goTo]);
  return [playing && !ended, setPlaying];
}

/** Anywhere on the page but where arrows already mean something. */
function useArrowKeys({ index, goTo }: Walk): void {
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent) => {
      if (target instanceof Element && target.closest('input, select, [role=dialog]')) return;
      if (key === 'ArrowRight') goTo(index + 1);
      if (key === 'ArrowLeft') goTo(index - 1);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [index, goTo]);
}
