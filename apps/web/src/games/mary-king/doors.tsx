import { ABILITIES, type Action, POWER, type Seat } from '@ghostlight/mary-king';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { targetText } from './aim.ts';
import { CardFace } from './card-face.tsx';
import styles from './doors.module.css';
import { cardName } from './names.ts';
import { type DuelProps, those } from './props.ts';
import type { Console } from './use-console.ts';
import { t } from './words.ts';

interface Props extends DuelProps {
  readonly seat: Seat;
  readonly desk: Console;
}

const SIMPLE = ['pass', 'done', 'stop', 'decline', 'recall', 'keep'] as const;

/** What can be done now, in words: the chosen card's effects and aims, or the plain answers. */
export function Doors(props: Props) {
  const { legal, act, desk } = props;
  const simple = legal.filter((action): action is Extract<Action, { readonly type: (typeof SIMPLE)[number] }> =>
    (SIMPLE as readonly string[]).includes(action.type),
  );
  return (
    <div className={styles.doors}>
      {desk.card && <ChosenCard {...props} />}
      <Picks {...props} />
      <div className={styles.row}>
        {!desk.card &&
          simple.map((action) => (
            <Button
              key={action.type}
              look={action.type === 'pass' || action.type === 'recall' ? 'flame' : 'brass'}
              data-glow={action.type}
              onPress={() => void act(action)}
            >
              {t(`act.${action.type}`)}
            </Button>
          ))}
        {!desk.card && <Abilities {...props} />}
      </div>
    </div>
  );
}

function ChosenCard({ scene, act, desk, legal }: Props) {
  const { card, effect, plays, ready, aims } = desk;
  if (!card) return null;
  const power = card in POWER ? POWER[card as keyof typeof POWER] : null;
  const can = (n: 1 | 2) =>
    legal.some((action) => action.type === 'play-power' && action.card === card && action.effect === n);
  const listed = power && effect && !aims && plays.length > 1;
  return (
    <div className={styles.chosen}>
      {power && (
        <fieldset className={styles.effects}>
          <legend className={styles.name}>{cardName(card)}</legend>
          {([1, 2] as const).map((n) => (
            <Button
              key={n}
              look={effect === n ? 'flame' : 'brass'}
              className={styles.effect}
              isDisabled={!can(n)}
              aria-pressed={effect === n}
              data-glow={can(n) && effect !== n ? 'effect' : undefined}
              onPress={() => desk.chooseEffect(n)}
            >
              <span className={power.effects[n - 1]?.timing === 'flash' ? styles.flash : styles.normal}>
                {t(power.effects[n - 1]?.timing === 'flash' ? 'flash' : 'normal')}
              </span>
              {power.effects[n - 1]?.text}
            </Button>
          ))}
        </fieldset>
      )}
      {aims && !ready && <p className={styles.hint}>{t('act.tapTiles')}</p>}
      {listed && (
        <div className={styles.row}>
          {plays.map((play) => (
            <Button key={JSON.stringify(play)} data-glow="target" onPress={() => void act(play)}>
              {targetText(play, scene)}
            </Button>
          ))}
        </div>
      )}
      <div className={styles.row}>
        {!power && (
          <Button onPress={desk.turn} data-key="turn">
            <Icon name="swap" size={20} />
            {t('act.turn')}
          </Button>
        )}
        {ready && (
          <Button look="flame" data-glow="confirm" onPress={() => void act(ready)}>
            {desk.preview.length > 0 ? t('act.confirm') : t('act.play')}
          </Button>
        )}
        {scene.view.question?.kind !== 'declare' && (
          <Button look="quiet" onPress={() => desk.choose(null)}>
            {t('act.cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Cards to pick from, one by one, and what has been picked. */
function Picks({ scene, legal, act, seat }: Props) {
  const { view } = scene;
  const picks = those(legal, 'pick');
  if (picks.length === 0 && !view.picks?.length) return null;
  return (
    <div className={styles.picks}>
      {picks.map((pick) => (
        <Button
          key={pick.card}
          look="quiet"
          className={styles.pick}
          aria-label={cardName(pick.card)}
          data-glow="pick"
          onPress={() => void act(pick)}
        >
          <CardFace card={pick.card} owner={seat} />
        </Button>
      ))}
      {view.picks && view.picks.length > 0 && (
        <p className={styles.hint}>
          {t('board.pickedSoFar')}: {view.picks.map(cardName).join(', ')}
        </p>
      )}
    </div>
  );
}

function Abilities({ legal, act, seat }: Props) {
  return those(legal, 'use-ability').map((action) => (
    <Button key={action.stacks.join()} data-glow="ability" onPress={() => void act(action)}>
      {t('act.ability', { name: ABILITIES[seat].name })}
      {action.stacks.length > 0 &&
        ` ${t('act.onStacks', { stacks: action.stacks.map((stack) => stack + 1).join(', ') })}`}
    </Button>
  ));
}
