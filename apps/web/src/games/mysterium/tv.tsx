import { CATEGORIES, type Event, type Persona } from '@ghostlight/mysterium';
import type { PointTold } from '@ghostlight/protocol';
import { clsx } from 'clsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Knocks } from './knocks.tsx';
import { Nights } from './nights.tsx';
import { dreamsOf } from './persona-plate.tsx';
import { ownerOf, personaFace } from './personas.ts';
import { Picture, titleOf } from './picture.tsx';
import { Pointed } from './pointing.tsx';
import type { Seance } from './props.ts';
import styles from './tv.module.css';
import { TvLineUp } from './tv-line-up.tsx';
import { t } from './words.ts';

interface Props {
  readonly scene: Seance;
  readonly told: readonly Event[];
  readonly pointed: PointTold | null;
}

/** The big screen: suspects with the balls on them, dreams by seeker, legible from three metres. */
export function Tv({ scene, told, pointed }: Props) {
  const { view } = scene;
  return (
    <Pointed value={pointed}>
      <div className={styles.tv} data-step={view.step}>
        {view.final ? <TvLineUp scene={scene} final={view.final} /> : <Wall scene={scene} />}
        <div className={styles.side}>
          <div className={styles.nights}>
            <Nights view={view} />
          </div>
          <div className={styles.knocks}>
            <Knocks scene={scene} told={told} />
          </div>
          {!view.final && (
            <ul className={styles.seekers}>
              {view.personas.map((persona) => (
                <Seeker key={persona.persona} persona={persona} scene={scene} />
              ))}
            </ul>
          )}
        </div>
      </div>
    </Pointed>
  );
}

function Seeker({ persona, scene }: { readonly persona: Persona; readonly scene: Seance }) {
  const ready = scene.view.psychics.some((each) => each.seat === persona.seat && each.ready);
  return (
    <li className={styles.seeker}>
      <span className={styles.name}>
        <SeatMark face={personaFace(scene.view, persona.persona)} size={44} />
        {ownerOf(scene, persona.persona)}
        {ready && <Icon name="check" size={32} />}
        <small>{persona.category ? t(`categories.${persona.category}`) : t('desk.all')}</small>
      </span>
      <span className={styles.dreams}>
        {dreamsOf(persona).map((id) => (
          <Picture key={id} id={id} size="middle" />
        ))}
      </span>
    </li>
  );
}

const Wall = ({ scene }: { readonly scene: Seance }) => (
  <div className={styles.wall}>
    {CATEGORIES.map((category) => {
      const cards = scene.view.suspects[category];
      const sought = scene.view.personas.some((each) => each.category === category);
      return (
        <section key={category} className={clsx(styles.row, !sought && styles.idle)}>
          <h2 className={styles.kind}>{t(`categories.${category}`)}</h2>
          <ul className={styles.cards} style={{ '--cards': cards.length } as React.CSSProperties}>
            {cards.map((id) => (
              <li key={id} className={styles.card}>
                <Picture id={id} size="middle" />
                <span className={styles.title}>{titleOf(id)}</span>
                <span className={styles.balls}>
                  {scene.view.personas
                    .filter((each) => each.ball === id)
                    .map((each) => (
                      <SeatMark key={each.persona} face={personaFace(scene.view, each.persona)} size={56} />
                    ))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      );
    })}
  </div>
);
