import type { Persona } from '@ghostlight/mysterium';
import { clsx } from 'clsx';
import { Button as Pressable } from 'react-aria-components';
import { SeatMark } from '../../table/seat-mark.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './ghost-desk.module.css';
import { ownerOf, personaFace, symbolOf } from './personas.ts';
import type { Seance } from './props.ts';
import { t } from './words.ts';

interface Props {
  readonly scene: Seance;
  readonly waiting: readonly Persona[];
  readonly chosen: Persona | null;
  readonly onChoose: (persona: number) => void;
}

/** The psychics in seat order, by name, colour and symbol; one of them is being thought of. */
export const Waiting = ({ scene, waiting, chosen, onChoose }: Props) => (
  <fieldset className={styles.seekers}>
    <legend className={styles.legend}>{t('desk.waiting')}</legend>
    {scene.view.personas.map((each) => {
      const face = personaFace(scene.view, each.persona);
      const isWaiting = waiting.includes(each);
      const state = each.category === null ? t('desk.found') : isWaiting ? null : t('desk.served');
      return (
        <Pressable
          key={each.persona}
          className={clsx(styles.seeker, each === chosen && styles.chosen)}
          style={{ borderColor: face.colour }}
          isDisabled={!isWaiting}
          aria-pressed={each === chosen}
          data-seeker={each.persona}
          onPress={() => onChoose(each.persona)}
        >
          <SeatMark face={face} size={28} />
          <span className={styles.seekerName}>
            {ownerOf(scene, each.persona)}
            <small>{each.category ? t(`categories.${each.category}`) : t('desk.all')}</small>
          </span>
          {!isWaiting && <Icon name="check" size={16} />}
          <span className="sr-only">{[symbolOf(scene.view, each.persona), state].filter(Boolean).join(', ')}</span>
        </Pressable>
      );
    })}
  </fieldset>
);
