import { shuffle } from '@ghostlight/rules-kit';
import { byId, type DreamId, without } from './cards.ts';
import { HAND_SIZE } from './editions.ts';
import type { ShownVision } from './events.ts';
import { type Flow, set, setDreams, tell, tellGhost } from './flow.ts';
import type { Dreams, PublicDreams } from './types.ts';

/** What everybody may know of the ghost's cards. */
export const publicDreams = (dreams: Dreams): PublicDreams => ({
  hand: dreams.hand.length,
  pile: dreams.pile.length,
  open: dreams.open,
  thrown: dreams.thrown.length,
  returned: dreams.returned,
  unnamed: dreams.unnamed,
  redrawsLeft: dreams.redrawsLeft,
});

/** How many cards could still be drawn, the discards included. */
export const drawable = (dreams: Dreams): number => dreams.pile.length + dreams.open.length + dreams.thrown.length;

/** Draws up to seven; an empty pile is made anew from all discards, and only then (MY-R2). */
export function refill(flow: Flow): void {
  const before = flow.state.dreams;
  const drawn: DreamId[] = [];
  let pile = before.pile;
  let reshuffled = false;
  const missing = () => HAND_SIZE - before.hand.length - drawn.length;
  while (missing() > 0) {
    if (pile.length === 0) {
      const made = reshuffle(flow);
      if (made.length === 0) break;
      pile = made;
      reshuffled = true;
    }
    const next = pile.slice(0, missing());
    drawn.push(...next);
    pile = pile.slice(next.length);
  }
  if (drawn.length === 0) return;
  setDreams(flow, { hand: [...before.hand, ...drawn], pile });
  const event = { type: 'drew', count: drawn.length, reshuffled } as const;
  tellGhost(flow, { ...event, dreams: drawn }, { ...event, dreams: null });
}

function reshuffle(flow: Flow): readonly DreamId[] {
  const { open, thrown } = flow.state.dreams;
  if (open.length + thrown.length === 0) return [];
  const [pile, random] = shuffle(flow.state.random, [...open, ...thrown]);
  set(flow, { random });
  setDreams(flow, { open: [], thrown: [], returned: byId(open), unnamed: thrown.length });
  return pile;
}

/** Throws these cards away unseen and draws as many (MY-R3, MY-R29). */
export function redraw(flow: Flow, cards: readonly DreamId[]): void {
  const { hand, thrown, redrawsLeft } = flow.state.dreams;
  const left = redrawsLeft - 1;
  setDreams(flow, {
    hand: without(hand, cards),
    tray: [],
    thrown: byId([...thrown, ...cards]),
    redrawsLeft: left,
  });
  const event = { type: 'redrew', count: cards.length, left } as const;
  tellGhost(flow, { ...event, dreams: cards }, { ...event, dreams: null });
  refill(flow);
}

/** From now on nothing of the ghost's doings is told to the others (MY-R39, `batchVisions`). */
export const hide = (flow: Flow): void => set(flow, { veil: publicDreams(flow.state.dreams) });

/** Tells what was hidden, if there is anything. */
export function unveil(flow: Flow, visions: readonly ShownVision[]): void {
  const { veil } = flow.state;
  if (!veil) return;
  set(flow, { veil: null });
  const dreams = publicDreams(flow.state.dreams);
  if (visions.length > 0 || JSON.stringify(dreams) !== JSON.stringify(veil))
    tell(flow, { type: 'unveiled', visions, dreams });
}
