import { BUYS_BY_DAY, DAYS, MARKERS, PLAYS_BY_DAY, type View } from '@ghostlight/mary-king';
import { clsx } from 'clsx';
import { Glyph } from './glyph.tsx';
import styles from './week.module.css';
import { t } from './words.ts';

/** The week, what each day allows, and what is left of today. */
export const Week = ({ view }: { readonly view: View }) => (
  <div className={styles.week}>
    <ol className={styles.days} aria-label={t('board.week')}>
      {DAYS.map((day, i) => (
        <li
          key={day}
          className={clsx(styles.day, day === view.day && styles.today)}
          aria-current={day === view.day ? 'date' : undefined}
        >
          <span aria-hidden="true" className={styles.short}>
            {t(`shortDays.${day}`)}
          </span>
          <span aria-hidden="true" className={styles.letter}>
            {t(`shortDays.${day}`).slice(0, 1)}
          </span>
          <span className="sr-only">
            {t('board.dayLimits', { day: t(`days.${day}`), plays: PLAYS_BY_DAY[i] ?? 0, buys: BUYS_BY_DAY[i] ?? 0 })}
          </span>
        </li>
      ))}
    </ol>
    <span className={styles.limits}>
      <Limit glyph="plays" short={t('board.plays', { ...view.plays })} long={t('board.playsLong', { ...view.plays })} />
      <Limit glyph="idea" short={t('board.buys', { ...view.buys })} long={t('board.buysLong', { ...view.buys })} />
      {view.markers < MARKERS && (
        <Limit glyph="lock" short={String(view.markers)} long={t('board.locks', { count: view.markers })} />
      )}
    </span>
  </div>
);

interface LimitProps {
  readonly glyph: 'plays' | 'idea' | 'lock';
  readonly short: string;
  readonly long: string;
}

const Limit = ({ glyph, short, long }: LimitProps) => (
  <span className={styles.limit}>
    <Glyph name={glyph} />
    <span aria-hidden="true">{short}</span>
    <span className="sr-only">{long}</span>
  </span>
);
