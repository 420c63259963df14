import type { Action, Event, Seat, View } from '@ghostlight/mary-king';
import type { BoardProps } from '../game.ts';

export type DuelProps = BoardProps<View, Action, Event, Seat>;

/** The legal actions of one kind. */
export const those = <T extends Action['type']>(legal: readonly Action[], type: T) =>
  legal.filter((action): action is Extract<Action, { readonly type: T }> => action.type === type);
