import { type CardId, type Cell, isControl, patternOf, type Seat, type View } from '@ghostlight/mary-king';
import { useState } from 'react';
import { cellsOf, mostOf, type Play, reaching, type Spot, settled, spotsOf } from './aim.ts';
import type { DuelProps } from './props.ts';

/** What the player has taken up. */
export type Choice =
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'idea'; readonly side: Seat; readonly stack: number; readonly card: CardId }
  | { readonly kind: 'ability' }
  /** A second tile for the effect that is being carried out. */
  | { readonly kind: 'tile' };

/** What the player is about to do. Nothing of it leaves the page before it is confirmed. */
export interface Console {
  readonly choice: Choice | null;
  readonly effect: 1 | 2 | null;
  readonly turned: boolean;
  /** Every legal play of what is chosen. */
  readonly plays: readonly Play[];
  /** The play that stands ready to be confirmed. */
  readonly ready: Play | null;
  readonly tapped: readonly Spot[];
  /** What can be tapped now. */
  readonly open: readonly Spot[];
  /** How many may be tapped, where the player says how many. */
  readonly most: number | null;
  /** Tiles that would turn or be locked, and those that would with the card the other way up. */
  readonly preview: readonly Cell[];
  readonly turnedPreview: readonly Cell[];
  readonly choose: (choice: Choice | null) => void;
  readonly chooseEffect: (effect: 1 | 2) => void;
  /** A control card is looked at without being taken up. */
  readonly glance: (card: CardId | null) => void;
  readonly turn: () => void;
  readonly tap: (spot: Spot) => void;
  readonly confirm: () => void;
}

interface Intent {
  readonly decision: number;
  readonly choice: Choice | null;
  readonly effect: 1 | 2 | null;
  readonly turned: boolean;
  readonly tapped: readonly Spot[];
}

const NOTHING: Omit<Intent, 'decision'> = { choice: null, effect: null, turned: false, tapped: [] };

export function useConsole({ scene, legal, act }: DuelProps): Console {
  const { view } = scene;
  const [kept, setKept] = useState<Intent>({ decision: view.decision, ...NOTHING });
  const [glanced, setGlanced] = useState<CardId | null>(null);
  // What was meant for one question is not meant for the next.
  const intent = kept.decision === view.decision ? kept : { decision: view.decision, ...NOTHING };
  const set = (change: Partial<Intent>) => setKept({ ...intent, ...change });

  const choice = intent.choice ?? compelled(view, legal);
  const all = choice ? legal.filter((action): action is Play => belongs(action, choice)) : [];
  const effects = new Set(all.flatMap((play) => (play.type === 'play-power' ? [play.effect] : [])));
  const effect = intent.effect ?? (effects.size === 1 ? ([...effects][0] ?? null) : null);
  const plays = all.filter((play) => play.type !== 'play-power' || play.effect === effect);
  const sided = thisWayUp(plays, intent.turned);
  const fixed = sided.length === 1 && sided[0]?.type !== 'pick-tile' ? (sided[0] ?? null) : null;
  const ready = fixed ?? settled(sided, view, intent.tapped);
  const card = choice && 'card' in choice && choice.kind === 'card' ? choice.card : glanced;
  const control = card && isControl(card) ? card : null;
  const controlPlay = ready?.type === 'play-control' ? ready : null;
  const turned = controlPlay?.turned ?? intent.turned;
  const spots = (control ? plays : sided).flatMap((play) => spotsOf(play, view));
  const confirm = () => {
    if (ready) void act(ready);
  };
  return {
    choice,
    effect,
    turned,
    plays: sided,
    ready,
    tapped: ready ? spotsOf(ready, view) : intent.tapped,
    open: fixed && !control ? [] : [...new Set(spots)],
    most: mostOf(sided, view),
    preview: preview(view, ready, control, turned, intent.tapped),
    turnedPreview: control ? patternCells(view, control, !turned) : [],
    choose: (next) => set({ ...NOTHING, choice: next }),
    chooseEffect: (next) => set({ effect: next, tapped: [] }),
    glance: setGlanced,
    turn: () => set({ turned: !turned }),
    confirm,
    tap: (spot) => {
      if (controlPlay) {
        if (spotsOf(controlPlay, view).includes(spot)) confirm();
        else set({ turned: !turned });
        return;
      }
      const again = intent.tapped.includes(spot);
      if (again && ready && sided.every((play) => spotsOf(play, view).length === 1)) confirm();
      else if (again) set({ tapped: intent.tapped.filter((each) => each !== spot) });
      else {
        const more = [...intent.tapped, spot];
        set({ tapped: reaching(sided, view, more).length > 0 ? more : [spot] });
      }
    },
  };
}

/** Of plays that differ only in which way up a pattern is held, the one that is held so; else whichever there is. */
function thisWayUp(plays: readonly Play[], turned: boolean): readonly Play[] {
  const way = (play: Play): boolean | null =>
    play.type === 'play-control'
      ? play.turned
      : play.type === 'play-power' && play.target?.kind === 'memory'
        ? play.target.turned
        : null;
  const held = plays.filter((play) => way(play) === null || way(play) === turned);
  return held.length > 0 ? held : plays;
}

function preview(
  view: View,
  ready: Play | null,
  control: Parameters<typeof patternOf>[0] | null,
  turned: boolean,
  tapped: readonly Spot[],
): readonly Cell[] {
  if (ready) return cellsOf(ready, view);
  if (control) return patternCells(view, control, turned);
  return tapped.flatMap((spot) => (spot.startsWith('cell:') ? [Number(spot.slice('cell:'.length))] : []));
}

const patternCells = (view: View, card: Parameters<typeof patternOf>[0], turned: boolean): readonly Cell[] =>
  patternOf(card, turned).filter((cell) => view.tiles[cell]?.lockedBy === null);

function belongs(action: DuelProps['legal'][number], choice: Choice): boolean {
  switch (choice.kind) {
    case 'card':
      return (action.type === 'play-control' || action.type === 'play-power') && action.card === choice.card;
    case 'idea':
      return action.type === 'buy-idea' && action.side === choice.side && action.stack === choice.stack;
    case 'ability':
      return action.type === 'use-ability';
    case 'tile':
      return action.type === 'pick-tile';
  }
}

/** An enemy idea that was bought must be played at once, and a second tile is asked for by itself: both are chosen already. */
function compelled({ question, resolving }: View, legal: DuelProps['legal']): Choice | null {
  if (legal.some((action) => action.type === 'pick-tile')) return { kind: 'tile' };
  if (legal.length > 0 && question?.kind === 'declare' && resolving?.kind === 'purchase')
    return { kind: 'card', card: resolving.card };
  return null;
}
