import { clsx } from 'clsx';
import { Button as Pressable } from 'react-aria-components';
import styles from './ghost-desk.module.css';
import { Picture, titleOf } from './picture.tsx';
import type { Seance } from './props.ts';
import { t } from './words.ts';

interface Props {
  readonly scene: Seance;
  readonly group: number | null;
  readonly onChoose: (group: number) => void;
  readonly open: boolean;
}

/** The line-up as the ghost sees it: one of these did it, and only the ghost will know which. */
export const Culprit = ({ scene, group, onChoose, open }: Props) => (
  <fieldset className={styles.groups}>
    <legend className={styles.legend}>{t('desk.culprit')}</legend>
    {scene.view.final?.groups.map((each) => (
      <Pressable
        key={each.group}
        className={clsx(styles.group, group === each.group && styles.chosen)}
        aria-pressed={group === each.group}
        aria-label={`${t('final.group', { group: each.group })}: ${titleOf(each.character)}, ${titleOf(each.location)}, ${titleOf(each.object)}`}
        isDisabled={!open}
        data-glow={open ? 'group' : undefined}
        onPress={() => onChoose(each.group)}
      >
        <span className={styles.overline}>{t('final.group', { group: each.group })}</span>
        <span className={styles.triple}>
          <Picture id={each.character} size="middle" silent />
          <Picture id={each.location} size="middle" silent />
          <Picture id={each.object} size="middle" silent />
        </span>
      </Pressable>
    ))}
  </fieldset>
);
