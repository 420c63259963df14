import { ABILITIES } from '../cards/design.ts';
import type { ActionOf } from '../types/action.ts';
import type { Desk } from './desk.ts';

type UseAbility = ActionOf<'use-ability'>;

const SINGLES = [0, 1, 2].map((stack) => [stack]);
const PAIRS = [0, 1, 2].flatMap((one) => [0, 1, 2].filter((two) => two !== one).map((two) => [one, two]));

/** The ways to use the special ability now; it takes a token showing the seat's own face. */
export function abilityUses({ abilities, tokens, seat, scene }: Desk): UseAbility[] {
  if (!abilities || tokens === 0) return [];
  const { mind, memory } = scene.sides[seat];
  if (seat === 'mortal') return mind >= ABILITIES.mortal.cards ? [{ type: 'use-ability', stacks: [] }] : [];
  const most = Math.min(memory, ABILITIES.ghost.cards);
  return [...SINGLES, ...PAIRS]
    .filter((stacks) => stacks.length <= most)
    .map((stacks) => ({ type: 'use-ability', stacks }));
}
