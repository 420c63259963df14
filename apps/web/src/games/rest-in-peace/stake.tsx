import type { Seat, View } from '@ghostlight/rest-in-peace';
import { useZoom } from '../../cards/zoom.tsx';
import { SeatMark } from '../../table/seat-mark.tsx';
import type { Scene } from '../game.ts';
import { PsychicCard } from './cards/psychic-card.tsx';
import { face } from './faces.ts';
import { Mansion } from './mansion.tsx';
import styles from './stake.module.css';
import { tokenNames } from './tell.ts';
import { psychicName, t } from './words.ts';
import { psychicZoom } from './zoom-cards.tsx';

/** Between the two sides: the house fought over, the psychic its loser gets, and what is at work here. */
export function Stake({ scene }: { readonly scene: Scene<View, Seat> }) {
  const zoom = useZoom();
  const { view } = scene;
  const round = view.rounds[view.round - 1];
  if (!round) return null;
  const tokens = round.result?.tokens ?? round.tokens;
  return (
    <div className={styles.stake}>
      <div className={styles.house}>
        {tokens.map((token, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens of one house are alike
          <span key={n} className={styles.token}>
            <Mansion token={token} />
          </span>
        ))}
        <span className={styles.words}>
          <b>{t('board.round', { round: view.round })}</b>
          <span>{tokenNames(tokens)}</span>
        </span>
      </div>
      {round.psychic !== null && view.round < 10 && (
        <button type="button" className={styles.psychic} onClick={() => zoom.open([psychicZoom(round.psychic ?? 0)])}>
          <span className={styles.card}>
            <PsychicCard card={round.psychic} plain />
          </span>
          <span className={styles.words}>
            <b>{psychicName(round.psychic)}</b>
            <span>{t('board.psychicFor')}</span>
          </span>
        </button>
      )}
      {view.inForce.length > 0 && (
        <ul className={styles.force} aria-label={t('board.atWork')}>
          {view.inForce.map(({ seat, card }) => (
            <li key={card}>
              <button type="button" className={styles.chip} onClick={() => zoom.open([psychicZoom(card)])}>
                <SeatMark face={face(seat)} size={18} />
                {psychicName(card)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
