import type { PsychicSeat } from '@ghostlight/mysterium';
import { clsx } from 'clsx';
import { useState } from 'react';
import { OwnTray } from './own-tray.tsx';
import type { SeanceProps } from './props.ts';
import styles from './psychic-desk.module.css';
import { ReadyBar } from './ready-bar.tsx';
import { Seekers } from './seekers.tsx';
import { SuspectTable } from './suspect-table.tsx';
import { useHurry } from './use-hurry.ts';

/** Own dreams over the suspects of the kind one seeks; everybody's balls and bets in sight. Also the spectators' table. */
export function PsychicDesk(props: SeanceProps) {
  const { scene } = props;
  const { view, viewer } = scene;
  useHurry(props);
  const mine = view.personas.filter((each) => each.seat === viewer);
  const [wanted, setWanted] = useState<number | null>(null);
  const seeking = mine.filter((each) => each.category !== null);
  const own = seeking.find((each) => each.persona === wanted) ?? seeking[0] ?? null;
  return (
    <div className={clsx(styles.desk, mine.length > 0 && styles.withTrays)}>
      {mine.length > 0 && (
        <div className={clsx(styles.own, mine.length > 1 && styles.several)}>
          {mine.map((each) => (
            <OwnTray
              key={each.persona}
              scene={scene}
              persona={each}
              active={each === own}
              several={mine.length > 1}
              onChoose={() => setWanted(each.persona)}
            />
          ))}
        </div>
      )}
      <div className={styles.table}>
        <SuspectTable {...props} own={own} />
        {mine.length > 0 && <ReadyBar {...props} seat={viewer as PsychicSeat} />}
      </div>
      <div className={styles.others}>
        <Seekers {...props} />
      </div>
    </div>
  );
}
