import type { Pick, Psychic, Value } from '@ghostlight/rest-in-peace';
import { pickKey } from './picks.ts';

/** What has been tapped and waits to be confirmed: on this board nothing can be taken back. */
export type Chosen =
  | { readonly kind: 'ghost'; readonly value: Value; readonly place: number }
  | { readonly kind: 'psychic'; readonly card: Psychic }
  | { readonly kind: 'pick'; readonly pick: Pick; readonly place?: number }
  | { readonly kind: 'withdraw' };

export const isPick = (chosen: Chosen | null, pick: Pick): boolean =>
  chosen?.kind === 'pick' && pickKey(chosen.pick) === pickKey(pick);
