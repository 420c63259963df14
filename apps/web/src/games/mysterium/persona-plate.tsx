import { type Category, guessOrder, type Persona } from '@ghostlight/mysterium';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SeatMark } from '../../table/seat-mark.tsx';
import { LookCard } from './looking.tsx';
import { ownerOf, personaFace } from './personas.ts';
import type { Seance } from './props.ts';
import styles from './seance.module.css';
import { t } from './words.ts';

interface Props {
  readonly scene: Seance;
  readonly persona: Persona;
  readonly children?: ReactNode;
}

/** A seeker's name, symbol, and how far they have come. */
export const PersonaHead = ({ scene, persona, children }: Props) => (
  <header className={styles.personaHead}>
    <SeatMark face={personaFace(scene.view, persona.persona)} size={26} />
    <b className={styles.personaName}>{ownerOf(scene, persona.persona)}</b>
    {children}
    <ol className={styles.steps}>
      {guessOrder(scene.view).map((category) => (
        <Step key={category} category={category} persona={persona} />
      ))}
    </ol>
  </header>
);

/** Who, where, with what: found, sought now, or to come. */
function Step({ category, persona }: { readonly category: Category; readonly persona: Persona }) {
  const found = persona.solved[category];
  return (
    <li className={clsx(styles.step, found && styles.found, persona.category === category && styles.sought)}>
      {found ? (
        <LookCard id={found} among={[found]} className={styles.foundCard} />
      ) : (
        <span className={styles.unfound} aria-hidden="true">
          ?
        </span>
      )}
      <span className={styles.stepName}>{t(`categories.${category}`)}</span>
    </li>
  );
}

/** All dreams a seeker has before them, oldest first. */
export const dreamsOf = (persona: Persona): readonly string[] => persona.visions.flatMap((vision) => vision.dreams);
