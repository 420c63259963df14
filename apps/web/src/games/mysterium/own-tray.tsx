import type { Persona } from '@ghostlight/mysterium';
import { clsx } from 'clsx';
import { Button } from '../../ui/button.tsx';
import { CardRow } from './looking.tsx';
import { dreamsOf, PersonaHead } from './persona-plate.tsx';
import { personaFace, symbolOf } from './personas.ts';
import { titleOf } from './picture.tsx';
import type { Seance } from './props.ts';
import styles from './psychic-desk.module.css';
import { t } from './words.ts';

interface Props {
  readonly scene: Seance;
  readonly persona: Persona;
  readonly active: boolean;
  /** Somebody runs two seekers: each tray has its colour and says whose ball the next tap moves. */
  readonly several: boolean;
  readonly onChoose: () => void;
}

/** One seeker's own dreams: pinned, so that they stay beside whatever suspect is looked at. */
export function OwnTray({ scene, persona, active, several, onChoose }: Props) {
  const dreams = dreamsOf(persona);
  const symbol = symbolOf(scene.view, persona.persona);
  const { category, ball } = persona;
  return (
    <section
      className={clsx(styles.tray, several && active && styles.active)}
      style={{ '--persona': personaFace(scene.view, persona.persona).colour } as React.CSSProperties}
      aria-label={t('seek.yoursOf', { symbol })}
      data-tray={persona.persona}
    >
      <PersonaHead scene={scene} persona={persona} />
      {dreams.length > 0 && (
        <CardRow
          dreams={dreams}
          among={[...dreams, ...(category ? scene.view.suspects[category] : [])]}
          size="middle"
        />
      )}
      {dreams.length === 0 && category && <p className={styles.none}>{t('seek.none')}</p>}
      {several && category && (
        <Button
          look={active ? 'flame' : 'brass'}
          className={styles.choose}
          onPress={onChoose}
          aria-pressed={active}
          data-seeker={persona.persona}
        >
          {active ? t('seek.placing', { symbol }) : t('seek.place', { symbol })}
        </Button>
      )}
      {several && category && (
        <p className={styles.lies}>{ball ? t('seek.ballOn', { card: titleOf(ball) }) : t('seek.noBall')}</p>
      )}
    </section>
  );
}
