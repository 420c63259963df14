import { type CardId, other, type Seat } from '@ghostlight/mary-king';
import { clsx } from 'clsx';
import { Button as Pressable } from 'react-aria-components';
import { useZoom } from '../../cards/zoom.tsx';
import { Button } from '../../ui/button.tsx';
import { CardFace, zoomCard } from './card-face.tsx';
import { cardName, type Duel } from './names.ts';
import styles from './side-strip.module.css';
import { t } from './words.ts';

const FULL_MIND = 25;

interface Props {
  readonly scene: Duel;
  readonly seat: Seat;
  /** The idea stacks of this side that can be bought from now. */
  readonly buyable: readonly number[];
  readonly onBuy: (stack: number) => void;
}

/** One side: its mind as a candle that burns down, its memory, its ideas. */
export function SideStrip({ scene, seat, buyable, onBuy }: Props) {
  const { view } = scene;
  const side = view.sides[seat];
  const zoom = useZoom();
  const browse = (cards: readonly CardId[], owner: Seat = seat) =>
    zoom.open(cards.toReversed().map((card, i) => zoomCard(card, owner, `${i}`)));
  const loses = view.penalties[seat];
  return (
    <section
      className={clsx(styles.strip, styles[seat], view.active === seat && styles.active)}
      aria-label={t(seat)}
      data-side={seat}
    >
      <div className={styles.mind}>
        <svg className={styles.candle} viewBox="0 0 20 60" aria-hidden="true">
          <rect x="5" y={56 - burnt(side.mind)} width="10" height={burnt(side.mind)} rx="2" />
          <path
            d="M10 0c1.500 4 4 5 4 8a4 4 0 11-8 0c0-3 2.500-4 4-8z"
            transform={`translate(0 ${40 - burnt(side.mind)})`}
          />
        </svg>
        <span className={styles.count}>
          <b>{side.mind}</b> {t('board.mind')}
        </span>
        {loses > 0 && <span className={styles.threat}>−{loses}</span>}
      </div>
      <ul className={styles.ideas} aria-label={t('board.ideas')}>
        {side.ideas.map((idea, stack) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stack is its place
          <li key={stack} className={styles.idea}>
            {idea.current ? (
              <Pressable
                className={clsx(styles.ideaCard, buyable.includes(stack) && styles.glow)}
                aria-label={
                  buyable.includes(stack) ? t('act.buy', { card: cardName(idea.current) }) : cardName(idea.current)
                }
                data-glow={buyable.includes(stack) ? 'buy' : undefined}
                onPress={() => (buyable.includes(stack) ? onBuy(stack) : browse(idea.faceUp))}
              >
                <CardFace card={idea.current} owner={seat} />
              </Pressable>
            ) : (
              <span className={styles.noIdea}>{t('board.noIdea')}</span>
            )}
            <span className={styles.facedown} role="img" aria-label={t('board.facedown', { count: idea.faceDown })}>
              {'▪'.repeat(idea.faceDown)}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.piles}>
        <span>
          {t('board.handOf')} {side.handSize}
        </span>
        <Button
          look="quiet"
          className={styles.pile}
          isDisabled={side.memory.length === 0}
          onPress={() => browse(side.memory)}
        >
          {t('board.memory')} {side.memory.length}
        </Button>
        {side.removed.length > 0 && (
          <Button look="quiet" className={styles.pile} onPress={() => browse(side.removed)}>
            {t('board.removed')} {side.removed.length}
          </Button>
        )}
        {view.options.specialAbilities && <span>{t('board.tokens', { count: view.tokens[seat] })}</span>}
        {view.hushed[seat] > 0 && <span>{t('board.hushed', { count: view.hushed[seat] })}</span>}
      </div>
    </section>
  );
}

const burnt = (mind: number): number => Math.round((Math.min(mind, FULL_MIND) / FULL_MIND) * 40);

/** The other side above, one's own below; the mortal below for those who look on. */
export const order = (viewer: Seat | 'spectator'): readonly [Seat, Seat] => {
  const own = viewer === 'spectator' ? 'mortal' : viewer;
  return [other(own), own];
};
