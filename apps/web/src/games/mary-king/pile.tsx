import type { Event, Item, PenaltyItem } from '@ghostlight/mary-king';
import { POWER, SEATS } from '@ghostlight/mary-king';
import { clsx } from 'clsx';
import { Button as Pressable } from 'react-aria-components';
import { useZoom } from '../../cards/zoom.tsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import type { Spot } from './aim.ts';
import { CardFace, Timing, zoomCard } from './card-face.tsx';
import { atWhat, type Duel, effectGist, face, whatOf } from './names.ts';
import { PaidStrip } from './paid-strip.tsx';
import styles from './pile.module.css';
import { t } from './words.ts';

interface Props {
  readonly scene: Duel;
  readonly told: readonly Event[];
  readonly open?: readonly Spot[];
  readonly tapped?: readonly Spot[];
  readonly onSpot?: (spot: Spot) => void;
}

/** The response stack drawn as a pile: the newest on top, each with whose it is and what it is aimed at. */
export function Pile({ scene, told, open = [], tapped = [], onSpot }: Props) {
  const { stack, resolving, question, viewer } = scene.view;
  // Whoever is choosing reads it in the sentence and needs the room.
  const choosing = question?.seat === viewer && (question.kind === 'choose' || question.kind === 'recall');
  const shown = choosing ? null : resolving;
  const items = shown && !stack.some((item) => item.id === shown.id) ? [...stack, shown] : stack;
  if (items.length === 0) return <PaidStrip scene={scene} told={told} />;
  return (
    <ol className={styles.pile} aria-label={t('board.stack')} data-depth={items.length}>
      {items.toReversed().map((item, i) => {
        const spot: Spot = `item:${stack.indexOf(item)}`;
        return (
          <li
            key={item.id}
            data-timing={timingOf(item)}
            className={clsx(styles.item, i === 0 && styles.top, tapped.includes(spot) && styles.tapped)}
          >
            {open.includes(spot) ? (
              <Pressable
                className={clsx(styles.aim)}
                data-glow="spot"
                data-tapped={tapped.includes(spot) || undefined}
                onPress={() => onSpot?.(spot)}
              >
                <OnPile item={item} scene={scene} />
              </Pressable>
            ) : (
              <OnPile item={item} scene={scene} />
            )}
            {'card' in item && <Face item={item} />}
          </li>
        );
      })}
    </ol>
  );
}

const timingOf = (item: Item): 'normal' | 'flash' | undefined =>
  item.kind === 'power' ? POWER[item.card].effects[item.effect - 1]?.timing : undefined;

const Face = ({ item }: { readonly item: Extract<Item, { readonly card: unknown }> }) => {
  const zoom = useZoom();
  return (
    <Pressable className={clsx(styles.card)} onPress={() => zoom.open([zoomCard(item.card, item.owner)])}>
      <CardFace card={item.card} owner={item.owner} turned={item.kind === 'control' && item.turned} />
    </Pressable>
  );
};

const OnPile = ({ item, scene }: { readonly item: Item; readonly scene: Duel }) => {
  if (item.kind === 'penalty') return <Penalty item={item} scene={scene} />;
  const at = atWhat(item, scene);
  return (
    <>
      <SeatMark face={face(item.controller)} size={22} />
      <span className={styles.words}>
        <span>{whatOf(item, scene.name)}</span>
        <span className={styles.at}>
          {item.kind === 'power' && (
            <span className={styles.effect}>
              <Timing flash={timingOf(item) === 'flash'} />
              {effectGist(item.card, item.effect)}
            </span>
          )}
          {at}
        </span>
      </span>
    </>
  );
};

/** Both amounts, and what the board made of them before somebody answered. */
const Penalty = ({ item, scene }: { readonly item: PenaltyItem; readonly scene: Duel }) => (
  <span className={styles.penalty}>
    <b>{t('what.penalty')}</b>
    {SEATS.map((seat) => {
      const [was, now] = [scene.view.penalties[seat], item.amounts[seat]];
      return (
        <span
          key={seat}
          className={clsx(styles.amount, was !== now && styles.changed)}
          data-changed={was !== now || undefined}
        >
          <SeatMark face={face(seat)} size={20} />
          <span className="sr-only">{t('at.penalty', { name: scene.name(seat), count: now })}</span>
          {was !== now && (
            <s aria-label={t('turmoil.was', { count: was })} role="img">
              −{was}
            </s>
          )}
          <span aria-hidden="true" key={now}>
            −{now}
          </span>
        </span>
      );
    })}
  </span>
);
