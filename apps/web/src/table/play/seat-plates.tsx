import { clsx } from 'clsx';
import { t } from '../../words/words.ts';
import { SeatMark } from '../seat-mark.tsx';
import { useTable } from '../use-table.ts';
import { Clock } from './clock.tsx';
import styles from './seat-plates.module.css';

/** Every seat in the same order everywhere: symbol, name, whether they are here, and whom the table waits for. */
export function SeatPlates() {
  const { facts, game, scene, nameOf, personIn, seat: mySeat, state } = useTable();
  if (!scene) return null;
  const awaited = facts.phase === 'playing' ? game.awaited(scene.view) : [];
  return (
    <ul className={styles.plates} aria-label={t('table.seats')}>
      {facts.seats.map(({ seat, kind, strength }) => {
        const face = game.face(seat);
        const waits = awaited.includes(seat);
        const away = kind === 'open' || (kind === 'person' && personIn(seat)?.online === false);
        return (
          <li
            key={seat}
            className={clsx(styles.plate, waits && styles.awaited, away && styles.away)}
            data-seat={seat}
            data-awaited={waits || undefined}
          >
            <SeatMark face={face} size={26} />
            <span className={styles.name}>
              {kind === 'open' ? t('lobby.open') : nameOf(seat)}
              {seat === mySeat && <span className="sr-only"> {t('lobby.you')}</span>}
            </span>
            <span className="sr-only">{face.role}</span>
            {strength && <span className={styles.strength}>{t(`understudy.strengths.${strength}`)}</span>}
            {away && <span className={styles.gone}>{t('table.away')}</span>}
            {waits && facts.clock && <Clock clock={facts.clock} ahead={state.shown.ahead} />}
            {waits && <span className="sr-only">{t('table.awaited')}</span>}
          </li>
        );
      })}
    </ul>
  );
}
