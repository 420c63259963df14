import { pick, shuffle } from '@ghostlight/rules-kit';
import type { Action } from './actions.ts';
import { byId, type DreamId, without } from './cards.ts';
import { redraw, refill } from './dreams.ts';
import { editionOf, MOST_MOVES, SHARED_CARDS } from './editions.ts';
import { type Flow, finalOf, personaOf, set, setDreams, setPersona, tellGhost } from './flow.ts';
import { chooseCulprit } from './shared-vision.ts';
import { startInterpret } from './turn.ts';
import { waiting } from './vision-limit.ts';

export function actAsGhost(flow: Flow, action: Action): void {
  const { hand, tray, takenOut } = flow.state.dreams;
  switch (action.type) {
    case 'tray-in':
      setTray(flow, byId([...tray, action.dream]), takenOut);
      break;
    case 'tray-out':
      setTray(flow, without(tray, [action.dream]), Math.min(MOST_MOVES, takenOut + 1));
      break;
    case 'send':
      send(flow, action.persona, tray, false);
      break;
    case 'redraw':
      redraw(flow, editionOf(flow.state).redrawWholeHand ? hand : tray);
      break;
    case 'choose':
      chooseCulprit(flow, action.group, tray, false);
      break;
    default:
      leaveToChance(flow);
      break;
  }
}

function setTray(flow: Flow, tray: readonly DreamId[], takenOut: number): void {
  setDreams(flow, { tray, takenOut });
  tellGhost(flow, { type: 'tray', dreams: tray }, null);
}

/** A vision goes out by card id (MY-R41); the step ends with the last one, or when no card is to be had (MY-R2). */
function send(flow: Flow, persona: number, cards: readonly DreamId[], chance: boolean): void {
  const dreams = byId(cards);
  const { turn, personas } = flow.state;
  const { hand, returned } = flow.state.dreams;
  setDreams(flow, { hand: without(hand, dreams), tray: [], returned: without(returned, dreams) });
  setPersona(flow, persona, { visions: [...personaOf(personas, persona).visions, { turn, dreams, chance }] });
  const event = { type: 'sent', persona, dreams, chance } as const;
  tellGhost(flow, event, event);
  refill(flow);
  if (waiting(flow.state.personas, turn).length === 0 || flow.state.dreams.hand.length === 0) startInterpret(flow);
}

/** The clock chooses, from the game's random stream: a fixed pick would give the culprit away (MY-R30). */
function leaveToChance(flow: Flow): void {
  if (flow.state.step === 'shared-vision') {
    const groups = finalOf(flow.state).groups;
    const [{ group }, afterGroup] = pick(flow.state.random, groups);
    const [cards, random] = shuffle(afterGroup, flow.state.dreams.hand);
    set(flow, { random });
    chooseCulprit(flow, group, cards.slice(0, SHARED_CARDS), true);
    return;
  }
  for (const { persona } of waiting(flow.state.personas, flow.state.turn)) {
    if (flow.state.step !== 'vision') return;
    const [card, random] = pick(flow.state.random, flow.state.dreams.hand);
    set(flow, { random });
    send(flow, persona, [card], true);
  }
}
