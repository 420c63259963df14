import type { Action, Pick, Psychic, Question, Seat, View } from '@ghostlight/rest-in-peace';
import type { Scene } from '../game.ts';
import { aGhost, psychicName, t } from './words.ts';

/** Where the cards lie that a question points at. */
export type Zone = 'ours' | 'theirs' | 'hand' | 'elsewhere';

const ZONES: Readonly<Record<Psychic, Zone>> = { 11: 'theirs', 15: 'ours', 16: 'ours', 21: 'hand', 22: 'ours' };

export function zoneOf(question: Question | null): Zone {
  if (!question || question.kind === 'turn') return 'elsewhere';
  if (question.kind === 'place') return 'hand';
  return ZONES[question.card ?? 0] ?? 'elsewhere';
}

/** The legal action that answers the open question with this pick. */
export const answering = (legal: readonly Action[], pick: Pick): Action | undefined =>
  legal.find((action) => 'pick' in action && pickKey(action.pick) === pickKey(pick));

export const picksIn = (legal: readonly Action[]): readonly Pick[] =>
  legal.flatMap((action) => ('pick' in action ? [action.pick] : []));

export function pickKey(pick: Pick): string {
  switch (pick.kind) {
    case 'value':
    case 'ghost':
      return `${pick.kind}:${pick.value}`;
    case 'psychic':
      return `psychic:${pick.card}`;
    case 'past':
      return `past:${pick.round}:${pick.value}`;
    case 'seat':
      return `seat:${pick.seat}`;
    case 'round':
      return `round:${pick.round}`;
  }
}

export function pickName(pick: Pick, name: Scene<View, Seat>['name']): string {
  switch (pick.kind) {
    case 'value':
      return t('tray.value', { value: pick.value });
    case 'ghost':
      return aGhost(pick.value);
    case 'psychic':
      return psychicName(pick.card);
    case 'past':
      return t('tray.past', { value: pick.value, round: pick.round });
    case 'seat':
      return name(pick.seat);
    case 'round':
      return t('tray.round', { round: pick.round });
  }
}

/** Two moves on one's turn are the same. */
export const sameMove = (a: Action, b: Action): boolean =>
  a.type === b.type &&
  (a.type !== 'play-ghost' || b.type !== 'play-ghost' || a.value === b.value) &&
  (a.type !== 'play-psychic' || b.type !== 'play-psychic' || a.card === b.card);
