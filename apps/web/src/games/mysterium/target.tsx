import type { DreamId, Persona, SuspectId } from '@ghostlight/mysterium';
import { SeatMark } from '../../table/seat-mark.tsx';
import styles from './ghost-desk.module.css';
import { CardRow, LookCard } from './looking.tsx';
import { dreamsOf } from './persona-plate.tsx';
import { ownerOf, personaFace } from './personas.ts';
import { descriptionOf, titleOf } from './picture.tsx';
import type { Seance } from './props.ts';
import { t } from './words.ts';

interface Props {
  readonly persona: Persona;
  readonly target: SuspectId;
  readonly scene: Seance;
  readonly hand: readonly DreamId[];
}

/** The card a seeker must find, beside what they were sent and where they went wrong. */
export function Target({ persona, target, scene, hand }: Props) {
  const { persona: number, category } = persona;
  const { view } = scene;
  const wrong = view.guesses
    .filter((guess) => guess.persona === number && guess.category === category && !guess.right)
    .flatMap((guess) => guess.card ?? []);
  const dreams = dreamsOf(persona);
  return (
    <div className={styles.target} data-target={target}>
      <LookCard id={target} among={[...hand, target]} size="middle" className={styles.targetCard} />
      <div className={styles.story}>
        <p className={styles.overline}>
          <SeatMark face={personaFace(view, number)} size={22} /> {t('desk.target', { name: ownerOf(scene, number) })}
        </p>
        <h2 className={styles.targetTitle}>{titleOf(target)}</h2>
        <p className={styles.description}>{descriptionOf(target)}</p>
        {dreams.length > 0 && (
          <div data-earlier>
            <h3 className={styles.overline}>{t('desk.earlier')}</h3>
            <CardRow dreams={dreams} among={[...dreams, target]} />
          </div>
        )}
        {wrong.length > 0 && (
          <div data-wrong>
            <h3 className={styles.overline}>{t('desk.wrong')}</h3>
            <CardRow dreams={wrong} among={[...wrong, target]} />
          </div>
        )}
      </div>
    </div>
  );
}
