/** What an effect does, as data: a verb of `deeds/` and its numbers. */
export type Does =
  | { readonly verb: 'flip-tiles'; readonly among: 'any' | 'rival-corners'; readonly most: number }
  | { readonly verb: 'flip-line' }
  | { readonly verb: 'flip-block' }
  | { readonly verb: 'flip-outer' }
  | { readonly verb: 'flip-pattern' }
  | { readonly verb: 'flip-surrounded'; readonly beside: number }
  | { readonly verb: 'swap-tiles' }
  | { readonly verb: 'lock'; readonly most: number; readonly oneRow: boolean }
  | { readonly verb: 'unlock'; readonly most: number }
  | { readonly verb: 'discard-minds'; readonly rival: number; readonly self: number }
  | { readonly verb: 'discard-from-hand' }
  | { readonly verb: 'draw'; readonly count: number }
  | { readonly verb: 'restore'; readonly most: number; readonly place: 'shuffled' | 'top' }
  | { readonly verb: 'return-hand'; readonly most: number; readonly redraw: boolean }
  | { readonly verb: 'peek'; readonly look: number }
  | { readonly verb: 'pry' }
  | { readonly verb: 'take-idea' }
  | { readonly verb: 'drop-ideas'; readonly of: 'both' | 'rival'; readonly most: number }
  | { readonly verb: 'echo'; readonly of: 'own' | 'rival'; readonly moreBuys: number }
  | { readonly verb: 'redirect-penalty' }
  | { readonly verb: 'reduce-penalty'; readonly by: number }
  | { readonly verb: 'negate'; readonly kind: 'power' | 'control' | 'purchase'; readonly to: 'removed' | 'memory' }
  | { readonly verb: 'tax-purchase'; readonly by: number }
  | { readonly verb: 'more-plays'; readonly by: number }
  | { readonly verb: 'hush'; readonly by: number };

export type DoesOf<V extends Does['verb']> = Extract<Does, { readonly verb: V }>;

export interface Effect {
  /** Normal: on your own turn with an empty stack. Flash: also in every window. */
  readonly timing: 'normal' | 'flash';
  readonly text: string;
  /** What must be there when it is announced, to follow "needs". */
  readonly needs: string | null;
  /** Whether the rulebook gives this effect. */
  readonly printed: boolean;
  readonly rulings: readonly string[];
  readonly does: Does;
}

export interface PowerCard {
  readonly name: string;
  readonly icon: 'recall' | 'bury' | null;
  readonly effects: readonly [Effect, Effect];
}

export interface Ability {
  readonly name: string;
  readonly text: string;
  /** Cards drawn, or the most cards moved. */
  readonly cards: number;
}
