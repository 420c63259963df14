import type { Seat, View } from '@ghostlight/rest-in-peace';
import type { Scene } from '../game.ts';
import { psychicName, t } from './words.ts';

/** Who must do what, said to this viewer. */
export function sentence({ view, viewer, name }: Scene<View, Seat>): string {
  const { waitsFor, contest } = view;
  if (!waitsFor) return t('sentence.over');
  const { seat, kind, card } = waitsFor;
  const yours = seat === viewer;
  const who = { name: name(seat) };
  if (kind === 'carry') return yours ? t('sentence.yourCarry') : t('sentence.theirCarry', who);
  if (kind === 'place') return yours ? t('sentence.yourPlace') : t('sentence.theirPlace', who);
  if (kind === 'choice') {
    const asks = card === null ? '' : psychicName(card);
    return yours ? t('sentence.yourChoice', { card: asks }) : t('sentence.theirChoice', { ...who, card: asks });
  }
  const { own = 0, beat = 0 } = contest ?? {};
  if (yours && view.seats[seat].tripped && view.played === 0) return t('sentence.yourTurnTripped');
  if (own > beat) return yours ? t('sentence.yourTurnLead', { own, beat }) : t('sentence.theirTurnLead', who);
  if (beat === 0 && own === 0) {
    return yours ? t('sentence.yourTurnFirst') : t('sentence.theirTurnFirst', { ...who, round: view.round });
  }
  return yours ? t('sentence.yourTurnBeat', { beat }) : t('sentence.theirTurn', { ...who, beat });
}

export function verdict(reason: string, { view, name }: Scene<View, Seat>): string {
  const winner = view.outcome?.winners[0];
  if (!isReason(reason)) return t('sentence.over');
  return reason === 'equal-tokens'
    ? t(`verdict.${reason}`)
    : t(`verdict.${reason}`, { name: winner ? name(winner) : '' });
}

const REASONS = ['four-manors', 'three-castles', 'round-ten', 'more-tokens', 'equal-tokens'] as const;
const isReason = (text: string): text is (typeof REASONS)[number] => (REASONS as readonly string[]).includes(text);
