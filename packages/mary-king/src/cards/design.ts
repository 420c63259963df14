import type { PowerId } from '../types/card.ts';
import type { Ability, PowerCard } from './card-data.ts';

/**
 * The card set. The box prints the names of the six common power cards and part of what five of them do
 * (`printed`); everything else in this file is ours. Owners of the box can type in their own set here:
 * ids, counts and the two timings are fixed by the rulebook, everything else may change.
 */

/** The cells each control card flips as printed; turned it flips `11 - cell`. Both sides own all thirty. */
export const CONTROL = {
  CT01: [0],
  CT02: [1],
  CT03: [2],
  CT04: [3],
  CT05: [4],
  CT06: [5],
  CT07: [0, 1],
  CT08: [0, 4],
  CT09: [0, 5],
  CT10: [0, 9],
  CT11: [1, 2],
  CT12: [1, 3],
  CT13: [1, 5],
  CT14: [2, 3],
  CT15: [2, 4],
  CT16: [3, 4],
  CT17: [3, 6],
  CT18: [4, 5],
  CT19: [0, 1, 2],
  CT20: [0, 1, 3],
  CT21: [0, 1, 8],
  CT22: [0, 2, 7],
  CT23: [0, 2, 10],
  CT24: [0, 4, 8],
  CT25: [1, 2, 5],
  CT26: [1, 2, 6],
  CT27: [2, 4, 6],
  CT28: [3, 4, 5],
  CT29: [3, 4, 6],
  CT30: [3, 6, 7],
} as const;

/** Lockdown markers in the supply (MK-R35). */
export const MARKERS = 8;

export const ABILITIES: { readonly mortal: Ability; readonly ghost: Ability } = {
  mortal: {
    name: 'Desperate Ingenuity',
    text: 'Turn one of your tokens over and draw 2 cards from your mind.',
    cards: 2,
  },
  ghost: {
    name: 'Haunting Recollection',
    text: 'Turn one of your tokens over. Lay the top 1 or 2 cards of your memory on different face-up idea stacks of yours.',
    cards: 2,
  },
};

