import type { Viewer } from '@ghostlight/rules-kit';
import { activeSeat, dayIndex } from '../apply/work.ts';
import { isControl, patternOf } from '../cards/catalogue.ts';
import { commonTops } from '../knowledge/belief.ts';
import { type Desk, deskOf } from '../legal/desk.ts';
import { buyLimit, playLimit } from '../legal/limits.ts';
import { waysToPlay } from '../legal/plays.ts';
import { areasOf } from '../psyche/areas.ts';
import { boardOf, largestAreas, markersLeft, penaltiesOf } from '../psyche/board.ts';
import { cellsIn } from '../psyche/grid.ts';
import type { CardId } from '../types/card.ts';
import { DAYS } from '../types/day.ts';
import { type BySeat, bySeat, SEATS, type Seat } from '../types/seat.ts';
import type { Side, State } from '../types/state.ts';
import type { Area, Preview, SideView, View } from '../types/view.ts';
import { hiddenOf } from './hidden.ts';

/** What this viewer may know: an allow-list, field by field. */
export function view(state: State, viewer: Viewer<Seat>): View {
  const { question, spent } = state;
  const { held, locked } = boardOf(state.tiles);
  const desk = question && question.seat === viewer ? deskOf(state, question) : null;
  const choosing = question?.kind === 'choose' ? (desk?.choosing ?? null) : null;
  const from = choosing?.choice.from;
  return {
    viewer,
    options: state.options,
    day: DAYS[dayIndex(state)] ?? 'fri',
    turn: state.turn,
    active: activeSeat(state),
    phase: state.outcome ? 'over' : state.phase,
    decision: state.decision,
    question: question && {
      kind: question.kind,
      seat: question.seat,
      picked: question.kind === 'choose' ? question.picks.length : 0,
    },
    tiles: state.tiles,
    markers: markersLeft(locked),
    areas: allAreas(held),
    largest: largestAreas(held),
    penalties: penaltiesOf(held),
    plays: { made: spent.plays, limit: playLimit(state) },
    buys: { made: spent.buys, limit: buyLimit(state) },
    hushed: state.hushed,
    tokens: state.tokens,
    sides: bySeat((seat) => sideView(state, seat, viewer)),
    stack: state.stack,
    passed: state.passed,
    resolving: state.resolving,
    latest: state.latest,
    doomed: state.doomed,
    picks: choosing ? choosing.picks.flatMap((place) => choosing.zone[place] ?? []) : null,
    looking: choosing && (from === 'mind-top' || from === 'rival-hand') ? choosing.zone : null,
    previews: desk ? previewsOf(desk) : [],
    outcome: state.outcome,
    scores: state.scores,
    revealed: state.outcome && state.options.revealAtEnd ? hiddenOf(state) : null,
  };
}

const allAreas = (held: BySeat<number>): Area[] =>
  SEATS.flatMap((controller) => areasOf(held[controller]).map((area) => ({ controller, cells: cellsIn(area) })));

function sideView(state: State, seat: Seat, viewer: Viewer<Seat>): SideView {
  const { mind, hand, memory, faceDown, faceUp, removed, returned } = state.sides[seat];
  const { lifted } = state;
  return {
    mind: mind.length,
    known: knownFromTop(state.sides[seat], seat, viewer),
    handSize: hand.length,
    hand: viewer === seat ? hand : null,
    memory,
    ideas: faceUp.map((cards, stack) => ({
      faceDown: faceDown[stack]?.length ?? 0,
      faceUp: cards,
      current: lifted?.side === seat && lifted.stack === stack ? null : (cards.at(-1) ?? null),
    })),
    removed,
    returned,
  };
}

/** The cards whose place in the mind this viewer knows, from the top; unknown ones at the lower end are left out. */
function knownFromTop({ mind, lore }: Side, seat: Seat, viewer: Viewer<Seat>): readonly (CardId | null)[] {
  if (viewer !== seat) return commonTops(viewer === 'spectator' ? lore.spectator : lore.rival);
  return lore.owner.tops.map((place, depth) => (place === 'known' ? (mind.at(-1 - depth) ?? null) : null));
}

/** What every legal control play would flip. */
function previewsOf(desk: Desk): Preview[] {
  const bought = desk.question === 'declare' && desk.resolving?.kind === 'purchase' ? [desk.resolving.card] : [];
  const cards = desk.question === 'act' ? desk.hand : bought;
  return cards.filter(isControl).flatMap((card) =>
    waysToPlay(desk, card).flatMap((way) => {
      if (way.type !== 'play-control') return [];
      const flips = patternOf(card, way.turned).filter((cell) => !(desk.scene.locked & (1 << cell)));
      return [{ card, turned: way.turned, flips }];
    }),
  );
}
