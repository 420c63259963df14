import type { CardView, Seat, SideView } from '@ghostlight/rest-in-peace';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Sheet } from '../../ui/sheet.tsx';
import { cardLabel, LaidFace } from './laid-cards.tsx';
import styles from './side-total.module.css';
import { psychicName, t } from './words.ts';

interface Props {
  readonly seat: Seat;
  readonly name: string;
  readonly side: SideView;
  /** The tenth house is still being turned up. */
  readonly secret: boolean;
}

/** A side's total, how it came about in short, and card by card behind a tap. */
export function SideTotal({ seat, name, side, secret }: Props) {
  const [open, setOpen] = useState(false);
  const total = secret ? '?' : String(side.total ?? 0).replace('-', '−');
  return (
    <>
      <button
        type="button"
        className={clsx(styles.total, styles[seat])}
        aria-label={t('board.totalOf', { name, total })}
        data-total={seat}
        onClick={() => setOpen(true)}
      >
        <span key={total} className={styles.number}>
          {total}
        </span>
        <span className={styles.sum} data-text={secret ? '' : shortSum(side.cards)} />
      </button>
      <Sheet title={t('sum.title', { name, total })} open={open} onClose={() => setOpen(false)}>
        {side.cards.length === 0 ? (
          <p>{t('sum.empty')}</p>
        ) : (
          <ol className={styles.lines}>
            {side.cards.map((card, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cards keep their order
              <li key={place} className={styles.line}>
                <span className={styles.face}>
                  <LaidFace card={card} seat={seat} />
                </span>
                <span>
                  <b>{cardLabel(card, seat)}</b>
                  {how(card).map((sentence) => (
                    <span key={sentence} className={styles.how}>
                      {sentence}
                    </span>
                  ))}
                </span>
              </li>
            ))}
          </ol>
        )}
        <p className={styles.rule}>{t('sum.beat')}</p>
      </Sheet>
    </>
  );
}

/** "5 + 3 + 1": each card that counts. */
function shortSum(cards: readonly CardView[]): string {
  const values = cards.flatMap((card) =>
    card.kind !== 'hidden' && card.score?.units.length ? [card.score.value] : [],
  );
  if (values.length < 2) return '';
  // Many cards stand close together and may break behind any plus.
  return values.length > 3
    ? values.join('+\u200b').replaceAll('+\u200b-', '−')
    : values.join(' + ').replaceAll('+ -', '− ');
}

/** What each psychic made of the card, in words. */
function how(card: CardView): readonly string[] {
  if (card.kind === 'hidden' || !card.score) return [];
  const { units, worthless } = card.score;
  if (units.length === 0) return [t('sum.noValue')];
  if (worthless) return [t('sum.worthless')];
  return units.flatMap(({ base, changes, silencedBy }) => [
    t('sum.base', { base }),
    ...changes.map(({ card: by, amount }) =>
      t('sum.change', { amount: amount > 0 ? `+${amount}` : `−${-amount}`, card: psychicName(by) }),
    ),
    ...(silencedBy === null ? [] : [t('sum.silenced', { card: psychicName(silencedBy) })]),
  ]);
}
