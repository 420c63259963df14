import { type CardId, isPower, POWER, type PowerId, type Seat } from '@ghostlight/mary-king';
import { clsx } from 'clsx';
import { Button as Pressable } from 'react-aria-components';
import { useZoom } from '../../cards/zoom.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { aimKind } from './aim.ts';
import { Timing, zoomCard } from './card-face.tsx';
import styles from './chosen-panel.module.css';
import type { DoorsProps } from './doors.tsx';
import { cardName, effectText } from './names.ts';
import { t } from './words.ts';

/** What has been taken up: its effects, what it is aimed at, and the second tap that plays it. */
export function ChosenPanel(props: DoorsProps) {
  const { scene, desk, seat } = props;
  const { choice, ready, most } = desk;
  const zoom = useZoom();
  if (!choice) return null;
  const card = 'card' in choice ? choice.card : null;
  const owner = ownerOf(props);
  const isIdea = choice.kind === 'idea';
  return (
    <div className={styles.panel} data-chosen={card ?? choice.kind}>
      {card && isPower(card) && <Effects {...props} card={card} readOnly={isIdea} />}
      {choice.kind === 'ability' && <p className={styles.text}>{t(`abilities.${seat}.text`)}</p>}
      {isIdea && (
        <p className={styles.text}>
          {card && <b>{cardName(card)}. </b>}
          {t(choice.side === seat ? 'act.toHand' : 'act.mustPlay')}
        </p>
      )}
      <Hint {...props} />
      <div className={styles.row}>
        {turnable(props) && (
          <Button onPress={desk.turn} data-key="turn" aria-label={t('act.turnLong')}>
            <Icon name="swap" size={20} />
            {t('act.turn')}
          </Button>
        )}
        {ready && (
          <Button look="flame" data-glow="confirm" onPress={desk.confirm}>
            {confirmWords(props)}
          </Button>
        )}
        {most !== null && (
          <span className={styles.chosen} role="status">
            {t('act.chosenOf', { count: desk.tapped.length, most })}
          </span>
        )}
        {card && (
          <Button look="quiet" aria-label={t('act.look')} onPress={() => zoom.open([zoomCard(card, owner)])}>
            <Icon name="zoom" size={20} />
          </Button>
        )}
        {scene.view.question?.kind !== 'declare' && choice.kind !== 'tile' && (
          <Button look="quiet" aria-label={t('act.cancel')} onPress={() => desk.choose(null)}>
            <Icon name="close" size={20} />
          </Button>
        )}
      </div>
    </div>
  );
}

function ownerOf({ scene, desk, seat }: DoorsProps): Seat {
  const { resolving, question } = scene.view;
  if (desk.choice?.kind === 'idea') return desk.choice.side;
  return question?.kind === 'declare' && resolving?.kind === 'purchase' ? resolving.owner : seat;
}

/** Both effects with their whole text; one that cannot be used now says why when tapped. */
function Effects({
  act,
  desk,
  legal,
  card,
  readOnly,
}: DoorsProps & { readonly card: PowerId; readonly readOnly: boolean }) {
  const can = (n: 1 | 2) => legal.some((a) => a.type === 'play-power' && a.card === card && a.effect === n);
  return (
    <fieldset className={styles.effects}>
      <legend className={styles.name}>{cardName(card)}</legend>
      {([1, 2] as const).map((n) => {
        const flash = POWER[card].effects[n - 1]?.timing === 'flash';
        const inside = (
          <>
            <span className={styles.timing}>
              <Timing flash={flash} />
              {t(flash ? 'flash' : 'normal')}
            </span>
            {effectText(card, n)}
          </>
        );
        const look = clsx(styles.effect, flash && styles.quick);
        if (readOnly)
          return (
            <p key={n} className={look}>
              {inside}
            </p>
          );
        return (
          <Pressable
            key={n}
            className={clsx(look, can(n) ? styles.can : styles.cannot, desk.effect === n && styles.on)}
            aria-pressed={desk.effect === n}
            data-glow={can(n) && desk.effect !== n ? 'effect' : undefined}
            onPress={() =>
              can(n) ? desk.chooseEffect(n) : void act({ type: 'play-power', card, effect: n, target: null })
            }
          >
            {inside}
          </Pressable>
        );
      })}
    </fieldset>
  );
}

function Hint({ scene, desk }: DoorsProps) {
  const { plays, ready, effect, choice } = desk;
  if (ready || choice?.kind === 'idea') return null;
  if (plays.length > 0) return <p className={styles.hint}>{t(`act.aim.${aimKind(plays, scene.view)}`)}</p>;
  const twoEffects = choice?.kind === 'card' && isPower(choice.card) && effect === null;
  return twoEffects ? <p className={styles.hint}>{t('act.chooseEffect')}</p> : null;
}

function turnable({ desk }: DoorsProps): boolean {
  const { choice, plays } = desk;
  const held = choice?.kind === 'card' ? (choice.card as CardId) : null;
  return (
    (held !== null && !isPower(held)) ||
    plays.some((play) => play.type === 'play-power' && play.target?.kind === 'memory')
  );
}

function confirmWords({ desk }: DoorsProps): string {
  const { ready, preview, choice } = desk;
  if (choice?.kind === 'idea') return t('act.buyIt');
  if (ready?.type === 'play-control' || choice?.kind === 'tile') return t('act.confirm', { count: preview.length });
  return t('act.play');
}
