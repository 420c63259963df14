import type { FinalView, PsychicSeat } from '@ghostlight/mysterium';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FinalGroup } from './final-group.tsx';
import { LastVision } from './last-vision.tsx';
import styles from './line-up.module.css';
import { type SeanceProps, those } from './props.ts';
import { ReadyBar } from './ready-bar.tsx';
import { useHurry } from './use-hurry.ts';
import { verdictTold } from './verdict.ts';
import { t } from './words.ts';

interface Props extends SeanceProps {
  readonly final: FinalView;
}

/** Stage two: who did it. Balls in the open, or sealed votes in silence. */
export function LineUp(props: Props) {
  const { scene, final, legal, act, explain } = props;
  const { view, viewer } = scene;
  useHurry(props);
  /** A vote is sealed for good, and so is an abstention: the first tap asks, the second seals. */
  const [sure, setSure] = useState<number | 'abstain' | null>(null);
  const verdict = props.suspense ? [] : verdictTold(scene, final);
  const isPsychic = view.psychics.some((each) => each.seat === viewer);
  return (
    <section className={styles.lineUp}>
      {verdict.length > 0 && (
        <ul className={styles.verdict} data-verdict>
          {verdict.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <LastVision scene={scene} final={final} />
      <h2 className={styles.title}>{t('final.title')}</h2>
      <ul className={styles.groups}>
        {final.groups.map((group) => (
          <FinalGroup
            key={group.group}
            group={group}
            {...props}
            sure={sure === group.group}
            onSure={() => setSure(group.group)}
          />
        ))}
      </ul>
      {isPsychic && view.step !== 'over' && (
        <div className={styles.doors}>
          <ReadyBar {...props} seat={viewer as PsychicSeat} />
          {those(legal, 'abstain').length > 0 && (
            <Button
              look="quiet"
              onPress={() => {
                if (sure === 'abstain') return void act({ type: 'abstain' });
                setSure('abstain');
                explain(t('final.abstainSure'));
              }}
            >
              {t(sure === 'abstain' ? 'final.abstainNow' : 'final.abstain')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
