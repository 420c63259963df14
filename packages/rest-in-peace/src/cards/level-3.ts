import {
  alter,
  faceOf,
  fromHand,
  ghost,
  hideOnTenth,
  lay,
  lift,
  randomOf,
  stopTripping,
  tellAll,
  toDiscards,
  toHand,
  toRow,
} from '../draft.ts';
import { opponentLooks, sidesOf } from '../in-force.ts';
import { SEATS } from '../types.ts';
import type { PsychicCard } from './card.ts';
import { asKind, cardPicks, faceOfPick, SEAT_PICKS, valuePicks } from './picks.ts';

export const LEVEL_3: readonly PsychicCard[] = [
  {
    no: 20,
    name: 'Let’s meet at the end',
    level: 3,
    text: 'Choose a player. A random ghost from their hand goes face down to their side of the tenth round.',
    tenth: 'The same, but the ghost comes face up and counts.',
    rulings: ['RIP-R5', 'RIP-R7', 'RIP-R8', 'RIP-R32', 'RIP-R34', 'RIP-R35'],
    choice: {
      picks: 1,
      may: false,
      options: (state) =>
        SEATS.some((seat) => state.hands[seat].length > 0) ? [SEAT_PICKS.green, SEAT_PICKS.blue] : [],
      take: (draft, seat, pick) => {
        const { state } = draft;
        const owner = asKind(pick, 'seat').seat;
        if (state.hands[owner].length === 0) return tellAll(draft, { type: 'no-effect', seat, card: 20 });
        const value = randomOf(draft, state.hands[owner]);
        if (state.round === 10) {
          fromHand(draft, owner, value);
          lay(draft, 10, owner, ghost(value));
          return tellAll(draft, { type: 'ghost-sent', seat: owner, value });
        }
        hideOnTenth(draft, owner, value);
        draft.told.push({
          to: opponentLooks(state, owner) ? SEATS : [owner],
          event: { type: 'ghost-sent', seat: owner, value },
          others: { type: 'ghost-sent', seat: owner, value: null },
        });
      },
    },
  },
  {
    no: 21,
    name: 'Bloody Mary',
    level: 3,
    text: 'Discard two ghosts from your hand. Counts as a 6.',
    tenth: 'Discard two ghosts from your hand then: counts as a 6. With fewer than two it counts 0.',
    rulings: ['RIP-R8', 'RIP-R13', 'RIP-R19', 'RIP-R31'],
    worksAs: 6,
    condition: (state, seat) =>
      state.hands[seat].length >= 2
        ? null
        : { code: 'needs-two-ghosts', message: 'Bloody Mary costs two ghosts from your hand, and you hold fewer.' },
    choice: {
      picks: 2,
      may: false,
      options: (state, seat, chosen) =>
        state.hands[seat].length + chosen.length >= 2 ? valuePicks(state.hands[seat]) : [],
      take: (draft, seat, pick, chosen) => {
        const { value } = asKind(pick, 'value');
        fromHand(draft, seat, value);
        toDiscards(draft, seat, value);
        tellAll(draft, { type: 'ghost-discarded', seat, value });
        if (chosen.length === 1) alter(draft, seat, 21, { units: [6] });
      },
    },
  },
  {
    no: 22,
    name: 'Playing dead',
    level: 3,
    text: 'You lose the round at once. First you may take back one of your cards from it.',
    tenth: 'You lose the tenth round at once.',
    rulings: ['RIP-R3', 'RIP-R14', 'RIP-R20', 'RIP-R29', 'RIP-R31', 'RIP-R33'],
    ends: 'lost',
    choice: {
      picks: 1,
      may: true,
      options: (state, seat) =>
        state.round === 10
          ? []
          : cardPicks(sidesOf(state)[seat].filter((laid) => laid.kind === 'ghost' || laid.card !== 22)),
      take: (draft, seat, pick) => {
        const laid = lift(draft, draft.state.round, seat, faceOfPick(pick));
        tellAll(draft, { type: 'card-taken-back', seat, card: faceOf(laid) });
        if (laid.kind === 'ghost') return toHand(draft, seat, laid.value);
        toRow(draft, seat, laid.card);
        if (laid.card === 6) stopTripping(draft, seat);
      },
    },
  },
  {
    no: 23,
    name: 'Ghostly goldfish',
    level: 3,
    text: 'Counts as two 1s, but is one card.',
    tenth: 'Counts as two 1s.',
    rulings: ['RIP-R8', 'RIP-R14'],
    worksAs: 1,
    units: [1, 1],
  },
  {
    no: 24,
    name: 'Private lounge: ghost only',
    level: 3,
    text: 'Your opponent plays no more psychic cards this round. Those that lie there keep working.',
    tenth: 'Does nothing.',
    rulings: ['RIP-R15', 'RIP-R28'],
    lasts: true,
    restsOnTenth: true,
    barsPsychics: true,
  },
];
