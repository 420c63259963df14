import { SEATS, type Seat } from '@ghostlight/mary-king';
import { clsx } from 'clsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import { Candle } from './candle.tsx';
import { FinalPortrait } from './final-portrait.tsx';
import { type Duel, face } from './names.ts';
import { Pile } from './pile.tsx';
import { Portrait } from './portrait.tsx';
import styles from './tv.module.css';
import { Week } from './week.tsx';
import { t } from './words.ts';

/** The big screen: a candle on either side of the face, and what is being played. */
export const Tv = ({ scene }: { readonly scene: Duel }) => {
  const { view } = scene;
  const top = view.stack.at(-1);
  return (
    <div className={styles.tv}>
      <Mind scene={scene} seat={SEATS[0]} />
      {view.outcome ? (
        <FinalPortrait scene={scene} />
      ) : (
        <Portrait scene={scene} aimed={top && 'cells' in top ? top.cells : []} />
      )}
      <Mind scene={scene} seat={SEATS[1]} />
      <div className={styles.side}>
        <p className={styles.day}>{t(`days.${view.day}`)}</p>
        <Week view={view} />
        <Pile scene={scene} told={NOTHING} />
      </div>
    </div>
  );
};

const NOTHING: readonly never[] = [];

const Mind = ({ scene, seat }: { readonly scene: Duel; readonly seat: Seat }) => {
  const { view, name } = scene;
  const { mind } = view.sides[seat];
  return (
    <section className={clsx(styles.mind, view.active === seat && styles.active)} aria-label={name(seat)}>
      <SeatMark face={face(seat)} size={64} />
      <span className={styles.name}>{name(seat)}</span>
      <Candle mind={mind} side={seat} />
      <b>{mind}</b>
      <span>{t('board.mind')}</span>
      {view.penalties[seat] > 0 && <span className={styles.threat}>−{view.penalties[seat]}</span>}
    </section>
  );
};
