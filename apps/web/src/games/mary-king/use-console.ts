import type { CardId, Cell, View } from '@ghostlight/mary-king';
import { useState } from 'react';
import { cellsOf, type Play, reaching, settled } from './aim.ts';
import type { DuelProps } from './props.ts';

/** What the player is about to do: a card, an effect of it, tiles tapped. Nothing of it leaves the page before it is confirmed. */
export interface Console {
  readonly card: CardId | null;
  readonly effect: 1 | 2 | null;
  readonly turned: boolean;
  /** Every legal play of the chosen card and effect. */
  readonly plays: readonly Play[];
  /** The play that stands ready to be confirmed. */
  readonly ready: Play | null;
  /** Whether tiles are to be tapped. */
  readonly aims: boolean;
  readonly open: readonly Cell[];
  readonly preview: readonly Cell[];
  readonly choose: (card: CardId | null) => void;
  readonly chooseEffect: (effect: 1 | 2) => void;
  readonly turn: () => void;
  readonly tap: (cell: Cell) => void;
}

interface Intent {
  readonly decision: number;
  readonly card: CardId | null;
  readonly effect: 1 | 2 | null;
  readonly turned: boolean;
  readonly tapped: readonly Cell[];
}

const NOTHING: Omit<Intent, 'decision'> = { card: null, effect: null, turned: false, tapped: [] };

export function useConsole({ scene, legal }: DuelProps): Console {
  const { view } = scene;
  const [kept, setKept] = useState<Intent>({ decision: view.decision, ...NOTHING });
  // What was meant for one question is not meant for the next.
  const intent = kept.decision === view.decision ? kept : { decision: view.decision, ...NOTHING };
  const set = (change: Partial<Intent>) => setKept({ ...intent, ...change });

  const ofCard = playsOf(legal, intent.card ?? boughtCard(view));
  const card = intent.card ?? (ofCard.length > 0 ? boughtCard(view) : null);
  const effects = new Set(ofCard.flatMap((play) => (play.type === 'play-power' ? [play.effect] : [])));
  const effect = intent.effect ?? (effects.size === 1 ? ([...effects][0] ?? null) : null);
  const plays = ofCard.filter((play) => play.type === 'play-control' || play.effect === effect);
  const control =
    plays.find((play) => play.type === 'play-control' && play.turned === intent.turned) ??
    plays.find((play) => play.type === 'play-control');
  const aims = !control && plays.length > 1 && plays.every((play) => cellsOf(play, view) !== null);
  const [only] = plays;
  const ready = control ?? (aims ? settled(plays, view, intent.tapped) : plays.length === 1 ? (only ?? null) : null);
  const left = aims ? reaching(plays, view, intent.tapped) : [];
  return {
    card,
    effect,
    turned: control?.type === 'play-control' && control.turned,
    plays,
    ready,
    aims,
    open: aims ? [...new Set(left.flatMap((play) => cellsOf(play, view) ?? []))] : [],
    preview: (ready && cellsOf(ready, view)) ?? intent.tapped,
    choose: (next) => set({ ...NOTHING, card: next }),
    chooseEffect: (next) => set({ effect: next, tapped: [] }),
    turn: () => set({ turned: !intent.turned }),
    tap: (cell) =>
      set({
        tapped: intent.tapped.includes(cell) ? intent.tapped.filter((each) => each !== cell) : [...intent.tapped, cell],
      }),
  };
}

const playsOf = (legal: DuelProps['legal'], card: CardId | null): readonly Play[] =>
  legal.filter(
    (action): action is Play =>
      (action.type === 'play-control' || action.type === 'play-power') && action.card === card,
  );

/** An enemy idea that was bought must be played at once: it is chosen already. */
const boughtCard = ({ question, resolving }: View): CardId | null =>
  question?.kind === 'declare' && resolving?.kind === 'purchase' ? resolving.card : null;
