import { type RandomState, randomFrom, type Seed, shuffle } from '@ghostlight/rules-kit';
import { proceed } from './apply/apply.ts';
import { startTurn } from './apply/turn.ts';
import { workOn } from './apply/work.ts';
import { CONTROL_IDS, POWERS_OF } from './cards/catalogue.ts';
import { HAND_SIZE, IDEA_CONTROLS, IDEA_POWERS, IDEA_STACKS, TOKENS_EACH } from './cards/printed.ts';
import { freshLore } from './knowledge/lore.ts';
import { startingTiles } from './psyche/board.ts';
import type { CardId } from './types/card.ts';
import type { Options } from './types/options.ts';
import type { Seat } from './types/seat.ts';
import type { Side, State } from './types/state.ts';

const NOTHING_SPENT = { plays: 0, buys: 0, morePlays: 0, moreBuys: 0, fewerPlays: 0 };

/** A table dealt and ready: Monday, the ghost's ideas turned up, the ghost to act. */
export function setup(options: Options, players: number, seed: Seed): State {
  if (players !== 2) throw new Error('The Mirroring of Mary King is for two players.');
  const [ghost, afterGhost] = deal('ghost', randomFrom(seed));
  const [mortal, random] = deal('mortal', afterGhost);
  const tokens = options.specialAbilities ? TOKENS_EACH : 0;
  const work = workOn({
    options,
    random,
    decision: 0,
    turn: 0,
    phase: 'act',
    tiles: startingTiles(),
    sides: { ghost, mortal },
    spent: NOTHING_SPENT,
    hushed: { ghost: 0, mortal: 0 },
    tokens: { ghost: tokens, mortal: tokens },
    stack: [],
    nextItem: 0,
    latest: null,
    passed: [],
    resolving: null,
    lifted: null,
    question: null,
    doomed: null,
    outcome: null,
    scores: null,
  });
  startTurn(work);
  proceed(work);
  return work.game;
}

/** Half the power cards and a fifth of the control cards are ideas; the rest is the mind, and five of it the hand. */
function deal(seat: Seat, start: RandomState): [Side, RandomState] {
  const [controls, afterControls] = shuffle<CardId>(start, CONTROL_IDS);
  const [powers, afterPowers] = shuffle<CardId>(afterControls, POWERS_OF[seat]);
  const ideaCards = [...controls.slice(0, IDEA_CONTROLS), ...powers.slice(0, IDEA_POWERS)];
  const mindCards = [...controls.slice(IDEA_CONTROLS), ...powers.slice(IDEA_POWERS)];
  const [mind, afterMind] = shuffle(afterPowers, mindCards);
  const [ideas, random] = shuffle(afterMind, ideaCards);
  const height = ideas.length / IDEA_STACKS;
  const stacks = Array.from({ length: IDEA_STACKS }, (_, stack) => ideas.slice(stack * height, (stack + 1) * height));
  const side: Side = {
    hand: mind.slice(-HAND_SIZE).sort(),
    mind: mind.slice(0, -HAND_SIZE),
    memory: [],
    faceDown: stacks,
    faceUp: stacks.map(() => []),
    removed: [],
    returned: 0,
    lore: freshLore(HAND_SIZE),
  };
  return [side, random];
}
