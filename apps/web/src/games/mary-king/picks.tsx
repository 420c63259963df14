import { type CardId, other, POWER, type Seat, type View } from '@ghostlight/mary-king';
import { clsx } from 'clsx';
import { Button as Pressable } from 'react-aria-components';
import { useZoom } from '../../cards/zoom.tsx';
import { CardFace, zoomCard } from './card-face.tsx';
import type { DoorsProps } from './doors.tsx';
import styles from './picks.module.css';
import { those } from './props.ts';
import { t } from './words.ts';

/** Cards to choose from one by one, where they do not lie in the hand. */
export function Picks({ scene, legal, act, seat }: DoorsProps) {
  const { view } = scene;
  const zoom = useZoom();
  if (view.question?.kind !== 'choose' || view.question.seat !== seat) return null;
  const legalPicks = those(legal, 'pick').map((pick) => pick.card);
  const { cards, owner } = offered(view, seat);
  if (cards.length === 0) return null;
  return (
    <ul className={styles.cards}>
      {cards.map((card) => {
        const picked = view.picks?.includes(card) ?? false;
        return (
          <li key={card}>
            <Pressable
              className={clsx(styles.card, picked && styles.picked, legalPicks.includes(card) && styles.glow)}
              aria-pressed={picked}
              data-glow={legalPicks.includes(card) ? 'pick' : undefined}
              onPress={() =>
                legalPicks.includes(card) ? void act({ type: 'pick', card }) : zoom.open([zoomCard(card, owner)])
              }
            >
              <CardFace card={card} owner={owner} />
            </Pressable>
          </li>
        );
      })}
    </ul>
  );
}

/** How many have been chosen of how many, where the player says how many. */
export function PickCount({ scene, seat }: DoorsProps) {
  const { question } = scene.view;
  if (question?.kind !== 'choose' || question.seat !== seat) return null;
  const { most } = offered(scene.view, seat);
  return (
    most !== null && (
      <span className={styles.count} role="status">
        {t('act.chosenOf', { count: question.picked, most })}
      </span>
    )
  );
}

interface Offered {
  readonly cards: readonly CardId[];
  readonly owner: Seat;
  /** How many may be chosen; null where it is just one. */
  readonly most: number | null;
}

function offered({ resolving, looking, sides }: View, seat: Seat): Offered {
  const does = resolving?.kind === 'power' ? POWER[resolving.card].effects[resolving.effect - 1]?.does : null;
  switch (does?.verb) {
    case 'restore':
      return { cards: sides[seat].memory.toReversed(), owner: seat, most: does.most };
    case 'return-hand':
      return { cards: [], owner: seat, most: does.most };
    case 'pry':
      return { cards: looking ?? [], owner: other(seat), most: null };
    default:
      return { cards: looking ?? [], owner: seat, most: null };
  }
}
