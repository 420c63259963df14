import { becamePlain, fromDeck, ghost, lay, showHandToOpponent, shuffleDeck, tellAll } from '../draft.ts';
import { DECK } from '../facts.ts';
import { allowedBits, bannedBits, inForce, isBanned, REVEAL_YOURSELF, sidesOf } from '../in-force.ts';
import { other, type State } from '../types.ts';
import type { PsychicCard } from './card.ts';
import { asKind, valuePicks } from './picks.ts';

const bans = (state: State): number => bannedBits(inForce(sidesOf(state)));

export const LEVEL_0: readonly PsychicCard[] = [
  {
    no: 1,
    name: 'You won’t have it',
    level: 0,
    text: 'When this round ends, its psychic card is yours, whether you win or lose the mansion.',
    tenth: 'Does nothing: nobody takes the card of the tenth round.',
    rulings: ['RIP-R3', 'RIP-R29', 'RIP-R32'],
    lasts: true,
    restsOnTenth: true,
    takesPsychic: true,
  },
  {
    no: 2,
    name: 'Auntie, are you there?',
    level: 0,
    text: 'Look through your deck, put a ghost from it on your side at once, then shuffle the deck.',
    tenth: 'The same, if your deck holds a card again by then.',
    rulings: ['RIP-R4', 'RIP-R24', 'RIP-R32', 'RIP-R35'],
    choice: {
      picks: 1,
      may: false,
      afterLook: true,
      options: (state, seat) => {
        const banned = bans(state);
        return valuePicks(state.decks[seat].filter((value) => !isBanned(banned, value)));
      },
      ask: (draft, seat) => {
        const { state } = draft;
        draft.told.push({
          to: [seat],
          event: { type: 'deck-seen', seat, deck: state.decks[seat].toSorted((a, b) => a - b) },
          others: { type: 'deck-seen', seat, deck: null },
        });
        // That there is something to choose shows that the deck holds a value that may be played.
        becamePlain(draft, seat, DECK, allowedBits(bans(state)), 1);
      },
      take: (draft, seat, pick) => {
        const { value } = asKind(pick, 'value');
        fromDeck(draft, seat, value);
        lay(draft, draft.state.round, seat, ghost(value));
        draft.state.played += 1;
        tellAll(draft, { type: 'ghost-played', seat, value, how: 'deck' });
        shuffleDeck(draft, seat);
      },
      unable: (draft, seat) => {
        const deck = draft.state.decks[seat];
        if (deck.length === 0) return;
        // Nothing found under a ban tells what the deck lacks (RIP-R35).
        becamePlain(draft, seat, DECK, bans(draft.state), deck.length);
        shuffleDeck(draft, seat);
      },
    },
  },
  {
    no: REVEAL_YOURSELF,
    name: 'Reveal yourself!',
    level: 0,
    text: 'Counts as a 1. Until the round ends you see your opponent’s hand.',
    tenth: 'Counts as a 1.',
    rulings: ['RIP-R8', 'RIP-R28', 'RIP-R29', 'RIP-R34', 'RIP-R35'],
    lasts: true,
    worksAs: 1,
    units: [1],
    restsOnTenth: true,
    act: (draft, seat) => {
      const seen = other(seat);
      showHandToOpponent(draft, seen);
      draft.told.push({
        to: [seat],
        event: { type: 'hand-seen', by: seat, seat: seen, hand: draft.state.hands[seen] },
        others: { type: 'hand-seen', by: seat, seat: seen, hand: null },
      });
    },
  },
  {
    no: 4,
    name: 'Lady in White',
    level: 0,
    text: 'Counts as a 2.',
    tenth: 'Counts as a 2.',
    rulings: ['RIP-R8'],
    worksAs: 2,
    units: [2],
  },
  {
    no: 5,
    name: 'Sir Nicholas',
    level: 0,
    text: 'Counts as a 3.',
    tenth: 'Counts as a 3.',
    rulings: ['RIP-R8'],
    worksAs: 3,
    units: [3],
  },
  {
    no: 6,
    name: 'Tripped',
    level: 0,
    text: 'The next card your opponent plays, this round or the next, is a ghost drawn at random from their hand.',
    tenth: 'Does nothing.',
    rulings: ['RIP-R5', 'RIP-R11', 'RIP-R29', 'RIP-R30', 'RIP-R34'],
    restsOnTenth: true,
    act: (draft, seat) => {
      draft.state.tripped = { seat: other(seat), round: draft.state.round };
      tellAll(draft, { type: 'tripped', seat: other(seat) });
    },
  },
  {
    no: 7,
    name: 'Postponed wedding',
    level: 0,
    text: 'Cannot be played: place it on the tenth round.',
    tenth: 'Counts as a 3.',
    rulings: ['RIP-R7', 'RIP-R8'],
    onlyTenth: true,
    unitsOnTenth: [3],
  },
  {
    no: 8,
    name: 'Acro-bats',
    level: 0,
    text: 'Your even cards (2, 4, 6) count 1 more this round.',
    tenth: 'Your even cards on the tenth round count 1 more.',
    rulings: ['RIP-R9'],
    lasts: true,
    bonus: (_, base, own) => (own && (base === 2 || base === 4 || base === 6) ? 1 : 0),
  },
  {
    no: 9,
    name: 'Ghossssst',
    level: 0,
    text: 'Your odd cards (1, 3, 5) count 1 more this round.',
    tenth: 'Your odd cards on the tenth round count 1 more.',
    rulings: ['RIP-R9'],
    lasts: true,
    bonus: (_, base, own) => (own && (base === 1 || base === 3 || base === 5) ? 1 : 0),
  },
];
