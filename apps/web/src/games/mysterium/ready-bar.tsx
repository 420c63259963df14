import type { PsychicSeat } from '@ghostlight/mysterium';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { listed } from '../../words/words.ts';
import { type SeanceProps, those } from './props.ts';
import styles from './psychic-desk.module.css';
import { t } from './words.ts';

/** Confirms what lies on the table; when all have, the step ends at once. Without a ball it asks back (MY-R37). */
export function ReadyBar({ scene, legal, act, explain, seat }: SeanceProps & { readonly seat: PsychicSeat }) {
  const { view, name } = scene;
  const [asked, setAsked] = useState<string | null>(null);
  const missing = isBallMissing(scene, seat);
  const question = `${view.step} ${view.turn}`;
  const waiting = view.asked.filter((each) => !view.psychics.some((psychic) => psychic.seat === each && psychic.ready));
  const me = view.psychics.find((each) => each.seat === seat);
  const ready = () => {
    if (missing && asked !== question) {
      setAsked(question);
      return explain(t('seek.noBallSure'));
    }
    void act({ type: 'ready' });
  };
  return (
    <div className={styles.ready}>
      {those(legal, 'ready').length > 0 && (
        <Button look={missing ? 'brass' : 'flame'} data-glow="ready" onPress={ready}>
          {t(missing ? 'seek.readyWithout' : 'seek.ready')}
        </Button>
      )}
      {those(legal, 'unready').length > 0 && (
        <Button look="brass" data-unready onPress={() => void act({ type: 'unready' })}>
          {t('seek.unready')}
        </Button>
      )}
      {me?.level && !view.final && <span className={styles.tokens}>{t('seek.tokensLeft', me.tokens)}</span>}
      {me?.ready && waiting.length > 0 && <span>{t('seek.waitingFor', { names: listed(waiting.map(name)) })}</span>}
    </div>
  );
}

function isBallMissing({ view }: SeanceProps['scene'], seat: PsychicSeat): boolean {
  if (view.final) return !view.final.accusations.some((each) => each.seat === seat);
  return view.step === 'interpret' && view.personas.some((each) => each.seat === seat && each.category && !each.ball);
}
