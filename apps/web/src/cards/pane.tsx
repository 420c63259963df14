import type { MouseEvent } from 'react';
import type { ZoomCard } from '../games/game.ts';
import { t } from '../words/words.ts';
import type { Closer } from './closer.ts';
import { useFingers } from './use-fingers.ts';
import styles from './zoom.module.css';

interface Props {
  readonly card: ZoomCard;
  readonly closer: Closer;
  readonly onCloser: (closer: Closer) => void;
  readonly onSwipe: (by: number) => void;
  /** It was touched or focused: keys and buttons are about this one now. */
  readonly onActive: () => void;
}

/** One card as large as its half of the screen allows: pinch, wheel or keys hold it closer, a tap points at a spot. */
export function Pane({ card, closer, onCloser, onSwipe, onActive }: Props) {
  const { pane, moved, handlers } = useFingers<HTMLButtonElement & HTMLElement>({ closer, onCloser, onSwipe });
  const lens = (
    <span
      className={styles.lens}
      style={{ transform: `translate(${closer.x * 100}%, ${closer.y * 100}%) scale(${closer.scale})` }}
    >
      {card.face}
    </span>
  );
  const common = {
    ref: pane,
    className: styles.pane,
    'data-pane': card.id,
    'data-scale': closer.scale.toFixed(2),
    onFocus: onActive,
    onPointerDownCapture: onActive,
    ...handlers,
  };
  const point = (event: MouseEvent<HTMLElement>) => {
    const spot = !moved() && spotOf(event);
    if (spot) card.onPoint?.(spot);
  };
  return (
    <figure className={styles.figure}>
      {card.onPoint ? (
        <button type="button" {...common} aria-label={t('zoom.point', { card: card.title })} onClick={point}>
          {lens}
        </button>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys hold it closer and move it
        <section {...common} aria-label={card.title} tabIndex={0}>
          {lens}
        </section>
      )}
      <figcaption className={styles.caption}>
        <b>{card.title}</b>
        {card.text && <span>{card.text}</span>}
      </figcaption>
    </figure>
  );
}

const THOUSAND = 1_000;

/** The spot of the painting that was tapped, in thousandths; by keyboard the one in the middle of the pane. */
function spotOf(event: MouseEvent<HTMLElement>): { readonly x: number; readonly y: number } | null {
  const painting = event.currentTarget.querySelector('[data-painting]')?.getBoundingClientRect();
  if (!painting) return null;
  const pane = event.currentTarget.getBoundingClientRect();
  const byKey = event.detail === 0;
  const at = byKey
    ? { x: pane.left + pane.width / 2, y: pane.top + pane.height / 2 }
    : { x: event.clientX, y: event.clientY };
  const x = Math.round(((at.x - painting.left) / painting.width) * THOUSAND);
  const y = Math.round(((at.y - painting.top) / painting.height) * THOUSAND);
  return [x, y].every((share) => share >= 0 && share <= THOUSAND) ? { x, y } : null;
}
