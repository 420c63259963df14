import { GhostDesk } from './ghost-desk.tsx';
import { LineUp } from './line-up.tsx';
import { Nights } from './nights.tsx';
import type { SeanceProps } from './props.ts';
import { PsychicDesk } from './psychic-desk.tsx';
import styles from './seance.module.css';

/** The ghost's desk, a psychic's, or the table that all see. */
export function Board(props: SeanceProps) {
  const { view } = props.scene;
  const ghostChooses =
    view.ghost !== null && (view.step === 'vision' || view.step === 'shared-vision' || props.legal.length > 0);
  return (
    <div className={styles.board} data-board="mysterium" data-step={view.step}>
      <Nights view={view} />
      {view.ghost && ghostChooses && <GhostDesk {...props} ghost={view.ghost} />}
      {view.final && !(ghostChooses && view.step === 'shared-vision') && <LineUp {...props} final={view.final} />}
      {!view.final && view.step !== 'over' && <PsychicDesk {...props} />}
    </div>
  );
}
