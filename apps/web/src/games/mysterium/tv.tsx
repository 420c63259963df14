import { CATEGORIES } from '@ghostlight/mysterium';
import { SeatMark } from '../../table/seat-mark.tsx';
import { Nights } from './nights.tsx';
import { dreamsOf } from './persona-plate.tsx';
import { ownerOf, personaFace } from './personas.ts';
import { Picture, titleOf } from './picture.tsx';
import type { Seance } from './props.ts';
import styles from './tv.module.css';
import { t } from './words.ts';

/** The big screen: suspects with the balls on them, dreams by seeker. */
export function Tv({ scene }: { readonly scene: Seance }) {
  const { view } = scene;
  return (
    <div className={styles.tv}>
      <Nights view={view} />
      {view.final ? <FinalWall scene={scene} /> : <Wall scene={scene} />}
      <ul className={styles.seekers}>
        {view.personas.map((persona) => (
          <li key={persona.persona} className={styles.seeker}>
            <span className={styles.name}>
              <SeatMark face={personaFace(persona.persona)} size={40} />
              {ownerOf(scene, persona.persona)}
            </span>
            <span className={styles.dreams}>
              {dreamsOf(persona).map((id) => (
                <Picture key={id} id={id} large />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Wall = ({ scene }: { readonly scene: Seance }) => (
  <div className={styles.wall}>
    {CATEGORIES.map((category) => (
      <section key={category} className={styles.row}>
        <h2 className={styles.kind}>{t(`categories.${category}`)}</h2>
        <ul className={styles.cards}>
          {scene.view.suspects[category].map((id) => (
            <li key={id} className={styles.card}>
              <Picture id={id} large />
              <span className={styles.title}>{titleOf(id)}</span>
              <span className={styles.balls}>
                {scene.view.personas
                  .filter((each) => each.ball === id)
                  .map((each) => (
                    <SeatMark key={each.persona} face={personaFace(each.persona)} size={48} />
                  ))}
              </span>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);

const FinalWall = ({ scene }: { readonly scene: Seance }) => (
  <div className={styles.wall}>
    <ul className={styles.cards}>
      {scene.view.final?.shared.map((id) => (
        <li key={id} className={styles.card}>
          <Picture id={id} large />
        </li>
      ))}
    </ul>
    <ul className={styles.cards}>
      {scene.view.final?.groups.map((group) => (
        <li key={group.group} className={styles.group}>
          <span className={styles.title}>{t('final.group', { group: group.group })}</span>
          {[group.character, group.location, group.object].map((id) => (
            <Picture key={id} id={id} large />
          ))}
        </li>
      ))}
    </ul>
  </div>
);
