import type { Action, Seat } from '@ghostlight/mary-king';
import { Button } from '../../ui/button.tsx';
import { ChosenPanel } from './chosen-panel.tsx';
import styles from './doors.module.css';
import { OrderButtons } from './orders-panel.tsx';
import { PickCount, Picks } from './picks.tsx';
import { type DuelProps, those } from './props.ts';
import type { Console } from './use-console.ts';
import { usePass } from './use-pass.ts';
import { t } from './words.ts';

export interface DoorsProps extends DuelProps {
  readonly seat: Seat;
  readonly desk: Console;
}

const SIMPLE = ['pass', 'done', 'stop', 'decline', 'recall', 'keep'] as const;
type Simple = Extract<Action, { readonly type: (typeof SIMPLE)[number] }>;

/** What can be done now, in words: what is chosen and its aims, or the plain answers. */
export function Doors(props: DoorsProps) {
  const { scene, legal, act, desk, seat } = props;
  const pass = usePass(props);
  const simple = legal.filter((action): action is Simple => (SIMPLE as readonly string[]).includes(action.type));
  const compelled = scene.view.question?.kind === 'declare' || desk.choice?.kind === 'tile';
  return (
    <div className={styles.doors}>
      <Picks {...props} />
      {desk.choice && <ChosenPanel {...props} />}
      {(!desk.choice || compelled) && (
        <div className={styles.row}>
          <PickCount {...props} />
          {simple.map((action) => (
            <Button
              key={action.type}
              look={action.type === 'pass' || action.type === 'recall' ? 'flame' : 'brass'}
              data-glow={action.type}
              onPress={() => (action.type === 'pass' ? pass() : void act(action))}
            >
              {t(`act.${action.type}`)}
            </Button>
          ))}
          {!desk.choice && those(legal, 'use-ability').length > 0 && (
            <Button data-glow="ability" onPress={() => desk.choose({ kind: 'ability' })}>
              {t('act.ability', { name: t(`abilities.${seat}.name`) })}
            </Button>
          )}
          {!desk.choice && scene.view.phase !== 'over' && <OrderButtons scene={scene} seat={seat} />}
        </div>
      )}
    </div>
  );
}
