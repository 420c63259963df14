import type { FinalView } from '@ghostlight/mysterium';
import { clsx } from 'clsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import { face, ownerOf, personaFace } from './personas.ts';
import { Picture } from './picture.tsx';
import type { Seance } from './props.ts';
import styles from './tv.module.css';
import { verdictTold } from './verdict.ts';
import { t } from './words.ts';

interface Props {
  readonly scene: Seance;
  readonly final: FinalView;
}

/** Stage two on the wall: the last vision above, the triples below with the balls or votes that name them. */
export function TvLineUp({ scene, final }: Props) {
  const { view } = scene;
  const verdict = verdictTold(scene, final);
  return (
    <div className={styles.final}>
      <div className={styles.vision}>
        {final.shared.map((id) => (
          <Picture key={id} id={id} size="middle" />
        ))}
        {Array.from({ length: final.faceDown }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
          <span key={i} className={styles.back} role="img" aria-label={t('final.faceDown')} />
        ))}
        {verdict.length > 0 && (
          <ul className={styles.verdict}>
            {verdict.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      <ul className={styles.groups} style={{ '--groups': final.groups.length } as React.CSSProperties}>
        {final.groups.map((group) => {
          const named = (view.end?.votes ?? final.accusations).filter((each) => each.group === group.group);
          const culprit = view.end?.culprit === group.group;
          const cleared = final.exposed.includes(group.group) && !culprit;
          return (
            <li key={group.group} className={clsx(styles.group, culprit && styles.culprit, cleared && styles.cleared)}>
              <span className={styles.name}>
                {group.persona !== null && <SeatMark face={personaFace(view, group.persona)} size={40} />}
                {t('final.group', { group: group.group })}
                <small>
                  {culprit
                    ? t('final.culprit')
                    : cleared
                      ? t('final.exposed')
                      : group.persona === null
                        ? t('final.decoy')
                        : ownerOf(scene, group.persona)}
                </small>
              </span>
              <span className={styles.triple}>
                {[group.character, group.location, group.object].map((id) => (
                  <Picture key={id} id={id} size="middle" />
                ))}
              </span>
              <span className={styles.named}>
                {named.map((each) => (
                  <SeatMark key={each.seat} face={face(each.seat)} size={52} />
                ))}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
