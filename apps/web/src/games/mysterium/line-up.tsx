import type { FinalView, Group, PsychicSeat } from '@ghostlight/mysterium';
import { clsx } from 'clsx';
import { useState } from 'react';
import { SeatMark } from '../../table/seat-mark.tsx';
import { Button } from '../../ui/button.tsx';
import { listed } from '../../words/words.ts';
import styles from './line-up.module.css';
import { face, ownerOf, personaFace } from './personas.ts';
import { DreamRow, LookAt } from './picture.tsx';
import { type SeanceProps, those } from './props.ts';
import { t } from './words.ts';

interface Props extends SeanceProps {
  readonly final: FinalView;
}

/** Stage two: who did it. Balls in the open, or sealed votes in silence. */
export function LineUp(props: Props) {
  const { scene, final, legal, act } = props;
  const { view, name } = scene;
  const [sure, setSure] = useState<number | null>(null);
  const ready = view.psychics.filter((each) => each.ready).map((each) => name(each.seat));
  return (
    <section className={styles.lineUp}>
      {final.shared.length + final.faceDown > 0 && (
        <div className={styles.vision}>
          <h2 className={styles.title}>{t('final.vision')}</h2>
          <div className={styles.shared}>
            <DreamRow
              dreams={final.shared}
              among={[...final.shared, ...final.groups.flatMap((each) => [each.character, each.location, each.object])]}
            />
            {Array.from({ length: final.faceDown }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
              <div key={i} className={styles.back} role="img" aria-label={t('final.faceDown')} />
            ))}
          </div>
        </div>
      )}
      <h2 className={styles.title}>{t('final.title')}</h2>
      <ul className={styles.groups}>
        {final.groups.map((group) => (
          <OneGroup key={group.group} group={group} {...props} sure={sure === group.group} onSure={setSure} />
        ))}
      </ul>
      <div className={styles.doors}>
        {those(legal, 'ready').length > 0 && (
          <Button look="flame" data-glow="ready" onPress={() => void act({ type: 'ready' })}>
            {t('seek.ready')}
          </Button>
        )}
        {those(legal, 'unready').length > 0 && (
          <Button onPress={() => void act({ type: 'unready' })}>{t('seek.unready')}</Button>
        )}
        {those(legal, 'abstain').length > 0 && (
          <Button look="quiet" onPress={() => void act({ type: 'abstain' })}>
            {t('final.abstain')}
          </Button>
        )}
        {ready.length > 0 && <span>{t('seek.readyNames', { names: listed(ready) })}</span>}
        {final.voted.length > 0 && <span>{t('final.voted', { names: listed(final.voted.map(name)) })}</span>}
      </div>
    </section>
  );
}

interface GroupProps extends Props {
  readonly group: Group;
  /** A vote is sealed for good: the first tap asks, the second seals. */
  readonly sure: boolean;
  readonly onSure: (group: number) => void;
}

function OneGroup({ group, scene, final, legal, act, sure, onSure }: GroupProps) {
  const { view, viewer } = scene;
  const number = group.group;
  const triple = [group.character, group.location, group.object];
  const balls = final.accusations.filter((each) => each.group === number);
  const mine = balls.some((each) => each.seat === viewer);
  const out = final.exposed.includes(number);
  const canAccuse = those(legal, 'accuse').some((action) => action.group === number);
  const canVote = those(legal, 'vote').some((action) => action.group === number);
  const votes = view.end?.votes.filter((vote) => vote.group === number) ?? [];
  const culprit = (view.end?.culprit ?? view.ghost?.culprit) === number;
  return (
    <li className={clsx(styles.group, out && styles.out, culprit && styles.culprit)} data-group={number}>
      <header className={styles.head}>
        {group.persona !== null && <SeatMark face={personaFace(group.persona)} size={24} />}
        <b>{t('final.group', { group: number })}</b>
        <span className={styles.of}>{group.persona === null ? t('final.decoy') : ownerOf(scene, group.persona)}</span>
        {culprit && <span className={styles.badge}>{t('final.culprit')}</span>}
        {final.verdict?.group === number && <span className={styles.badge}>{t('final.accused')}</span>}
        {out && <span className={styles.badge}>{t('final.exposed')}</span>}
        {final.vote?.group === number && <span className={styles.badge}>{t('final.yourVote')}</span>}
      </header>
      <div className={styles.triple}>
        {triple.map((id) => (
          <LookAt key={id} id={id} among={[...final.shared, ...triple]} large />
        ))}
      </div>
      <footer className={styles.foot}>
        {balls.map((each) => (
          <Ball key={each.seat} seat={each.seat} name={scene.name(each.seat)} />
        ))}
        {votes.length > 0 && (
          <span>{t('final.votes', { names: listed(votes.map((vote) => scene.name(vote.seat))) })}</span>
        )}
        {mine && those(legal, 'clear-accusation').length > 0 && (
          <Button onPress={() => void act({ type: 'clear-accusation' })}>
            {t('final.takeBack', { group: number })}
          </Button>
        )}
        {canAccuse && !mine && (
          <Button look="flame" data-glow="accuse" onPress={() => void act({ type: 'accuse', group: number })}>
            {t('final.accuse', { group: number })}
          </Button>
        )}
        {canVote && (
          <Button
            look={sure ? 'flame' : 'brass'}
            data-glow="vote"
            onPress={() => (sure ? void act({ type: 'vote', group: number }) : onSure(number))}
          >
            {t(sure ? 'final.voteSure' : 'final.vote', { group: number })}
          </Button>
        )}
      </footer>
    </li>
  );
}

const Ball = ({ seat, name }: { readonly seat: PsychicSeat; readonly name: string }) => (
  <span className={styles.ball}>
    <SeatMark face={face(seat)} size={26} />
    {name}
  </span>
);
