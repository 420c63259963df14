import type { Action, DreamId, GhostView } from '@ghostlight/mysterium';
import { useState } from 'react';

export interface Tray {
  readonly dreams: readonly DreamId[];
  readonly has: (dream: DreamId) => boolean;
  readonly toggle: (dream: DreamId) => void;
  /** What makes the rules' tray like this one; goes with the same act as what it is used for. */
  readonly changes: () => readonly Action[];
}

/** The tray stays on this desk until it is used, so that not even the server hears of a change of mind. */
export function useTray(ghost: GhostView): Tray {
  const [picked, setPicked] = useState<readonly DreamId[]>(ghost.tray);
  const now = picked.filter((dream) => ghost.hand.includes(dream));
  return {
    dreams: now,
    has: (dream) => now.includes(dream),
    toggle: (dream) => setPicked(now.includes(dream) ? now.filter((each) => each !== dream) : [...now, dream]),
    changes: () => [
      ...ghost.tray.filter((dream) => !now.includes(dream)).map((dream): Action => ({ type: 'tray-out', dream })),
      ...now.filter((dream) => !ghost.tray.includes(dream)).map((dream): Action => ({ type: 'tray-in', dream })),
    ],
  };
}
