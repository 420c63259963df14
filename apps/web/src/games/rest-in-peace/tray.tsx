import type { Action, Question, Seat, View } from '@ghostlight/rest-in-peace';
import { clsx } from 'clsx';
import { useZoom } from '../../cards/zoom.tsx';
import { Button } from '../../ui/button.tsx';
import type { Scene } from '../game.ts';
import { GhostCard } from './cards/ghost-card.tsx';
import { PsychicCard } from './cards/psychic-card.tsx';
import type { Chosen } from './choice.ts';
import { isPick } from './choice.ts';
import { answering, pickKey, pickName, picksIn, zoneOf } from './picks.ts';
import styles from './tray.module.css';
import { psychicName, psychicText, t } from './words.ts';
import { psychicZoom } from './zoom-cards.tsx';

interface Props {
  readonly scene: Scene<View, Seat>;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  readonly chosen: Chosen | null;
  readonly choose: (chosen: Chosen | null) => void;
  readonly act: (action: Action) => void;
  /** For what does not glow. */
  readonly whyNot: (action: Action) => void;
  readonly pending: boolean;
}

/** Below the board, above the hand: the calm question, and every way to answer it. */
export function Tray(props: Props) {
  const { scene, pending } = props;
  const { question } = scene.view;
  if (pending) {
    return (
      <p className={styles.tray} role="status">
        {t('tray.waiting')}
      </p>
    );
  }
  if (!question) return null;
  if (question.kind === 'turn') return <TurnTray {...props} />;
  return <ChoiceTray {...props} question={question} />;
}

function TurnTray({ scene, legal, chosen, choose, act, whyNot }: Props) {
  const zoom = useZoom();
  const { contest } = scene.view;
  const end = legal.find((action) => action.type === 'end-turn');
  const withdraw = legal.find((action) => action.type === 'withdraw');
  const random = legal.find((action) => action.type === 'play-random');

  if (chosen?.kind === 'withdraw' && withdraw) {
    return (
      <div className={styles.tray} role="alertdialog" aria-label={t('tray.withdraw')}>
        <p className={styles.words}>{t('tray.withdrawSure')}</p>
        <div className={styles.doors}>
          <Button look="danger" data-glow="confirm" onPress={() => act(withdraw)}>
            {t('tray.withdrawYes')}
          </Button>
          <Button look="quiet" onPress={() => choose(null)}>
            {t('tray.withdrawNo')}
          </Button>
        </div>
      </div>
    );
  }
  if (chosen?.kind === 'ghost' || chosen?.kind === 'psychic') {
    const action = legal.find((each) =>
      chosen.kind === 'ghost'
        ? each.type === 'play-ghost' && each.value === chosen.value
        : each.type === 'play-psychic' && each.card === chosen.card,
    );
    const title = chosen.kind === 'ghost' ? t('ghost', { value: chosen.value }) : psychicName(chosen.card);
    return (
      <div className={styles.tray}>
        <p className={styles.words}>
          <b>{title}</b>
          {chosen.kind === 'psychic' && <span>{psychicText(chosen.card)}</span>}
        </p>
        <div className={styles.doors}>
          {action && (
            <Button look="flame" data-glow="confirm" onPress={() => act(action)}>
              {t('tray.play')}
            </Button>
          )}
          {chosen.kind === 'psychic' && (
            <Button look="quiet" onPress={() => zoom.open([psychicZoom(chosen.card)])}>
              {t('tray.look')}
            </Button>
          )}
        </div>
      </div>
    );
  }
  return (
    <div className={styles.tray}>
      <div className={styles.doors}>
        {random && (
          <Button look="flame" data-glow="card" onPress={() => act(random)}>
            {t('tray.random')}
          </Button>
        )}
        <Button
          look={end ? 'flame' : 'brass'}
          data-glow={end ? 'end' : undefined}
          className={clsx(!end && styles.off)}
          onPress={() => (end ? act(end) : whyNot({ type: 'end-turn' }))}
        >
          {contest && end ? t('tray.endWith', { own: contest.own }) : t('tray.end')}
        </Button>
        {withdraw && (
          <Button look="brass" data-glow="withdraw" onPress={() => choose({ kind: 'withdraw' })}>
            {t('tray.withdraw')}
          </Button>
        )}
      </div>
    </div>
  );
}

type ChoiceQuestion = Exclude<Question, { kind: 'turn' }>;

function ChoiceTray({
  scene,
  seat,
  legal,
  chosen,
  choose,
  act,
  question,
}: Props & { readonly question: ChoiceQuestion }) {
  const skip = legal.find((action) => action.type === 'skip');
  // What lies on the board or in the hand glows there.
  const lies = zoneOf(question) !== 'elsewhere';
  const picked = chosen?.kind === 'pick' ? chosen.pick : null;
  const answer = picked && answering(legal, picked);
  return (
    <div className={styles.tray}>
      <p className={styles.words}>
        {question.card === null ? (
          <span>{t('tray.place')}</span>
        ) : (
          <>
            <b>{psychicName(question.card)}</b>
            <span>{psychicText(question.card)}</span>
          </>
        )}
        {question.more > 0 && <span>{t('tray.more', { count: question.more })}</span>}
      </p>
      <ul className={styles.picks}>
        {(lies ? [] : picksIn(legal)).map((pick) => (
          <li key={pickKey(pick)}>
            <button
              type="button"
              className={clsx(
                styles.pick,
                (pick.kind === 'ghost' || pick.kind === 'psychic') && styles.cardPick,
                isPick(chosen, pick) && styles.picked,
              )}
              data-glow="choice"
              aria-pressed={isPick(chosen, pick)}
              aria-label={pickName(pick, scene.name)}
              onClick={() => choose({ kind: 'pick', pick })}
            >
              {pick.kind === 'ghost' ? (
                <GhostCard seat={seat} value={pick.value} />
              ) : pick.kind === 'psychic' ? (
                <PsychicCard card={pick.card} />
              ) : pick.kind === 'value' ? (
                pick.value
              ) : (
                pickName(pick, scene.name)
              )}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.doors}>
        {picked && answer && (
          <Button look="flame" data-glow="confirm" onPress={() => act(answer)}>
            {t(question.kind === 'place' ? 'tray.hide' : question.kind === 'carry' ? 'tray.carry' : 'tray.confirm', {
              what: pickName(picked, scene.name),
            })}
          </Button>
        )}
        {skip && (
          <Button look="brass" data-glow="skip" onPress={() => act(skip)}>
            {t(`tray.skip.${question.kind}`)}
          </Button>
        )}
      </div>
    </div>
  );
}
