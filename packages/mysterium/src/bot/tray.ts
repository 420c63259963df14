import type { Action } from '../actions.ts';
import type { DreamId } from '../cards.ts';
import type { GhostView } from '../types.ts';

/** Fills the tray with just these dreams and uses it. Who has changed the tray too often must use what lies in it. */
export function useTray(ghost: GhostView, wanted: readonly DreamId[], most: number, use: Action): readonly Action[] {
  const out = ghost.tray.filter((dream) => !wanted.includes(dream));
  const stuck = out.length > ghost.takeOutsLeft;
  const kept = stuck ? ghost.tray.slice(0, most) : wanted;
  const filled = stuck && use.type === 'choose' ? [...new Set([...kept, ...ghost.hand])].slice(0, most) : kept;
  return [
    ...ghost.tray.filter((dream) => !filled.includes(dream)).map((dream): Action => ({ type: 'tray-out', dream })),
    ...filled.filter((dream) => !ghost.tray.includes(dream)).map((dream): Action => ({ type: 'tray-in', dream })),
    use,
  ];
}
