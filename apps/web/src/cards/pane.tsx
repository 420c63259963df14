import type { MouseEvent } from 'react';
import type { ZoomCard } from '../games/game.ts';
import { t } from '../words/words.ts';
import type { Closer } from './closer.ts';
import { useFingers } from './use-fingers.ts';
import styles from './zoom.module.css';

interface Props {
  readonly card: ZoomCard;
  /** What it is called where it must be told from the one beside it. */
  readonly name: string;
  readonly closer: Closer;
  readonly onCloser: (closer: Closer) => void;
  readonly onSwipe: (by: number) => void;
  /** It was touched or focused: keys and buttons are about this one now. */
  readonly onActive: () => void;
}

/** One card as large as its half of the screen allows: pinch, wheel or keys hold it closer, a tap points at a spot. */
export function Pane({ card, name, closer, onCloser, onSwipe, onActive }: Props) {
  const point = (spot: Spot | null) => spot && card.onPoint?.(spot);
  const { pane, handlers } = useFingers<HTMLButtonElement & HTMLElement>({
    closer,
    onCloser,
    onSwipe,
    // Not the click: browsers leave it out when a tap follows a movement closely.
    onTap: ({ currentTarget, clientX, clientY }) => point(spotAt(currentTarget, { x: clientX, y: clientY })),
  });
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
  const byKey = (event: MouseEvent) => event.detail === 0 && point(spotAt(event.currentTarget, null));
  return (
    <figure className={styles.figure}>
      {card.onPoint ? (
        <button type="button" {...common} aria-label={t('zoom.point', { card: name })} onClick={byKey}>
          {lens}
        </button>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys hold it closer and move it
        <section {...common} aria-label={name} tabIndex={0}>
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

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The spot of the painting that was tapped, in thousandths; by keyboard the one in the middle of the pane. */
function spotAt(pane: Element, tapped: Spot | null): Spot | null {
  const painting = pane.querySelector('[data-painting]')?.getBoundingClientRect();
  if (!painting) return null;
  const box = pane.getBoundingClientRect();
  const at = tapped ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const x = Math.round(((at.x - painting.left) / painting.width) * THOUSAND);
  const y = Math.round(((at.y - painting.top) / painting.height) * THOUSAND);
  return [x, y].every((share) => share >= 0 && share <= THOUSAND) ? { x, y } : null;
}
