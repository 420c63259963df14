import styles from './line-up.module.css';
import { titleOf } from './picture.tsx';
import type { Seance } from './props.ts';
import { t } from './words.ts';

/** One line below the verdict; the whole story stands on the board. */
export function Ending({ scene }: { readonly scene: Seance }) {
  const { end, final } = scene.view;
  const group = final?.groups.find((each) => each.group === end?.culprit);
  if (!group) return null;
  const words = { who: titleOf(group.character), where: titleOf(group.location), what: titleOf(group.object) };
  return <p className={styles.truth}>{t('end.truth', words)}</p>;
}
