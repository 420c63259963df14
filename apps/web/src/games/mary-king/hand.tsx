import { type CardId, isPower, type Seat } from '@ghostlight/mary-king';
import { clsx } from 'clsx';
import { Button as Pressable } from 'react-aria-components';
import { CardFace } from './card-face.tsx';
import styles from './hand.module.css';
import { cardName } from './names.ts';
import type { DuelProps } from './props.ts';
import type { Console } from './use-console.ts';
import { t } from './words.ts';

/** One's own hand. What can be played now glows; the rest says why not when tapped. */
export function Hand({ scene, legal, act, seat, desk }: DuelProps & { readonly seat: Seat; readonly desk: Console }) {
  const cards = scene.view.sides[seat].hand ?? [];
  const playable = (card: CardId) =>
    legal.some((action) => 'card' in action && action.card === card && action.type !== 'pick');
  const press = (card: CardId) => {
    if (playable(card)) return desk.choose(desk.card === card ? null : card);
    // The refusal is the rules' own sentence.
    void act(
      isPower(card)
        ? { type: 'play-power', card, effect: 1, target: null }
        : { type: 'play-control', card, turned: false },
    );
  };
  return (
    <ul className={styles.hand} aria-label={t('board.hand')}>
      {cards.map((card) => (
        <li key={card} className={clsx(styles.place, desk.card === card && styles.chosen)}>
          <Pressable
            className={clsx(styles.card, playable(card) && styles.glow)}
            aria-label={cardName(card)}
            aria-pressed={desk.card === card}
            data-card={card}
            data-glow={playable(card) ? 'card' : undefined}
            onPress={() => press(card)}
          >
            <CardFace card={card} owner={seat} turned={desk.card === card && desk.turned} />
          </Pressable>
        </li>
      ))}
    </ul>
  );
}
