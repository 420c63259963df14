import type { Event } from '@ghostlight/mary-king';
import { clsx } from 'clsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import { CardFace } from './card-face.tsx';
import { type Duel, face } from './names.ts';
import styles from './paid-strip.module.css';
import { paid } from './turmoil.ts';
import { t } from './words.ts';

/** The turmoil as it was paid: the cards that left each mind. It stays until something else happens and is in nobody's way. */
export function PaidStrip({ scene, told }: { readonly scene: Duel; readonly told: readonly Event[] }) {
  const losses = paid(told);
  if (losses.length === 0) return null;
  return (
    <div className={styles.strip} data-paid>
      <b className={styles.title}>{t('turmoil.title')}</b>
      {losses.map(({ side, cards, short }) => (
        <div key={side} className={styles.side}>
          <SeatMark face={face(side)} size={20} />
          <span>
            {t('turmoil.lost', { name: scene.name(side), count: cards.length })}
            {short > 0 && ` ${t('turmoil.short')}`}
          </span>
          <span className={styles.cards}>
            {cards.map((card, i) => (
              <span key={card} className={clsx(styles.card, styles[`card${i % 3}`])}>
                <CardFace card={card} owner={side} />
              </span>
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
