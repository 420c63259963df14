import { faceOf, lift, stopTripping, tellAll, toDiscards } from '../draft.ts';
import { sidesOf } from '../in-force.ts';
import { other } from '../types.ts';
import type { PsychicCard } from './card.ts';
import { cardPicks, faceOfPick, names, VALUE_PICKS } from './picks.ts';

export const LEVEL_1: readonly PsychicCard[] = [
  {
    no: 10,
    name: 'Poltergeist',
    level: 1,
    text: 'Name a value. Your cards of that value count 2 more this round.',
    tenth: 'Name a value then: your cards of it on the tenth round count 2 more.',
    rulings: ['RIP-R9', 'RIP-R20'],
    lasts: true,
    choice: { picks: 1, may: false, options: () => VALUE_PICKS },
    bonus: (laid, base, own) => (own && names(laid, base) ? 2 : 0),
  },
  {
    no: 11,
    name: 'Be gone!',
    level: 1,
    text: 'Choose a card on your opponent’s side of this round. It leaves the game, and so does what it was still doing.',
    tenth: 'The same with a card on their side of the tenth round.',
    rulings: ['RIP-R19', 'RIP-R20', 'RIP-R29'],
    choice: {
      picks: 1,
      may: false,
      options: (state, seat) => cardPicks(sidesOf(state)[other(seat)]),
      take: (draft, seat, pick) => {
        const owner = other(seat);
        const laid = lift(draft, draft.state.round, owner, faceOfPick(pick));
        if (laid.kind === 'ghost') toDiscards(draft, owner, laid.value);
        else draft.state.gone = [...draft.state.gone, laid.card];
        if (laid.kind === 'psychic' && laid.card === 6) stopTripping(draft, owner);
        tellAll(draft, { type: 'card-removed', seat: owner, card: faceOf(laid) });
      },
    },
  },
  {
    no: 12,
    name: 'You don’t scare me',
    level: 1,
    text: 'Your opponent’s 1s and 2s count nothing this round.',
    tenth: 'Their 1s and 2s on the tenth round count nothing.',
    rulings: ['RIP-R9'],
    lasts: true,
    silences: (base, own) => !own && (base === 1 || base === 2),
  },
  {
    no: 13,
    name: 'Now or never',
    level: 1,
    text: 'Counts as a 4. When the round ends it moves to your side of the tenth round, where it counts −2.',
    tenth: 'Counts −2, also when you place it there yourself.',
    rulings: ['RIP-R8', 'RIP-R12', 'RIP-R25', 'RIP-R29'],
    lasts: true,
    worksAs: 4,
    units: [4],
    unitsOnTenth: [-2],
    movesToTenth: true,
  },
  {
    no: 14,
    name: 'Two’s more fun',
    level: 1,
    text: 'For the rest of the round your opponent plays at least two cards in a turn, or none.',
    tenth: 'Does nothing.',
    rulings: ['RIP-R14', 'RIP-R29'],
    lasts: true,
    restsOnTenth: true,
    needsTwo: true,
  },
];
