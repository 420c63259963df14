import type { Dice } from '@ghostlight/rules-kit';
import type { Action } from '../actions.ts';
import { rules } from '../index.ts';
import type { View } from '../types.ts';
import { figures } from './figures.ts';
import { actAsGhostBot } from './ghost.ts';
import type { Lore } from './lore.ts';
import { actAsPsychicBot } from './psychic.ts';
import type { Strength } from './strength.ts';

/** Ghost and psychics by the pictures' tags. They judge what they see; nothing hidden is needed. */
export const bot = {
  kind: 'judge',
  rules,
  judge(view: View, strength: Strength, dice: Pick<Dice, 'pick'>, lore: Lore): readonly Action[] {
    if (view.ghost) return view.awaited.includes('ghost') ? actAsGhostBot(view, view.ghost, strength, lore) : [];
    const me = view.psychics.find(({ seat }) => seat === view.viewer);
    return me ? actAsPsychicBot(view, me, strength, dice, lore) : [];
  },
  figures,
} as const;

export { afterwords } from './afterwords.ts';
export { type Lore, loreOf, type Picture } from './lore.ts';
export { type Meaning, meanings } from './meaning.ts';
export { say } from './say.ts';
