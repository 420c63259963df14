import { clsx } from 'clsx';
import { type KeyboardEvent, useState } from 'react';
import { Button as Pressable } from 'react-aria-components';
import type { ZoomCard } from '../games/game.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { t } from '../words/words.ts';
import { type Closer, panned, WHOLE, zoomed } from './closer.ts';
import { Pane } from './pane.tsx';
import { toldApart } from './told-apart.ts';
import styles from './zoom.module.css';

/** The cards at hand, the one looked at, and the one held beside it. */
export interface Shown {
  readonly cards: readonly ZoomCard[];
  readonly at: number;
  readonly beside: number | null;
}

interface Props {
  readonly shown: Shown;
  readonly onShow: (shown: Shown) => void;
  readonly onClose: () => void;
}

const STEP = 1.4;
/** How far an arrow key moves a picture that is held closer, in shares of its pane. */
const NUDGE = 0.12;
const ARROWS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: NUDGE, y: 0 },
  ArrowRight: { x: -NUDGE, y: 0 },
  ArrowUp: { x: 0, y: NUDGE },
  ArrowDown: { x: 0, y: -NUDGE },
};

/** One card or two over the whole screen. A card of the other pile is put beside the first, one of the same pile takes its place. */
export function Stage({ shown, onShow, onClose }: Props) {
  const { cards, at, beside } = shown;
  const panes = [at, ...(beside === null ? [] : [beside])].toSorted((a, b) => a - b);
  const names = toldApart(
    cards.map((card) => card.title),
    (card, n, count) => t('zoom.inPlace', { card, n, count }),
  );
  const [closers, setClosers] = useState<Readonly<Record<number, Closer>>>({});
  const [touched, setTouched] = useState<number | null>(null);
  const active = touched !== null && panes.includes(touched) ? touched : at;
  const closer = closers[active] ?? WHOLE;
  const hold = (n: number, next: Closer) => setClosers((before) => ({ ...before, [n]: next }));
  const show = (next: Partial<Shown>) => onShow({ ...shown, ...next });
  const step = (by: number) => {
    let next = at;
    do next = (next + by + cards.length) % cards.length;
    while (next === beside);
    show({ at: next });
  };

  const keys = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (event.key === '+' || event.key === '=') hold(active, zoomed(closer, STEP));
    else if (event.key === '-') hold(active, zoomed(closer, 1 / STEP));
    else if (event.key === '0') hold(active, WHOLE);
    else if (arrow && closer.scale > 1) hold(active, panned(closer, arrow));
    else if (arrow && arrow.x !== 0 && cards.length > 1) step(arrow.x < 0 ? 1 : -1);
    else return;
    event.preventDefault();
  };

  return (
    // A mouse that swipes must not carry the picture away.
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys repeat what the buttons below do
    <div className={styles.stage} onKeyDown={keys} onDragStart={(event) => event.preventDefault()}>
      <div className={clsx(styles.cards, panes.length > 1 && styles.two)}>
        {panes.map((n) => {
          const card = cards[n];
          return (
            card && (
              <Pane
                key={card.id}
                card={card}
                name={names[n] ?? card.title}
                closer={closers[n] ?? WHOLE}
                onCloser={(next) => hold(n, next)}
                onSwipe={(by) => cards.length > 1 && step(by)}
                onActive={() => setTouched(n)}
              />
            )
          );
        })}
      </div>
      {cards.length > 1 && <Strip shown={shown} onChoose={(n) => onShow(chosen(shown, n))} />}
      <div className={styles.bar}>
        {cards.length > 1 && (
          <Button look="quiet" aria-label={t('zoom.previous')} onPress={() => step(-1)}>
            <Icon name="previous" />
          </Button>
        )}
        <span className={styles.count} aria-live="polite">
          {cards.length > 1 && t('zoom.of', { n: at + 1, count: cards.length })}
        </span>
        {cards.length > 1 && (
          <Button look="quiet" aria-label={t('zoom.next')} onPress={() => step(1)}>
            <Icon name="next" />
          </Button>
        )}
        <Button look="quiet" aria-label={t('zoom.further')} onPress={() => hold(active, zoomed(closer, 1 / STEP))}>
          <Icon name="further" />
        </Button>
        <Button look="quiet" aria-label={t('zoom.closer')} onPress={() => hold(active, zoomed(closer, STEP))}>
          <Icon name="zoom" />
        </Button>
        {cards.length > 1 && (
          <Button
            look="quiet"
            onPress={() => show(beside === null ? { beside: at, at: (at + 1) % cards.length } : { beside: null })}
          >
            <Icon name="beside" />
            {t(beside === null ? 'zoom.hold' : 'zoom.release')}
          </Button>
        )}
        <Button look="brass" autoFocus onPress={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}

/** A card of the pile that is not looked at yet goes beside; else it takes the place of the one of its pile. */
function chosen(shown: Shown, n: number): Shown {
  const { cards, at, beside } = shown;
  if (n === at || n === beside) return shown;
  const pileOf = (index: number | null) => (index === null ? undefined : cards[index]?.pile);
  const pile = pileOf(n);
  if (beside === null) return pile === pileOf(at) ? { ...shown, at: n } : { ...shown, at: n, beside: at };
  return pile === pileOf(beside) && pile !== pileOf(at) ? { ...shown, beside: n } : { ...shown, at: n };
}

/** All cards at hand, small: a tap away from being looked at. */
function Strip({ shown, onChoose }: { readonly shown: Shown; readonly onChoose: (n: number) => void }) {
  const { cards, at, beside } = shown;
  if (!cards.some((card) => card.thumb)) return null;
  return (
    <ul className={styles.strip} aria-label={t('zoom.all')}>
      {cards.map((card, n) => (
        <li key={card.id} className={clsx(n > 0 && card.pile !== cards[n - 1]?.pile && styles.apart)}>
          <Pressable
            className={clsx(styles.thumb)}
            aria-label={t('zoom.show', { card: [card.title, card.text].filter(Boolean).join('. ') })}
            aria-pressed={n === at || n === beside}
            data-thumb={card.id}
            onPress={() => onChoose(n)}
          >
            {card.thumb}
          </Pressable>
        </li>
      ))}
    </ul>
  );
}
