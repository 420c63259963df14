import type { Action, Event, Seat, View } from '@ghostlight/mysterium';
import type { BoardProps, Scene } from '../game.ts';

export type SeanceProps = BoardProps<View, Action, Event, Seat>;
export type Seance = Scene<View, Seat>;

/** The legal actions of one kind. */
export const those = <T extends Action['type']>(legal: readonly Action[], type: T) =>
  legal.filter((action): action is Extract<Action, { readonly type: T }> => action.type === type);
