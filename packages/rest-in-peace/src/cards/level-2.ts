import type { Pick } from '../action.ts';
import { alter, isFace, lift, showTop, shuffleDeck, tellAll, toDeck } from '../draft.ts';
import { bannedBits, inForce, isBanned, sidesOf } from '../in-force.ts';
import { type Laid, SEATS, type Seat, type Sides, VALUES } from '../types.ts';
import type { PsychicCard } from './card.ts';
import { asKind, cardPicks, faceOfPick, names, SEAT_PICKS, unitsOf, VALUE_PICKS } from './picks.ts';

export const LEVEL_2: readonly PsychicCard[] = [
  {
    no: 15,
    name: 'Still me',
    level: 2,
    text: 'If you win this round, you may move one of your cards with a value from here to the next round.',
    tenth: 'Does nothing.',
    rulings: ['RIP-R3', 'RIP-R23', 'RIP-R29', 'RIP-R31', 'RIP-R33'],
    lasts: true,
    restsOnTenth: true,
    carries: true,
  },
  {
    no: 16,
    name: 'Double vision',
    level: 2,
    text: 'You may choose one of your cards here that has a value: this card counts the same.',
    tenth: 'The same with one of your cards on the tenth round.',
    rulings: ['RIP-R8', 'RIP-R15', 'RIP-R20', 'RIP-R33'],
    choice: {
      picks: 1,
      may: true,
      options: (state, seat) => {
        const banned = bannedBits(inForce(sidesOf(state)));
        return cardPicks(sidesOf(state)[seat].filter((laid) => hasValue(laid) && !isBanned(banned, baseOf(laid))));
      },
      take: (draft, seat, pick) => {
        const face = faceOfPick(pick);
        const original = sidesOf(draft.state)[seat].find((laid) => isFace(laid, face)) as Laid;
        alter(draft, seat, 16, { units: [baseOf(original)] });
      },
    },
  },
  {
    no: 17,
    name: 'Wraith to the bottom',
    level: 2,
    text: 'Name a value. Your opponent’s cards of that value count 2 less this round, but not below 0.',
    tenth: 'Name a value then: their cards of it on the tenth round count 2 less, but not below 0.',
    rulings: ['RIP-R9', 'RIP-R20', 'RIP-R25'],
    lasts: true,
    choice: { picks: 1, may: false, options: () => VALUE_PICKS },
    malus: (laid, base, own) => (!own && names(laid, base) ? 2 : 0),
  },
  {
    no: 18,
    name: 'I’ll be back',
    level: 2,
    text: 'Choose one of your ghosts lying at an earlier round and shuffle it into your deck.',
    tenth: 'The same. It helps a card activated later that uses your deck.',
    rulings: ['RIP-R4', 'RIP-R8', 'RIP-R24', 'RIP-R32'],
    choice: {
      picks: 1,
      may: false,
      options: (state, seat) => pastPicks(state.sides.slice(0, state.round - 1), seat),
      take: (draft, seat, pick) => {
        const { round, value } = asKind(pick, 'past');
        lift(draft, round, seat, { kind: 'ghost', value });
        toDeck(draft, seat, value);
        tellAll(draft, { type: 'ghost-returned', seat, round, value });
        shuffleDeck(draft, seat);
      },
    },
  },
  {
    no: 19,
    name: 'Ghost of Christmas yet to come',
    level: 2,
    text: 'Choose a deck. Its top card is shown and put back; this card counts as that value this round.',
    tenth: 'The same, if a deck holds a card again by then.',
    rulings: ['RIP-R4', 'RIP-R8', 'RIP-R24', 'RIP-R32', 'RIP-R35'],
    choice: {
      picks: 1,
      may: false,
      options: (state) => SEATS.filter((seat) => state.decks[seat].length > 0).map((seat) => SEAT_PICKS[seat]),
      take: (draft, seat, pick) => alter(draft, seat, 19, { units: [showTop(draft, asKind(pick, 'seat').seat)] }),
    },
  },
];

const hasValue = (laid: Laid): boolean => unitsOf(laid).length > 0;

const baseOf = (laid: Laid): number => unitsOf(laid)[0] as number;

function pastPicks(rounds: readonly Sides[], seat: Seat): readonly Pick[] {
  return rounds.flatMap((sides, index) =>
    VALUES.filter((value) => sides[seat].some((laid) => laid.kind === 'ghost' && laid.value === value)).map(
      (value): Pick => ({ kind: 'past', round: index + 1, value }),
    ),
  );
}
