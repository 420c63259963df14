import { SeatMark } from '../../table/seat-mark.tsx';
import { useTable } from '../../table/use-table.ts';
import styles from './overheard.module.css';
import { t } from './words.ts';

const LINES = 4;

/** What the psychics say, on the ghost's desk itself: on small screens the talk would lie behind a button. */
export function Overheard() {
  const { state, game } = useTable();
  const lines = state.chat.filter((line) => line.channel === 'table').slice(-LINES);
  return (
    <section className={styles.overheard} aria-label={t('desk.overheard')} data-overheard>
      <h2 className={styles.title}>{t('desk.overheard')}</h2>
      {lines.length === 0 && <p className={styles.none}>{t('desk.nothingHeard')}</p>}
      {lines.map((line) => (
        <p key={line.n} className={styles.line}>
          {line.seat && <SeatMark face={game.face(line.seat)} size={18} />}
          <span>
            <b>{line.name}</b> {line.text}
          </span>
        </p>
      ))}
    </section>
  );
}
