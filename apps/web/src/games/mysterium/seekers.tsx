import type { Persona } from '@ghostlight/mysterium';
import { clsx } from 'clsx';
import { Icon } from '../../ui/icon.tsx';
import { Bets } from './bets.tsx';
import { CardRow, LookCard } from './looking.tsx';
import { dreamsOf, PersonaHead } from './persona-plate.tsx';
import { titleOf } from './picture.tsx';
import type { SeanceProps } from './props.ts';
import styles from './seekers.module.css';
import { t } from './words.ts';

/** Everyone's dreams, balls and bets but one's own; for the ghost also the card each is to find. */
export function Seekers(props: SeanceProps) {
  const { view, viewer } = props.scene;
  const others = view.personas.filter((each) => each.seat !== viewer);
  if (others.length === 0) return null;
  return (
    <section className={styles.seekers}>
      <h2 className={styles.title}>{t(view.ghost ? 'seek.psychics' : 'seek.others')}</h2>
      {others.map((each) => (
        <Seeker key={each.persona} persona={each} {...props} />
      ))}
    </section>
  );
}

function Seeker({ persona, ...props }: SeanceProps & { readonly persona: Persona }) {
  const { scene } = props;
  const { view } = scene;
  const dreams = dreamsOf(persona);
  const psychic = view.psychics.find((each) => each.seat === persona.seat);
  const target = persona.category && view.ghost?.targets[persona.persona - 1]?.[persona.category];
  const { ball } = persona;
  const among = [...dreams, ...[target, ball].flatMap((id) => id ?? [])];
  return (
    <article className={clsx(styles.seeker, persona.category === null && styles.finished)}>
      <PersonaHead scene={scene} persona={persona}>
        {psychic?.ready && (
          <span className={styles.ready}>
            <Icon name="check" size={16} />
            {t('seek.isReady')}
          </span>
        )}
      </PersonaHead>
      {persona.category && (
        <div className={styles.row}>
          {target && (
            <figure className={styles.sought}>
              <LookCard id={target} among={among} />
              <figcaption>{t('desk.sought')}</figcaption>
            </figure>
          )}
          {dreams.length > 0 ? (
            <CardRow dreams={dreams} among={among} />
          ) : (
            <p className={styles.none}>{t('seek.none')}</p>
          )}
          <figure className={styles.ball} data-ball={ball ?? undefined}>
            {ball ? <LookCard id={ball} among={among} /> : <span className={styles.noBall} aria-hidden="true" />}
            <figcaption>{ball ? titleOf(ball) : t('seek.noBall')}</figcaption>
          </figure>
        </div>
      )}
      <Bets persona={persona} {...props} />
    </article>
  );
}
