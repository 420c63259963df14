import { SEATS } from '@ghostlight/mary-king';
import { SeatMark } from '../../table/seat-mark.tsx';
import { CardFace } from './card-face.tsx';
import styles from './ending.module.css';
import { type Duel, face } from './names.ts';
import { t } from './words.ts';

/** The sum of Friday, and what both held to the end. */
export const Ending = ({ scene }: { readonly scene: Duel }) => (
  <div className={styles.ending}>
    {SEATS.map((seat) => {
      const score = scene.view.scores?.[seat];
      const hidden = scene.view.revealed?.[seat];
      return (
        <section key={seat} className={styles.side}>
          <h2 className={styles.name}>
            <SeatMark face={face(seat)} size={28} />
            {scene.name(seat)}
          </h2>
          {score && (
            <p className={styles.sum}>
              {t('end.mind')} {score.mind} + {t('end.tiles', { count: score.tiles })} {score.bonus} ={' '}
              <b>{score.total}</b>
              <span className={styles.largest}>{t('end.largest', { count: score.largest })}</span>
            </p>
          )}
          {hidden && hidden.hand.length > 0 && (
            <>
              <h3 className={styles.held}>{t('end.hand')}</h3>
              <ul className={styles.cards}>
                {hidden.hand.map((card) => (
                  <li key={card} className={styles.card}>
                    <CardFace card={card} owner={seat} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      );
    })}
  </div>
);
