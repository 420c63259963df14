import type { Seat, View } from '@ghostlight/rest-in-peace';
import { SeatMark } from '../../table/seat-mark.tsx';
import type { Scene } from '../game.ts';
import styles from './ending.module.css';
import { face } from './faces.ts';
import { Mansion } from './mansion.tsx';
import { t } from './words.ts';

/** The houses each family won. */
export function Ending({ scene }: { readonly scene: Scene<View, Seat> }) {
  const { view, name, seats } = scene;
  return (
    <div className={styles.ending}>
      {seats.map((seat) => {
        const won = view.seats[seat].tokens;
        const first = view.outcome?.winners.includes(seat);
        return (
          <section
            key={seat}
            className={first ? styles.winner : styles.family}
            data-family={seat}
            aria-label={name(seat)}
          >
            <h2 className={styles.name}>
              <SeatMark face={face(seat)} size={28} />
              {name(seat)}
            </h2>
            <ul className={styles.tokens} aria-label={t('ending.tokens')}>
              {won.length === 0 && <li>{t('ending.none')}</li>}
              {won.map((token, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: tokens of one kind are alike
                <li key={n} className={styles.token}>
                  <Mansion token={token} />
                  <span className="sr-only">{t(token)}</span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
