import { clsx } from 'clsx';
import { useTable } from '../../table/use-table.ts';
import { GhostDesk } from './ghost-desk.tsx';
import { GhostWatch } from './ghost-watch.tsx';
import { Knocks } from './knocks.tsx';
import { LineUp } from './line-up.tsx';
import { Nights } from './nights.tsx';
import { Pointed } from './pointing.tsx';
import { usePreload } from './preload.ts';
import type { SeanceProps } from './props.ts';
import { PsychicDesk } from './psychic-desk.tsx';
import styles from './seance.module.css';
import { Stories } from './stories.tsx';
import { Track } from './track.tsx';

/** The ghost's desk, a psychic's, or the table that all see. */
export function Board(props: SeanceProps) {
  const { scene, told, suspense, skip } = props;
  const { view } = scene;
  const { state } = useTable();
  usePreload(view);
  const chooses = view.ghost !== null && (view.step === 'vision' || view.step === 'shared-vision');
  const searching = view.final === null && view.step !== 'over';
  return (
    <Pointed value={state.pointed}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a tap only skips what shows by itself */}
      <div
        className={clsx(styles.board, suspense && styles.reading)}
        data-board="mysterium"
        data-step={view.step}
        onClick={suspense ? skip : undefined}
      >
        <div className={styles.sky}>
          <Nights view={view} />
          <Track scene={scene} />
        </div>
        <Knocks scene={scene} told={told} />
        {chooses && view.ghost && <GhostDesk {...props} ghost={view.ghost} />}
        {view.final && !chooses && <LineUp {...props} final={view.final} />}
        {searching && !chooses && view.ghost && <GhostWatch {...props} ghost={view.ghost} />}
        {searching && !view.ghost && <PsychicDesk {...props} />}
        {view.end && !suspense && <Stories scene={scene} end={view.end} />}
      </div>
    </Pointed>
  );
}
