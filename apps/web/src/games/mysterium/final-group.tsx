import type { FinalView, Group, Vote } from '@ghostlight/mysterium';
import { clsx } from 'clsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './line-up.module.css';
import { LookCard } from './looking.tsx';
import { face, ownerOf, personaFace } from './personas.ts';
import { type SeanceProps, those } from './props.ts';
import { t } from './words.ts';

interface Props extends SeanceProps {
  readonly final: FinalView;
  readonly group: Group;
  readonly sure: boolean;
  readonly onSure: () => void;
}

/** One triple of the line-up: who stands behind it, and what this viewer can do about it. */
export function FinalGroup({ group, scene, final, legal, act, suspense, sure, onSure }: Props) {
  const { view, viewer, name } = scene;
  const number = group.group;
  const triple = [group.character, group.location, group.object];
  const balls = final.accusations.filter((each) => each.group === number);
  const mine = balls.some((each) => each.seat === viewer);
  const votes = view.end?.votes.filter((vote) => vote.group === number) ?? [];
  const known = suspense ? null : (view.end?.culprit ?? view.ghost?.culprit ?? null);
  const cleared = final.exposed.includes(number) && known !== number;
  const canAccuse = those(legal, 'accuse').some((action) => action.group === number);
  const canVote = those(legal, 'vote').some((action) => action.group === number);
  return (
    <li
      className={clsx(styles.group, cleared && styles.out, known === number && styles.culprit, mine && styles.mine)}
      data-group={number}
    >
      <header className={styles.head}>
        {group.persona !== null && <SeatMark face={personaFace(view, group.persona)} size={24} />}
        <b>{t('final.group', { group: number })}</b>
        <span className={styles.of}>{group.persona === null ? t('final.decoy') : ownerOf(scene, group.persona)}</span>
        {known === number && <span className={styles.badge}>{t('final.culprit')}</span>}
        {!suspense && final.verdict?.group === number && <span className={styles.badge}>{t('final.accused')}</span>}
        {cleared && <span className={styles.badge}>{t('final.exposed')}</span>}
        {final.vote?.group === number && <span className={styles.badge}>{t('final.yourVote')}</span>}
      </header>
      <div className={styles.triple}>
        {triple.map((id) => (
          <LookCard key={id} id={id} among={[...final.shared, ...triple]} size="middle" />
        ))}
      </div>
      <footer className={styles.foot}>
        {balls.map((each) => (
          <span key={each.seat} className={styles.ball} data-accuser={each.seat}>
            <SeatMark face={face(each.seat)} size={28} />
            {name(each.seat)}
          </span>
        ))}
        {votes.map((vote) => (
          <VoteRead key={vote.seat} vote={vote} scene={scene} />
        ))}
        {mine && those(legal, 'clear-accusation').length > 0 && (
          <Button onPress={() => void act({ type: 'clear-accusation' })}>
            {t('final.takeBack', { group: number })}
          </Button>
        )}
        {canAccuse && !mine && (
          <Button look="brass" data-glow="accuse" onPress={() => void act({ type: 'accuse', group: number })}>
            {t('final.accuse', { group: number })}
          </Button>
        )}
        {canVote && (
          <Button
            look={sure ? 'flame' : 'brass'}
            data-glow="vote"
            onPress={() => (sure ? void act({ type: 'vote', group: number }) : onSure())}
          >
            {t(sure ? 'final.voteSure' : 'final.vote', { group: number })}
          </Button>
        )}
      </footer>
    </li>
  );
}

/** A vote as it is read out: who, and how far they could see. Those who saw least are read first. */
function VoteRead({ vote, scene }: { readonly vote: Vote; readonly scene: SeanceProps['scene'] }) {
  const level = scene.view.psychics.find((each) => each.seat === vote.seat)?.level ?? 1;
  return (
    <span className={styles.vote} style={{ '--level': level } as React.CSSProperties} data-vote={vote.seat}>
      <SeatMark face={face(vote.seat)} size={28} />
      {scene.name(vote.seat)}
      <small>{t(`final.levels.l${level}`)}</small>
    </span>
  );
}
