import { shuffle } from '@ghostlight/rules-kit';
import { byId, type DreamId, without } from './cards.ts';
import { finalStep, SHARED_CARDS } from './editions.ts';
import { type Flow, set, setDreams, setFinal, tellGhost } from './flow.ts';
import { turnNextCard } from './poll.ts';
import { startStep } from './turn.ts';

/** Culprit and three dreams: shown together by card id, or shuffled face down for the straw poll (MY-R42). */
export function chooseCulprit(flow: Flow, group: number, cards: readonly DreamId[], chance: boolean): void {
  const { hand, returned } = flow.state.dreams;
  const dreams = byId(cards);
  const step = finalStep(flow.state);
  setDreams(flow, { hand: without(hand, dreams), tray: [] });
  const told = { type: 'shared', group, dreams, chance } as const;
  if (step === 'poll') {
    const [shared, random] = shuffle(flow.state.random, dreams);
    set(flow, { random });
    setFinal(flow, { culprit: group, shared, chance });
    tellGhost(flow, told, { ...told, group: null, dreams: null });
    startStep(flow, step);
    turnNextCard(flow);
    return;
  }
  setDreams(flow, { returned: without(returned, dreams) });
  setFinal(flow, { culprit: group, shared: dreams, turned: SHARED_CARDS, chance });
  tellGhost(flow, told, { ...told, group: null });
  startStep(flow, step);
}
