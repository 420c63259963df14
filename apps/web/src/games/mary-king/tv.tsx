import { SEATS } from '@ghostlight/mary-king';
import { SeatMark } from '../../table/seat-mark.tsx';
import { type Duel, face } from './names.ts';
import { Pile } from './pile.tsx';
import { Portrait } from './portrait.tsx';
import styles from './tv.module.css';
import { t } from './words.ts';

/** The big screen: the face, both minds, and what is being played. */
export const Tv = ({ scene }: { readonly scene: Duel }) => (
  <div className={styles.tv}>
    <Portrait view={scene.view} />
    <div className={styles.side}>
      <p className={styles.day}>{t(`days.${scene.view.day}`)}</p>
      {SEATS.map((seat) => (
        <p key={seat} className={styles.mind}>
          <SeatMark face={face(seat)} size={48} />
          {scene.name(seat)}
          <b>{scene.view.sides[seat].mind}</b>
        </p>
      ))}
      <Pile scene={scene} />
    </div>
  </div>
);
