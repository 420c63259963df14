import type { RuleError } from '@ghostlight/rules-kit';
import type { Action } from './actions.ts';
import type { DreamId } from './cards.ts';
import { editionOf, SHARED_CARDS } from './editions.ts';
import { no } from './rule-error.ts';
import type { GhostView, View } from './types.ts';
import { waiting } from './vision-limit.ts';

export function ghostRefusal(view: View, ghost: GhostView, action: Action): RuleError | null {
  switch (action.type) {
    case 'tray-in':
      return trayInRefusal(view, ghost, action.dream);
    case 'tray-out':
      return trayOutRefusal(view, ghost, action.dream);
    case 'send':
      return sendRefusal(view, ghost, action.persona);
    case 'redraw':
      return redrawRefusal(view, ghost);
    case 'choose':
      return chooseRefusal(view, ghost, action.group);
    default:
      return chanceRefusal(view);
  }
}

/** How many cards the tray must hold, at the most, for what it is used for in this step. */
function trayAim(view: View, ghost: GhostView): number {
  if (view.step === 'vision') return ghost.visionLimit;
  return view.step === 'shared-vision' ? SHARED_CARDS : ghost.hand.length;
}

function trayClosed(view: View, ghost: GhostView): RuleError | null {
  if (view.step === 'vision' || view.step === 'shared-vision') return null;
  return redrawImpossible(view, ghost);
}

function trayInRefusal(view: View, ghost: GhostView, dream: DreamId): RuleError | null {
  const closed = trayClosed(view, ghost);
  if (closed) return closed;
  if (!ghost.hand.includes(dream)) return no('not-in-hand', 'That dream is not in your hand.');
  if (ghost.tray.includes(dream)) return no('already-in-tray', 'That dream is in your tray already.');
  if (ghost.takeOutsLeft === 0 && ghost.tray.length >= trayAim(view, ghost))
    return no('too-many-moves', 'You have changed your mind too often in this step: use the tray as it is.');
  return null;
}

function trayOutRefusal(view: View, ghost: GhostView, dream: DreamId): RuleError | null {
  const closed = trayClosed(view, ghost);
  if (closed) return closed;
  if (!ghost.tray.includes(dream)) return no('not-in-tray', 'That dream is not in your tray.');
  // A tray too full to be used may always be emptied to what can be used, or the ghost would be stuck.
  if (ghost.takeOutsLeft === 0 && ghost.tray.length <= trayAim(view, ghost))
    return no('too-many-moves', 'You have changed your mind too often in this step: use the tray as it is.');
  return null;
}

function sendRefusal(view: View, ghost: GhostView, number: number): RuleError | null {
  if (view.step !== 'vision') return no('wrong-step', 'Visions are sent only while the ghost is choosing them.');
  const persona = view.personas[number - 1];
  if (!persona) return no('no-such-persona', `There is no persona ${number} at this table.`);
  if (persona.category === null)
    return no('persona-finished', `Persona ${number} has found all three cards and gets no more visions.`);
  if (!waiting(view.personas, view.turn).includes(persona))
    return no('already-served', `Persona ${number} has its vision for this turn; it cannot be recalled or added to.`);
  if (ghost.tray.length === 0) return no('empty-tray', 'A vision is at least one dream: put one into the tray first.');
  if (ghost.tray.length > ghost.visionLimit)
    return no('vision-too-large', `Leave enough for those who wait: send at most ${ghost.visionLimit} now.`);
  return null;
}

function redrawImpossible(view: View, ghost: GhostView): RuleError | null {
  if (!editionOf(view).redrawSteps.includes(view.step))
    return no('wrong-step', 'The ghost cannot change cards in this step.');
  if (ghost.redrawsLeft === 0) return no('no-redraw-left', 'You have no redraw left.');
  if (ghost.hand.length === 0) return no('empty-hand', 'You hold no dream to throw away.');
  if (ghost.pile + ghost.open.length + ghost.thrown.length === 0)
    return no('nothing-to-draw', 'Neither pile nor discards hold a dream to draw; the redraw is not used up.');
  return null;
}

function redrawRefusal(view: View, ghost: GhostView): RuleError | null {
  const impossible = redrawImpossible(view, ghost);
  if (impossible) return impossible;
  if (!editionOf(view).redrawWholeHand && ghost.tray.length === 0)
    return no('empty-tray', 'Put the dreams you want to throw away into the tray first.');
  return null;
}

function chooseRefusal(view: View, ghost: GhostView, group: number): RuleError | null {
  if (view.step !== 'shared-vision') return no('wrong-step', 'The culprit is chosen once all combinations are found.');
  if (!view.final?.groups.some((g) => g.group === group))
    return no('no-such-group', `There is no group ${group} in the line-up.`);
  if (ghost.tray.length !== SHARED_CARDS)
    return no('needs-three', `The shared vision is exactly ${SHARED_CARDS} dreams: put ${SHARED_CARDS} into the tray.`);
  return null;
}

function chanceRefusal(view: View): RuleError | null {
  if (view.step !== 'vision' && view.step !== 'shared-vision')
    return no('wrong-step', 'There is nothing for the ghost to choose in this step.');
  if (view.options.ghostSeconds === 0)
    return no('no-clock', 'At this table no clock runs for the ghost, so nothing is left to chance.');
  return null;
}
