import type { GhostView } from '@ghostlight/mysterium';
import styles from './ghost-desk.module.css';
import { Redraw } from './ghost-desk.tsx';
import { Hand } from './ghost-hand.tsx';
import { useTray } from './ghost-tray.ts';
import { Overheard } from './overheard.tsx';
import { type SeanceProps, those } from './props.ts';
import { Seekers } from './seekers.tsx';
import { SuspectTable } from './suspect-table.tsx';
import { t } from './words.ts';

interface Props extends SeanceProps {
  readonly ghost: GhostView;
}

/** While the dreams are read: what the psychics say, where their balls lie, and what each is to find. Nothing to say. */
export function GhostWatch(props: Props) {
  const { ghost, legal } = props;
  const tray = useTray(ghost);
  const throws = those(legal, 'tray-in').length + those(legal, 'redraw').length > 0;
  return (
    <div className={styles.room}>
      <p className={styles.silent}>{t('desk.silent')}</p>
      <Overheard />
      <Seekers {...props} />
      {throws && (
        <section className={styles.dreams} aria-label={t('desk.hand')}>
          <div className={styles.handHead}>
            <h2 className={styles.title}>{t('desk.hand')}</h2>
            <Redraw tray={tray} {...props} />
          </div>
          <Hand hand={ghost.hand} tray={tray} open beside={[]} />
        </section>
      )}
      <SuspectTable {...props} own={null} />
    </div>
  );
}
