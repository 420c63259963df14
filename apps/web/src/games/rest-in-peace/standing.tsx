import type { Seat, View } from '@ghostlight/rest-in-peace';
import type { ReactNode } from 'react';
import { SeatMark } from '../../table/seat-mark.tsx';
import type { Scene } from '../game.ts';
import { GhostCard } from './cards/ghost-card.tsx';
import { face } from './faces.ts';
import { Mansion } from './mansion.tsx';
import styles from './standing.module.css';
import { t } from './words.ts';

interface Props {
  readonly scene: Scene<View, Seat>;
  readonly seat: Seat;
  /** With mark and name, where no plate says them. */
  readonly named?: boolean;
  readonly children?: ReactNode;
}

/** How a seat stands: houses won, cards in hand and deck, what is known of it. */
export function Standing({ scene, seat, named = false, children }: Props) {
  const { view, viewer, name } = scene;
  const { tokens, handCount, hand, deckCount, tripped, known, discards } = view.seats[seat];
  return (
    <div className={styles.standing}>
      {named && (
        <>
          <SeatMark face={face(seat)} size={24} />
          <span className={styles.name}>{name(seat)}</span>
        </>
      )}
      <Won tokens={tokens} seat={seat} />
      <span className={styles.count}>{t('board.inHand', { count: handCount })}</span>
      <span className={styles.count}>{t('board.inDeck', { count: deckCount })}</span>
      {tripped && <span className={styles.tripped}>{t('board.tripped')}</span>}
      {hand && (viewer !== seat || view.outcome) && (
        <ul className={styles.seen} aria-label={t('board.handOf', { name: name(seat) })}>
          {hand.map((value, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: ghosts of one value are alike
            <li key={place} className={styles.mini}>
              <GhostCard seat={seat} value={value} />
              <span className="sr-only">{t('ghost', { value })}</span>
            </li>
          ))}
        </ul>
      )}
      {known.length > 0 && (
        <details className={styles.known}>
          <summary>{t('board.knownShort')}</summary>
          <ul>
            {known.map((fact) => (
              <li key={JSON.stringify(fact)}>
                {t('board.fact', {
                  count: fact.atLeast,
                  values: fact.values.join(', '),
                  places: fact.places
                    .map((place) => t(typeof place === 'number' ? 'board.place.tenth' : `board.place.${place}`))
                    .join(' / '),
                })}
              </li>
            ))}
          </ul>
        </details>
      )}
      {discards.length > 0 && (
        <span className={styles.count}>{t('board.discards', { values: discards.join(', ') })}</span>
      )}
      {children}
    </div>
  );
}

/** Four manors or three castles win: both are counted against that. */
function Won({ tokens, seat }: { readonly tokens: readonly ('manor' | 'castle')[]; readonly seat: Seat }) {
  const count = (kind: 'manor' | 'castle') => tokens.filter((token) => token === kind).length;
  return (
    <span className={styles.won} data-family={seat}>
      {(['manor', 'castle'] as const).map((kind) => (
        <span key={kind} className={styles.kind}>
          <span className={styles.house}>
            <Mansion token={kind} />
          </span>
          <span aria-hidden="true">
            {count(kind)}
            <span className={styles.of}>/{kind === 'manor' ? 4 : 3}</span>
          </span>
          <span className="sr-only">{t(`tokens.${kind}`, { count: count(kind) })}</span>
        </span>
      ))}
    </span>
  );
}
