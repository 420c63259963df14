import { type CardId, isPower, type Seat } from '@ghostlight/mary-king';
import { clsx } from 'clsx';
import { Button as Pressable } from 'react-aria-components';
import { CardFace } from './card-face.tsx';
import styles from './hand.module.css';
import { type DuelProps, those } from './props.ts';
import type { Console } from './use-console.ts';
import { t } from './words.ts';

interface Props extends DuelProps {
  readonly seat: Seat;
  readonly desk: Console;
}

/** One's own hand. What can be done with a card now glows; any card can be taken up and read. */
export function Hand({ scene, legal, act, seat, desk }: Props) {
  const { view } = scene;
  const cards = view.sides[seat].hand ?? [];
  const picks = view.looking ? [] : those(legal, 'pick').map((pick) => pick.card);
  const playable = (card: CardId) =>
    legal.some((action) => (action.type === 'play-control' || action.type === 'play-power') && action.card === card);
  const taken = (card: CardId) => desk.choice?.kind === 'card' && desk.choice.card === card;
  const press = (card: CardId) => {
    if (picks.includes(card)) return void act({ type: 'pick', card });
    if (taken(card) && desk.ready) return desk.confirm();
    desk.choose(taken(card) ? null : { kind: 'card', card });
    // The refusal is the rules' own sentence.
    if (!playable(card) && !taken(card))
      void act(isPower(card) ? FIRST(card) : { type: 'play-control', card, turned: false });
  };
  return (
    <ul className={styles.hand} aria-label={t('board.hand')}>
      {cards.map((card) => {
        const glows = playable(card) || picks.includes(card);
        return (
          <li key={card} className={clsx(styles.place, taken(card) && styles.chosen)}>
            <Pressable
              className={clsx(styles.card, glows && styles.glow, view.picks?.includes(card) && styles.picked)}
              aria-pressed={taken(card)}
              data-card={card}
              data-glow={picks.includes(card) ? 'pick' : playable(card) ? 'card' : undefined}
              onFocusChange={(here) => desk.glance(here ? card : null)}
              onHoverChange={(here) => desk.glance(here ? card : null)}
              onPress={() => press(card)}
            >
              <CardFace card={card} owner={seat} turned={taken(card) && desk.turned} />
            </Pressable>
          </li>
        );
      })}
    </ul>
  );
}

const FIRST = (card: Extract<CardId, `P${string}`>) => ({ type: 'play-power', card, effect: 1, target: null }) as const;
