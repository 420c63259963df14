import type { Seat } from '@ghostlight/mary-king';
import { clsx } from 'clsx';
import styles from './final-portrait.module.css';
import type { Duel } from './names.ts';
import { PAINTINGS } from './paintings.ts';
import { t } from './words.ts';

/** One face for the winner; torn in two when Mary belongs to nobody. */
export function FinalPortrait({ scene }: { readonly scene: Duel }) {
  const { outcome } = scene.view;
  const [winner] = outcome?.winners ?? [];
  if (winner) {
    return (
      <div className={styles.frame} role="img" aria-label={t('end.whole', { side: t(winner) })} data-final="whole">
        <Painting seat={winner} className={styles.whole} />
      </div>
    );
  }
  return (
    <div className={clsx(styles.frame, styles.broken)} role="img" aria-label={t('end.torn')} data-final="torn">
      <Painting seat="mortal" className={styles.left} />
      <Painting seat="ghost" className={styles.right} />
    </div>
  );
}

const Painting = ({ seat, className }: { readonly seat: Seat; readonly className: string | undefined }) => (
  <img className={clsx(styles.painting, className)} src={PAINTINGS[seat]} alt="" draggable={false} />
);
