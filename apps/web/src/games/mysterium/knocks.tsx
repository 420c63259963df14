import type { Event, Guess, View } from '@ghostlight/mysterium';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { play } from '../../sound/sound.ts';
import { SeatMark } from '../../table/seat-mark.tsx';
import styles from './knocks.module.css';
import { ownerOf, personaFace } from './personas.ts';
import { Picture, titleOf } from './picture.tsx';
import type { Seance } from './props.ts';
import { t } from './words.ts';

/** From one answer to the next; the style sheet counts in the same beat. */
const BEAT = 900;
const FIRST_KNOCK = 300;

interface Props {
  readonly scene: Seance;
  readonly told: readonly Event[];
}

/** What the ghost answered when the last night ended, seeker by seeker: one knock or two. It stays until the next dreams are read. */
export function Knocks({ scene, told }: Props) {
  const answers = answersShown(scene.view);
  const [first] = answers;
  return (
    <>
      {/* For those who hear the page: always there, so that its change is spoken. */}
      <p className="sr-only" role="status">
        {answers.map((guess) => `${ownerOf(scene, guess.persona)}: ${answerOf(guess)}.`).join(' ')}
      </p>
      {first && <Answers key={first.turn} scene={scene} answers={answers} fresh={told.some(isAnswer)} />}
    </>
  );
}

const answerOf = ({ right }: Guess): string => t(right ? 'knocks.one' : 'knocks.two');

const isAnswer = (event: Event): boolean => event.type === 'manifested';

/** The answers of the night that has just gone by; none while the next is being read. */
function answersShown({ guesses, step }: View): readonly Guess[] {
  const last = guesses.at(-1)?.turn;
  const between = step === 'vision' || step === 'shared-vision';
  return between ? guesses.filter((guess) => guess.turn === last) : [];
}

interface AnswersProps {
  readonly scene: Seance;
  readonly answers: readonly Guess[];
  /** They are told just now; to those who come later they are simply there. */
  readonly fresh: boolean;
}

function Answers({ scene, answers, fresh }: AnswersProps) {
  // Told once: what comes later must neither stop nor repeat it.
  const [playing] = useState(fresh);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each night is knocked once
  useEffect(() => {
    if (!playing) return;
    const timers = answers.map(({ right }, n) =>
      setTimeout(() => play(right ? 'knock' : 'two-knocks'), n * BEAT + FIRST_KNOCK),
    );
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <section className={clsx(styles.knocks, playing && styles.playing)} aria-label={t('knocks.title')} data-knocks>
      <h2 className={styles.title}>{t('knocks.title')}</h2>
      <ol className={styles.answers}>
        {answers.map((guess, n) => (
          <li
            key={guess.persona}
            className={clsx(styles.answer, guess.right && styles.right)}
            style={{ '--n': n } as React.CSSProperties}
            data-answer={guess.right ? 'right' : 'wrong'}
          >
            <span className={styles.card}>
              {guess.card ? <Picture id={guess.card} silent /> : <span className={styles.none} aria-hidden="true" />}
              <span className={styles.marks} aria-hidden="true">
                <i className={styles.knock} />
                {!guess.right && <i className={styles.knock} />}
              </span>
            </span>
            <span className={styles.words}>
              <b className={styles.who}>
                <SeatMark face={personaFace(scene.view, guess.persona)} size={22} />
                {ownerOf(scene, guess.persona)}
              </b>
              <span>{guess.card ? titleOf(guess.card) : t('knocks.nothing')}</span>
              <span className={styles.said}>{answerOf(guess)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
