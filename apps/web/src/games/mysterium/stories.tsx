import { CATEGORIES, type End, type Event, type Persona } from '@ghostlight/mysterium';
import { SeatMark } from '../../table/seat-mark.tsx';
import { useTable } from '../../table/use-table.ts';
import { dreamsSent } from './dreams-sent.ts';
import { CardRow, LookCard } from './looking.tsx';
import { ownerOf, personaFace } from './personas.ts';
import { titleOf } from './picture.tsx';
import type { Seance } from './props.ts';
import styles from './stories.module.css';
import { t } from './words.ts';

interface Props {
  readonly scene: Seance;
  readonly end: End;
}

/** Everything shown at last: who sought what, every dream with what it was meant for, and what the ghost kept. */
export function Stories({ scene, end }: Props) {
  const { state } = useTable();
  const log = (state.shown.game?.log ?? []) as readonly Event[];
  return (
    <section className={styles.stories} aria-label={t('end.meant')} data-stories>
      <h2 className={styles.title}>{t('end.meant')}</h2>
      <ul className={styles.list}>
        {scene.view.personas.map((persona) => (
          <Story key={persona.persona} persona={persona} scene={scene} end={end} log={log} />
        ))}
      </ul>
      {end.hand.length > 0 && (
        <div className={styles.kept}>
          <h2 className={styles.title}>{t('end.hand')}</h2>
          <CardRow dreams={end.hand} />
        </div>
      )}
      {end.thrown.length > 0 && (
        <div className={styles.kept}>
          <h2 className={styles.title}>{t('end.thrown')}</h2>
          <CardRow dreams={end.thrown} />
        </div>
      )}
    </section>
  );
}

function Story({ persona, scene, end, log }: Props & { readonly persona: Persona; readonly log: readonly Event[] }) {
  const targets = end.targets[persona.persona - 1];
  if (!targets) return null;
  const dreams = dreamsSent(persona, log);
  return (
    <li className={styles.story} data-story={persona.persona}>
      <header className={styles.head}>
        <SeatMark face={personaFace(scene.view, persona.persona)} size={26} />
        <b>{t('end.targetOf', { owner: ownerOf(scene, persona.persona) })}</b>
      </header>
      {CATEGORIES.map((category) => {
        const target = targets[category];
        return (
          <div key={category} className={styles.meant} data-meant={target}>
            <LookCard id={target} among={[...dreams[category], target]} size="middle" />
            <div className={styles.dreams}>
              <p className={styles.kind}>
                {t(`categories.${category}`)}: <b>{titleOf(target)}</b>
                {persona.solved[category] ? '' : ` · ${t('end.missed')}`}
              </p>
              {dreams[category].length > 0 ? (
                <CardRow dreams={dreams[category]} among={[...dreams[category], target]} />
              ) : (
                <p className={styles.none}>{t('end.noDreams')}</p>
              )}
            </div>
          </div>
        );
      })}
    </li>
  );
}
