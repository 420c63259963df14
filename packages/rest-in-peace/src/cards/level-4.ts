import type { Pick } from '../action.ts';
import { tellAll } from '../draft.ts';
import { NEVER_SEEN_AGAIN, WORTHLESS } from '../in-force.ts';
import { samePick } from '../same-pick.ts';
import type { State, Token } from '../types.ts';
import type { PsychicCard } from './card.ts';
import { asKind, names, VALUE_PICKS } from './picks.ts';

export const LEVEL_4: readonly PsychicCard[] = [
  {
    no: NEVER_SEEN_AGAIN,
    name: 'They were never seen again…',
    level: 4,
    text: 'Name two values. For the rest of the round neither player may play or fetch cards of those values.',
    tenth: 'Does nothing.',
    rulings: ['RIP-R8', 'RIP-R15', 'RIP-R28'],
    lasts: true,
    restsOnTenth: true,
    choice: { picks: 2, may: false, options: (_, __, chosen) => VALUE_PICKS.filter(notIn(chosen)) },
  },
  {
    no: 26,
    name: 'I pity the Ghoul!',
    level: 4,
    text: 'Name a value. Cards of that value on both sides count 3 more this round.',
    tenth: 'Name a value then: cards of it on both sides of the tenth round count 3 more.',
    rulings: ['RIP-R9', 'RIP-R10', 'RIP-R20'],
    lasts: true,
    choice: { picks: 1, may: false, options: () => VALUE_PICKS },
    bonus: (laid, base) => (names(laid, base) ? 3 : 0),
  },
  {
    no: 27,
    name: 'Creepy lull',
    level: 4,
    text: 'The round is tied at once: its tokens move on to the next round and its psychic card leaves the game.',
    tenth: 'The tenth round is tied at once.',
    rulings: ['RIP-R14', 'RIP-R16', 'RIP-R17', 'RIP-R20'],
    ends: 'tied',
  },
  {
    no: 28,
    name: 'House swap',
    level: 4,
    text: 'You may choose two later rounds: their tokens change places.',
    tenth: 'Does nothing.',
    rulings: ['RIP-R17', 'RIP-R33'],
    restsOnTenth: true,
    choice: {
      picks: 2,
      may: true,
      options: (state, _, chosen) => (state.round >= 9 ? [] : laterRounds(state.round).filter(notIn(chosen))),
      take: (draft, _, pick, chosen) => {
        const [first] = chosen;
        if (!first) return;
        const rounds = [asKind(first, 'round').round, asKind(pick, 'round').round] as const;
        swapTokens(draft.state, ...rounds);
        tellAll(draft, { type: 'tokens-swapped', rounds });
      },
    },
  },
  {
    no: WORTHLESS,
    name: 'We’re worthless',
    level: 4,
    text: 'Until the round ends every other card, of both players, counts 1 and does nothing.',
    tenth: 'Every other card on the tenth round counts 1 and does nothing.',
    rulings: ['RIP-R10', 'RIP-R18', 'RIP-R20', 'RIP-R29'],
    lasts: true,
    act: (draft) => {
      // A Tripped of this round stops; one from the round before lies elsewhere.
      if (draft.state.tripped?.round === draft.state.round) draft.state.tripped = null;
    },
  },
];

const laterRounds = (round: number): readonly Pick[] =>
  Array.from({ length: 10 - round }, (_, i) => ({ kind: 'round', round: round + 1 + i }));

const notIn =
  (chosen: readonly Pick[]) =>
  (pick: Pick): boolean =>
    !chosen.some((one) => samePick(one, pick));

function swapTokens(state: { tokens: State['tokens'] }, a: number, b: number): void {
  const tokens = state.tokens.slice();
  const held = tokens[a - 1] as readonly Token[];
  tokens[a - 1] = tokens[b - 1] as readonly Token[];
  tokens[b - 1] = held;
  state.tokens = tokens;
}