export const POWER: Readonly<Record<PowerId, PowerCard>> = {
  PC1: {
    name: 'Force of Will',
    icon: null,
    effects: [
      {
        timing: 'normal',
        text: 'Flip any one tile.',
        needs: 'an unlocked tile',
        printed: true,
        rulings: ['MK-R12', 'MK-R17'],
        does: { verb: 'flip-tiles', among: 'any', most: 1 },
      },
      {
        timing: 'normal',
        text: 'Flip all tiles of one row or one column.',
        needs: 'a row or column with an unlocked tile',
        printed: true,
        rulings: ['MK-R12', 'MK-R17'],
        does: { verb: 'flip-line' },
      },
    ],
  },
  PC2: {
    name: 'Torment',
    icon: null,
    effects: [
      {
        timing: 'normal',
        text: 'Your opponent discards the top 2 cards of their mind.',
        needs: null,
        printed: false,
        rulings: ['MK-R2', 'MK-R5'],
        does: { verb: 'discard-minds', rival: 2, self: 0 },
      },
      {
        timing: 'flash',
        text: 'The whole penalty that stands against you moves onto your opponent.',
        needs: 'a pending penalty of at least 1 card against you',
        printed: true,
        rulings: ['MK-R34'],
        does: { verb: 'redirect-penalty' },
      },
    ],
  },
  PC3: {
    name: 'Forget',
    icon: null,
    effects: [
      {
        timing: 'normal',
        text: 'Your opponent discards 1 card from their hand at random.',
        needs: 'a card in your opponent’s hand',
        printed: false,
        rulings: ['MK-R28'],
        does: { verb: 'discard-from-hand' },
      },
      {
        timing: 'flash',
        text: 'A power card your opponent is playing does not resolve and is removed from the game.',
        needs: 'a power card of your opponent’s on the stack',
        printed: true,
        rulings: ['MK-R13', 'MK-R29'],
        does: { verb: 'negate', kind: 'power', to: 'removed' },
      },
    ],
  },
  PC4: {
    name: 'Restoration',
    icon: null,
    effects: [
      {
        timing: 'normal',
        text: 'Shuffle 1 to 3 cards of your choice from your memory into your mind.',
        needs: 'a card in your memory',
        printed: true,
        rulings: ['MK-R10', 'MK-R27'],
        does: { verb: 'restore', most: 3, place: 'shuffled' },
      },
      {
        timing: 'normal',
        text: 'Put 1 card of your choice from your memory on top of your mind.',
        needs: 'a card in your memory',
        printed: false,
        rulings: ['MK-R10', 'MK-R27'],
        does: { verb: 'restore', most: 1, place: 'top' },
      },
    ],
  },
  PC5: {
    name: 'Mirroring',
    icon: 'recall',
    effects: [
      {
        timing: 'normal',
        text: 'Flip the two outer tiles of one row.',
        needs: 'a row with an unlocked outer tile',
        printed: false,
        rulings: ['MK-R12', 'MK-R14', 'MK-R17'],
        does: { verb: 'flip-outer' },
      },
      {
        timing: 'normal',
        text: 'Flip the pattern of the control card on top of either memory, as printed or turned. It is no control play.',
        needs: 'a control card on top of a memory, with an unlocked tile in its pattern',
        printed: false,
        rulings: ['MK-R12', 'MK-R14', 'MK-R17', 'MK-R26'],
        does: { verb: 'flip-pattern' },
      },
    ],
  },
  PC6: {
    name: 'Purgation',
    icon: 'bury',
    effects: [
      {
        timing: 'normal',
        text: 'Put 1 or 2 current ideas of either side onto their owners’ memories.',
        needs: 'a current idea',
        printed: false,
        rulings: ['MK-R14', 'MK-R29'],
        does: { verb: 'drop-ideas', of: 'both', most: 2 },
      },
      {
        timing: 'normal',
        text: 'Shuffle 1 to 3 cards from your hand into your mind, then draw as many.',
        needs: 'another card in your hand',
        printed: false,
        rulings: ['MK-R14', 'MK-R27'],
        does: { verb: 'return-hand', most: 3, redraw: true },
      },
    ],
  },
  PM1: {
    name: 'Hold Fast',
    icon: null,
    effects: [
      {
        timing: 'normal',
        text: 'Lock 1 or 2 of your tiles.',
        needs: 'an unlocked tile of yours and a marker for each tile you name',
        printed: false,
        rulings: ['MK-R35'],
        does: { verb: 'lock', most: 2, oneRow: false },
      },
      {
        timing: 'flash',
        text: 'Lock 1 of your tiles.',
        needs: 'an unlocked tile of yours and a marker in the supply',
        printed: false,
        rulings: ['MK-R35'],
        does: { verb: 'lock', most: 1, oneRow: false },
      },
    ],
  },
  PM2: {
    name: 'Familiar Face',
    icon: null,
    effects: [
      {
        timing: 'normal',
        text: 'Flip an opposing tile that shares edges with at least two of yours; then you may flip a second such tile.',
        needs: 'an unlocked opposing tile beside at least two of your tiles',
        printed: false,
        rulings: ['MK-R7', 'MK-R12', 'MK-R17'],
        does: { verb: 'flip-surrounded', beside: 2 },
      },
      {
        timing: 'normal',
        text: 'Two tiles that share an edge and have different controllers change places.',
        needs: 'two such tiles, both unlocked',
        printed: false,
        rulings: ['MK-R12', 'MK-R17'],
        does: { verb: 'swap-tiles' },
      },
    ],
  },
  PM3: {
    name: 'Deep Breath',
    icon: 'recall',
    effects: [
      {
        timing: 'normal',
        text: 'Shuffle 1 or 2 cards from your hand into your mind.',
        needs: 'another card in your hand',
        printed: false,
        rulings: ['MK-R14', 'MK-R27'],
        does: { verb: 'return-hand', most: 2, redraw: false },
      },
      {
        timing: 'flash',
        text: 'The penalty that stands against you is reduced by 2.',
        needs: 'a pending penalty of at least 1 card against you',
        printed: false,
        rulings: ['MK-R14', 'MK-R34'],
        does: { verb: 'reduce-penalty', by: 2 },
      },
    ],
  },
  PM4: {
    name: 'Quick Thinking',
    icon: null,
    effects: [
      {
        timing: 'normal',
        text: 'Look at the top 3 cards of your mind, take 1 into your hand and put the others back on top in any order.',
        needs: 'a card in your mind',
        printed: false,
        rulings: ['MK-R27'],
        does: { verb: 'peek', look: 3 },
      },
      {
        timing: 'normal',
        text: 'You may play 1 control card more this turn.',
        needs: null,
        printed: false,
        rulings: ['MK-R31'],
        does: { verb: 'more-plays', by: 1 },
      },
    ],
  },
  PM5: {
    name: 'Second Opinion',
    icon: null,
    effects: [
      {
        timing: 'normal',
        text: 'Take 1 of your current ideas into your hand. It is no purchase.',
        needs: 'a current idea of yours',
        printed: false,
        rulings: ['MK-R19', 'MK-R27'],
        does: { verb: 'take-idea' },
      },
      {
        timing: 'normal',
        text: 'Put 1 of your opponent’s current ideas onto their memory.',
        needs: 'a current idea of your opponent’s',
        printed: false,
        rulings: ['MK-R29'],
        does: { verb: 'drop-ideas', of: 'rival', most: 1 },
      },
    ],
  },
  PM6: {
    name: 'Stubborn Denial',
    icon: 'bury',
    effects: [
      {
        timing: 'flash',
        text: 'A control card your opponent is playing is negated and goes onto its owner’s memory.',
        needs: 'a control card your opponent is playing',
        printed: false,
        rulings: ['MK-R13', 'MK-R14'],
        does: { verb: 'negate', kind: 'control', to: 'memory' },
      },
      {
        timing: 'normal',
        text: 'Remove 1 or 2 lockdown markers from any tiles.',
        needs: 'a locked tile',
        printed: false,
        rulings: ['MK-R14', 'MK-R29'],
        does: { verb: 'unlock', most: 2 },
      },
    ],
  },
  PG1: {
    name: 'Cold Grip',
    icon: null,
    effects: [
      {
        timing: 'normal',
        text: 'Lock 1 to 3 of your tiles in one row.',
        needs: 'an unlocked tile of yours and a marker for each tile you name',
        printed: false,
        rulings: ['MK-R35'],
        does: { verb: 'lock', most: 3, oneRow: true },
      },
      {
        timing: 'flash',
        text: 'Lock 1 of your tiles.',
        needs: 'an unlocked tile of yours and a marker in the supply',
        printed: false,
        rulings: ['MK-R35'],
        does: { verb: 'lock', most: 1, oneRow: false },
      },
    ],
  },
  PG2: {
    name: 'Creeping Chill',
    icon: null,
    effects: [
      {
        timing: 'normal',
        text: 'Flip 1 or 2 opposing corner tiles.',
        needs: 'an unlocked opposing corner tile',
        printed: false,
        rulings: ['MK-R12', 'MK-R17'],
        does: { verb: 'flip-tiles', among: 'rival-corners', most: 2 },
      },
      {
        timing: 'normal',
        text: 'Flip all four tiles of a two by two block.',
        needs: 'a block with an unlocked tile',
        printed: false,
        rulings: ['MK-R12', 'MK-R17'],
        does: { verb: 'flip-block' },
      },
    ],
  },
  PG3: {
    name: 'Grave Hunger',
    icon: null,
    effects: [
      {
        timing: 'normal',
        text: 'Your opponent discards the top 2 cards of their mind, then you discard the top 1 of yours.',
        needs: 'a card in your mind',
        printed: false,
        rulings: ['MK-R5', 'MK-R32', 'MK-R38'],
        does: { verb: 'discard-minds', rival: 2, self: 1 },
      },
      {
        timing: 'flash',
        text: 'The opponent who is buying an idea discards 2 more cards from their mind. The purchase goes on.',
        needs: 'a purchase of your opponent’s',
        printed: false,
        rulings: ['MK-R2', 'MK-R5'],
        does: { verb: 'tax-purchase', by: 2 },
      },
    ],
  },
  PG4: {
    name: 'Old Grudge',
    icon: 'recall',
    effects: [
      {
        timing: 'normal',
        text: 'Look at your opponent’s hand; you may choose 1 power card there, and they discard it.',
        needs: 'a card in your opponent’s hand',
        printed: false,
        rulings: ['MK-R14', 'MK-R27', 'MK-R28'],
        does: { verb: 'pry' },
      },
      {
        timing: 'normal',
        text: 'Draw 2 cards.',
        needs: '2 cards in your mind',
        printed: false,
        rulings: ['MK-R8', 'MK-R14'],
        does: { verb: 'draw', count: 2 },
      },
    ],
  },
  PG5: {
    name: 'Echo',
    icon: null,
    effects: [
      {
        timing: 'normal',
        text: 'Put the top card of your memory on one of your face-up idea stacks. You may buy 1 idea more this turn.',
        needs: 'a card in your memory',
        printed: false,
        rulings: ['MK-R31'],
        does: { verb: 'echo', of: 'own', moreBuys: 1 },
      },
      {
        timing: 'normal',
        text: 'Put the top card of your opponent’s memory on one of their face-up idea stacks.',
        needs: 'a card in your opponent’s memory',
        printed: false,
        rulings: ['MK-R29'],
        does: { verb: 'echo', of: 'rival', moreBuys: 0 },
      },
    ],
  },
  PG6: {
    name: 'Dead Silence',
    icon: 'bury',
    effects: [
      {
        timing: 'flash',
        text: 'A purchase of your opponent’s is negated: the idea goes onto its owner’s memory, the price stays paid.',
        needs: 'a purchase of your opponent’s',
        printed: false,
        rulings: ['MK-R13', 'MK-R14'],
        does: { verb: 'negate', kind: 'purchase', to: 'memory' },
      },
      {
        timing: 'normal',
        text: 'On their next turn your opponent may play 1 control card fewer, but always 1.',
        needs: null,
        printed: false,
        rulings: ['MK-R31'],
        does: { verb: 'hush', by: 1 },
      },
    ],
  },
};
