import { levelAt } from '@ghostlight/mysterium';
import { clsx } from 'clsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import { face } from './personas.ts';
import type { Seance } from './props.ts';
import styles from './track.module.css';
import { t } from './words.ts';

/** No score leads further with five players, or with seven (§3.8). */
const LONGEST = { upToFive: 12, sixAndSeven: 16 };

/** The clairvoyancy track of the 2015 edition: who will see how much of the last vision before they vote. */
export function Track({ scene }: { readonly scene: Seance }) {
  const { view, name } = scene;
  if (view.psychics.every((each) => each.level === null)) return null;
  const longest = view.players > 5 ? LONGEST.sixAndSeven : LONGEST.upToFive;
  const spaces = Array.from({ length: longest + 1 }, (_, space) => space);
  const said = view.psychics.map((each) => t('track.stands', { name: name(each.seat), marker: each.marker }));
  return (
    <div className={styles.track} role="img" aria-label={`${t('track.title')}: ${said.join(', ')}`}>
      {spaces.map((space) => (
        <span key={space} className={clsx(styles.space, styles[`level${levelAt(space, view)}`])} data-space={space}>
          {view.psychics
            .filter((each) => Math.min(each.marker, longest) === space)
            .map((each) => (
              <SeatMark key={each.seat} face={face(each.seat)} size={20} />
            ))}
        </span>
      ))}
    </div>
  );
}
