import type { Event } from '@ghostlight/mysterium';
import { CATEGORIES, type Persona } from '@ghostlight/mysterium';
import { SeatMark } from '../../table/seat-mark.tsx';
import { useTable } from '../../table/use-table.ts';
import styles from './line-up.module.css';
import { ownerOf, personaFace } from './personas.ts';
import { DreamRow, LookAt } from './picture.tsx';
import type { Seance } from './props.ts';
import { t } from './words.ts';

/** Everything shown at last: who sought what, and what each dream was meant for. */
export function Ending({ scene }: { readonly scene: Seance }) {
  const { view } = scene;
  const { state } = useTable();
  const { end } = view;
  if (!end) return null;
  const log = (state.shown.game?.log ?? []) as readonly Event[];
  return (
    <div className={styles.lineUp}>
      <h2 className={styles.title}>{t('end.meant')}</h2>
      <ul className={styles.groups}>
        {view.personas.map((persona) => (
          <Story key={persona.persona} persona={persona} scene={scene} log={log} />
        ))}
      </ul>
    </div>
  );
}

function Story({
  persona,
  scene,
  log,
}: {
  readonly persona: Persona;
  readonly scene: Seance;
  readonly log: readonly Event[];
}) {
  const targets = scene.view.end?.targets[persona.persona - 1];
  const dreams = dreamsFor(persona.persona, log);
  if (!targets) return null;
  return (
    <li className={styles.group}>
      <header className={styles.head}>
        <SeatMark face={personaFace(persona.persona)} size={24} />
        <b>{t('end.targetOf', { owner: ownerOf(scene, persona.persona) })}</b>
      </header>
      {CATEGORIES.map((category) => (
        <div key={category} className={styles.meant}>
          <LookAt id={targets[category]} among={[targets[category], ...dreams[category]]} />
          <div>
            <span className={styles.of}>
              {t(`categories.${category}`)}
              {persona.solved[category] ? '' : ` · ${t('end.missed')}`}
            </span>
            <DreamRow dreams={dreams[category]} />
          </div>
        </div>
      ))}
    </li>
  );
}

/** The dreams a seeker got while looking for each kind: the log tells the turn, and the knocks when the kind changed. */
function dreamsFor(persona: number, log: readonly Event[]) {
  const dreams = { character: [] as string[], location: [] as string[], object: [] as string[] };
  let waiting: string[] = [];
  let got: string[] = [];
  for (const event of log) {
    if (event.type === 'sent' && event.persona === persona) waiting.push(...event.dreams);
    if (event.type === 'unveiled')
      waiting.push(...event.visions.flatMap((vision) => (vision.persona === persona ? vision.dreams : [])));
    if (event.type === 'manifested' && event.persona === persona) {
      got.push(...waiting);
      waiting = [];
      dreams[event.category] = [...new Set(got)];
      if (event.right) got = [];
    }
  }
  return dreams;
}
