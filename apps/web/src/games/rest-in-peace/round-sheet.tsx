import type { Seat, View } from '@ghostlight/rest-in-peace';
import { Sheet } from '../../ui/sheet.tsx';
import type { Scene } from '../game.ts';
import { PsychicCard } from './cards/psychic-card.tsx';
import { cardLabel, LaidFace } from './laid-cards.tsx';
import { Mansion } from './mansion.tsx';
import styles from './round-sheet.module.css';
import { tokenNames } from './tell.ts';
import { psychicName, psychicTenth, psychicText, t } from './words.ts';

interface Props {
  readonly scene: Scene<View, Seat>;
  /** Which house; null while closed. */
  readonly round: number | null;
  readonly onClose: () => void;
}

/** One house, with all that lies there. */
export function RoundSheet({ scene, round, onClose }: Props) {
  const { view, name } = scene;
  const shown = round === null ? null : view.rounds[round - 1];
  const tokens = shown?.result?.tokens ?? shown?.tokens ?? [];
  return (
    <Sheet title={t('board.round', { round: round ?? 0 })} open={round !== null} onClose={onClose}>
      {shown && (
        <div className={styles.round}>
          <div className={styles.head}>
            {tokens.map((token, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens of one house are alike
              <span key={n} className={styles.token}>
                <Mansion token={token} />
              </span>
            ))}
            <p>
              <span className={styles.tokens}>{tokenNames(tokens)}</span>
              {shown.result && (
                <span className={styles.dim}>
                  {shown.result.winner ? t('board.wonBy', { name: name(shown.result.winner) }) : t('board.tied')}
                  {', '}
                  {t('board.endedAt', {
                    a: Math.max(shown.result.totals.green, shown.result.totals.blue),
                    b: Math.min(shown.result.totals.green, shown.result.totals.blue),
                  })}
                </span>
              )}
            </p>
          </div>
          {shown.psychic !== null && (
            <div className={styles.psychic}>
              <span className={styles.card}>
                <PsychicCard card={shown.psychic} />
              </span>
              <p>
                <b>{psychicName(shown.psychic)}</b>
                <span>{psychicText(shown.psychic)}</span>
                <span className={styles.dim}>
                  {t('board.round', { round: 10 })}: {psychicTenth(shown.psychic)}
                </span>
              </p>
            </div>
          )}
          {(['green', 'blue'] as const).map((seat) => (
            <div key={seat}>
              <h3 className={styles.side}>{name(seat)}</h3>
              {shown.sides[seat].cards.length === 0 ? (
                <p className={styles.dim}>{t('board.nothing')}</p>
              ) : (
                <ul className={styles.cards}>
                  {shown.sides[seat].cards.map((card, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cards keep their order
                    <li key={place} className={styles.card}>
                      <LaidFace card={card} seat={seat} />
                      <span className="sr-only">{cardLabel(card, seat)}</span>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </div>
      )}
    </Sheet>
  );
}
