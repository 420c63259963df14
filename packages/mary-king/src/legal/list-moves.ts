import type { Action } from '../types/action.ts';
import { abilityUses } from './abilities.ts';
import type { Desk } from './desk.ts';
import { waysToPlay } from './plays.ts';
import { ideasForSale } from './purchases.ts';

/** Every answer to the open question, in a fixed order (MK-R29, MK-R30). */
export function listMoves(desk: Desk): readonly Action[] {
  switch (desk.question) {
    case 'act':
      return [
        ...desk.hand.flatMap((card) => waysToPlay(desk, card)),
        ...ideasForSale(desk).map(({ side, stack }): Action => ({ type: 'buy-idea', side, stack })),
        ...abilityUses(desk),
        { type: 'done' },
      ];
    case 'window':
      return [...desk.hand.flatMap((card) => waysToPlay(desk, card)), { type: 'pass' }];
    case 'declare':
      return desk.resolving?.kind === 'purchase' ? waysToPlay(desk, desk.resolving.card) : [];
    case 'choose':
      return choices(desk);
    case 'recall':
      return [{ type: 'recall' }, { type: 'keep' }];
  }
}

export function choices({ choosing, scene, seat }: Desk): readonly Action[] {
  return choosing ? choosing.choice.options(choosing.zone, choosing.picks, scene, seat) : [];
}

const PASSIVE: readonly Action['type'][] = ['pass', 'done', 'stop', 'decline', 'keep'];

/** The answer of a seat that gives none (MK-R30). */
export function idleAnswer(desk: Desk): Action | undefined {
  const moves = listMoves(desk);
  return moves.find((action) => PASSIVE.includes(action.type)) ?? moves[0];
}
