import type { FinalView, Psychic } from '@ghostlight/mysterium';
import { clsx } from 'clsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './last-vision.module.css';
import { LookCard } from './looking.tsx';
import { face } from './personas.ts';
import type { Seance } from './props.ts';
import { t } from './words.ts';

interface Props {
  readonly scene: Seance;
  readonly final: FinalView;
}

const LEVELS = [1, 2, 3] as const;

/** The three last dreams. In the poll they are turned one at a time, and under each stand those who vote on it. */
export function LastVision({ scene, final }: Props) {
  const { view } = scene;
  const { shared, faceDown, groups } = final;
  if (shared.length + faceDown === 0) return null;
  const among = [...shared, ...groups.flatMap((each) => [each.character, each.location, each.object])];
  const polled = view.psychics.some((each) => each.level !== null);
  return (
    <div className={styles.vision}>
      <h2 className={styles.title}>{t('final.vision')}</h2>
      {final.chance && <p className={styles.chance}>{t('final.chance')}</p>}
      <ol className={styles.cards}>
        {LEVELS.map((level) => {
          const dream = shared[level - 1];
          return (
            <li key={level} className={styles.card} data-turned={dream ?? undefined}>
              {dream ? (
                <LookCard key={dream} id={dream} among={among} size="middle" className={styles.turned} />
              ) : (
                <div className={styles.back} role="img" aria-label={t('final.faceDown')}>
                  <span aria-hidden="true">{level}</span>
                </div>
              )}
              {polled && (
                <Voters
                  scene={scene}
                  final={final}
                  level={level}
                  now={view.step === 'poll' && level === shared.length}
                />
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Who votes when so many cards lie open, and who has. */
function Voters({ scene, final, level, now }: Props & { readonly level: 1 | 2 | 3; readonly now: boolean }) {
  const voters = scene.view.psychics.filter((each) => each.level === level);
  return (
    <div className={clsx(styles.voters, now && styles.now)} data-level={level}>
      <b>{t(`final.levels.l${level}`)}</b>
      {voters.length === 0 && <span className={styles.nobody}>{t('final.nobodyHere')}</span>}
      {voters.map((each) => (
        <Voter key={each.seat} psychic={each} scene={scene} voted={final.voted.includes(each.seat)} />
      ))}
    </div>
  );
}

const Voter = ({ psychic, scene, voted }: { psychic: Psychic; scene: Seance; voted: boolean }) => (
  <span className={clsx(styles.voter, voted && styles.voted)} data-voted={voted || undefined}>
    <SeatMark face={face(psychic.seat)} size={22} />
    {scene.name(psychic.seat)}
    {voted && (
      <>
        <Icon name="check" size={16} />
        <span className="sr-only">{t('final.hasVoted')}</span>
      </>
    )}
  </span>
);
