import type { CardId, Event, Item, Seat, View } from '@ghostlight/mary-king';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Button as Pressable } from 'react-aria-components';
import { useZoom } from '../../cards/zoom.tsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import type { Spot } from './aim.ts';
import { Candle } from './candle.tsx';
import { zoomCard } from './card-face.tsx';
import { Glyph, type GlyphName } from './glyph.tsx';
import { IdeaPlace } from './idea-place.tsx';
import { cardName, type Duel, face } from './names.ts';
import styles from './rail.module.css';
import { leaving } from './turmoil.ts';
import { t } from './words.ts';

interface Props {
  readonly scene: Duel;
  readonly seat: Seat;
  readonly told: readonly Event[];
  /** What can be tapped to aim something, and what has been. */
  readonly open: readonly Spot[];
  readonly tapped: readonly Spot[];
  readonly onSpot: (spot: Spot) => void;
  /** The idea piles of this side that can be bought from now. */
  readonly buyable: readonly number[];
  readonly onIdea: (stack: number, card: CardId) => void;
}

/** One side, beside the portrait: its mind as a candle that burns down, its ideas, its memory. */
export function Rail(props: Props) {
  const { scene, seat, told, open, tapped, onSpot } = props;
  const { view } = scene;
  const side = view.sides[seat];
  const zoom = useZoom();
  const browse = (cards: readonly CardId[]) =>
    zoom.open(cards.toReversed().map((card, i) => zoomCard(card, seat, `${i}`)));
  const memory: Spot = `memory:${seat}`;
  const known = side.known.flatMap((card) => (card ? [cardName(card)] : []));
  return (
    <section
      className={clsx(styles.rail, styles[seat], view.active === seat && styles.active)}
      aria-label={t(seat)}
      data-side={seat}
    >
      <Mind scene={scene} seat={seat} told={told} />
      <ul className={styles.ideas} aria-label={t('board.ideas')}>
        {side.ideas.map((idea, stack) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stack is its place
          <IdeaPlace key={stack} {...props} idea={idea} stack={stack} onBrowse={() => browse(idea.faceUp)} />
        ))}
      </ul>
      <div className={styles.piles}>
        <Fact glyph="hand" label={t('board.handOf')} count={side.handSize} />
        <Pressable
          className={clsx(styles.pile, open.includes(memory) && styles.glow, tapped.includes(memory) && styles.tapped)}
          isDisabled={side.memory.length === 0}
          data-glow={open.includes(memory) ? 'spot' : undefined}
          data-tapped={tapped.includes(memory) || undefined}
          onPress={() => (open.includes(memory) ? onSpot(memory) : browse(side.memory))}
        >
          <Fact glyph="memory" label={t('board.memory')} count={side.memory.length} />
        </Pressable>
        {side.removed.length > 0 && (
          <Pressable className={clsx(styles.pile)} onPress={() => browse(side.removed)}>
            <Fact glyph="gone" label={t('board.removed')} count={side.removed.length} />
          </Pressable>
        )}
        {view.options.specialAbilities && <Fact glyph="token" label={t('board.tokens')} count={view.tokens[seat]} />}
        {view.hushed[seat] > 0 && (
          <span className={styles.note}>{t('board.hushed', { count: view.hushed[seat] })}</span>
        )}
        {known.length > 0 && <span className={styles.note}>{t('board.known', { cards: known.join(', ') })}</span>}
      </div>
    </section>
  );
}

/** The candle, its number, what the turmoil threatens, and the cards as they leave. */
function Mind({ scene, seat, told }: Pick<Props, 'scene' | 'seat' | 'told'>) {
  const { view, name } = scene;
  const { mind } = view.sides[seat];
  const loses = threatTo(seat, view);
  const gone = leaving(told, seat);
  return (
    <div className={styles.mind}>
      <SeatMark face={face(seat)} size={22} />
      <Candle mind={mind} side={seat} />
      <b className={styles.count}>
        <span aria-hidden="true">{mind}</span>
        <span className="sr-only">{t('board.mindOf', { name: name(seat), count: mind })}</span>
      </b>
      {loses > 0 && (
        <span className={styles.threat}>
          <span aria-hidden="true">−{loses}</span>
          <span className="sr-only">{t('board.threat', { name: name(seat), count: loses })}</span>
        </span>
      )}
      {gone.map((card, i) => (
        <span key={card} className={clsx(styles.leaving, styles[`leaving${i % 3}`])} aria-hidden="true" />
      ))}
    </div>
  );
}

/** What a seat is to lose: as it stands on the pile, or else as the board has it now. */
function threatTo(seat: Seat, view: View): number {
  const pending = view.stack.find((item): item is Extract<Item, { kind: 'penalty' }> => item.kind === 'penalty');
  return (pending?.amounts ?? view.penalties)[seat];
}

interface FactProps {
  readonly glyph: GlyphName;
  readonly label: string;
  readonly count: number;
}

const Fact = ({ glyph, label, count }: FactProps): ReactNode => (
  <span className={styles.fact}>
    <Glyph name={glyph} />
    <span className={styles.label}>{label}</span>
    <span>{count}</span>
  </span>
);
