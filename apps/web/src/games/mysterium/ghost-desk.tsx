import type { GhostView, Persona } from '@ghostlight/mysterium';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Culprit } from './culprit.tsx';
import styles from './ghost-desk.module.css';
import { Hand, TrayStrip } from './ghost-hand.tsx';
import { type Tray, useTray } from './ghost-tray.ts';
import { Overheard } from './overheard.tsx';
import { ownerOf } from './personas.ts';
import { type SeanceProps, those } from './props.ts';
import { Seekers } from './seekers.tsx';
import { Target } from './target.tsx';
import { Waiting } from './waiting.tsx';
import { t } from './words.ts';

interface Props extends SeanceProps {
  readonly ghost: GhostView;
}

/** One seeker at a time, the card to point at, and seven dreams. Nothing leaves the desk before "Send". */
export function GhostDesk(props: Props) {
  const { scene, ghost, legal, act } = props;
  const { view } = scene;
  const waiting = view.personas.filter((each) => waits(each, view.turn));
  const [wanted, setWanted] = useState<number | null>(null);
  const chosen = waiting.find((each) => each.persona === wanted) ?? waiting[0] ?? null;
  const [group, setGroup] = useState<number | null>(null);
  const tray = useTray(ghost);
  const open = legal.length > 0;
  const target = chosen?.category && ghost.targets[chosen.persona - 1]?.[chosen.category];
  const triple = view.final?.groups.find((each) => each.group === group);
  const beside = triple ? [triple.character, triple.location, triple.object] : target ? [target] : [];

  return (
    <div className={styles.room}>
      <section className={styles.desk} aria-label={t('desk.title')}>
        {view.step === 'vision' && <Waiting scene={scene} waiting={waiting} chosen={chosen} onChoose={setWanted} />}
        {view.step === 'vision' && chosen && target && (
          <Target persona={chosen} target={target} scene={scene} hand={ghost.hand} />
        )}
        {view.step === 'shared-vision' && <Culprit group={group} onChoose={setGroup} open={open} scene={scene} />}
        <div className={styles.dreams}>
          <div className={styles.handHead}>
            <h2 className={styles.title}>{t('desk.hand')}</h2>
            <Redraw tray={tray} {...props} />
          </div>
          <Hand hand={ghost.hand} tray={tray} open={open} beside={beside} />
          <p className={styles.silent}>{t('desk.silent')}</p>
        </div>
        <div className={styles.doors}>
          <TrayStrip tray={tray} beside={beside} />
          {view.step === 'vision' && chosen && (
            <Button
              look="flame"
              data-glow={tray.dreams.length > 0 && open ? 'send' : undefined}
              isDisabled={tray.dreams.length === 0 || !open}
              onPress={() => void act(...tray.changes(), { type: 'send', persona: chosen.persona })}
            >
              {tray.dreams.length === 0
                ? t('desk.sendNone', { name: ownerOf(scene, chosen.persona) })
                : t('desk.send', { count: tray.dreams.length, name: ownerOf(scene, chosen.persona) })}
            </Button>
          )}
          {view.step === 'shared-vision' && (
            <Button
              look="flame"
              data-glow={group !== null && tray.dreams.length === 3 ? 'choose' : undefined}
              isDisabled={group === null || tray.dreams.length !== 3 || !open}
              onPress={() => group !== null && void act(...tray.changes(), { type: 'choose', group })}
            >
              {group !== null && tray.dreams.length === 3 ? t('desk.choose', { group }) : t('desk.chooseNone')}
            </Button>
          )}
        </div>
      </section>
      <Overheard />
      {view.step === 'vision' && <Seekers {...props} />}
    </div>
  );
}

const waits = (persona: Persona, turn: number): boolean =>
  persona.category !== null && !persona.visions.some((vision) => vision.turn === turn);

/** The whole hand in the original, what lies in the tray in the 2015 edition; and how often still. */
export function Redraw({ scene, ghost, legal, act, tray }: Props & { readonly tray: Tray }) {
  const whole = scene.view.options.edition === 'original';
  const may = legal.some((action) => action.type === 'redraw') || those(legal, 'tray-in').length > 0;
  if (ghost.redrawsLeft === 0) return <span className={styles.redraws}>{t('desk.noRedraw')}</span>;
  return (
    <Button
      look="brass"
      className={styles.redraw}
      isDisabled={!may || (!whole && tray.dreams.length === 0)}
      data-redraw={ghost.redrawsLeft}
      onPress={() => void act(...(whole ? [] : tray.changes()), { type: 'redraw' })}
    >
      {t(whole ? 'desk.redrawAll' : 'desk.redrawSome', { left: ghost.redrawsLeft })}
    </Button>
  );
}
