import type { Viewer } from '@ghostlight/rules-kit';
import { asked, awaited } from './awaited.ts';
import { byId } from './cards.ts';
import { drawable, publicDreams } from './dreams.ts';
import { MOST_MOVES } from './editions.ts';
import { endOf } from './outcome.ts';
import type { FinalView, GhostView, Persona, Seat, State, View } from './types.ts';
import { visionLimit } from './vision-limit.ts';

/** What a viewer may know, field by field (§3.11). */
export function view(state: State, viewer: Viewer<Seat>): View {
  return {
    viewer,
    options: state.options,
    players: state.players,
    step: state.step,
    turn: state.turn,
    awaited: toAct(state),
    asked: asked(state),
    seniority: state.seniority,
    suspects: state.suspects,
    personas: viewer === 'ghost' ? state.personas : shownPersonas(state),
    psychics: state.psychics,
    guesses: state.guesses,
    dreams: state.veil ?? publicDreams(state.dreams),
    ghost: viewer === 'ghost' ? ghostView(state) : null,
    final: finalView(state, viewer),
    end: state.step === 'over' ? endOf(state) : null,
    outcome: state.outcome,
  };
}

export const toAct = (state: State): readonly Seat[] =>
  awaited(state, state.final && { level: state.final.turned, voted: state.final.votes.map((vote) => vote.seat) });

/** With `batchVisions` nobody but the ghost sees who has been served until all have. */
export function shownPersonas(state: State): readonly Persona[] {
  if (state.step !== 'vision' || !state.options.batchVisions) return state.personas;
  return state.personas.map((persona) => ({
    ...persona,
    visions: persona.visions.filter((vision) => vision.turn < state.turn),
  }));
}

function ghostView(state: State): GhostView {
  const { hand, tray, takenOut, pile, open, thrown, redrawsLeft } = state.dreams;
  return {
    targets: state.targets,
    hand,
    tray,
    takeOutsLeft: MOST_MOVES - takenOut,
    visionLimit: visionLimit(state.personas, state.turn, hand.length + drawable(state.dreams)),
    pile: pile.length,
    open,
    thrown,
    redrawsLeft,
    culprit: state.final?.culprit ?? null,
    shared: byId(state.final?.shared ?? []),
  };
}

function finalView({ final }: State, viewer: Viewer<Seat>): FinalView | null {
  if (!final) return null;
  return {
    groups: final.groups,
    shared: final.shared.slice(0, final.turned),
    faceDown: final.shared.length - final.turned,
    chance: final.chance,
    exposed: final.exposed,
    accusations: final.accusations,
    round: final.round,
    voted: final.votes.map((vote) => vote.seat),
    vote: final.votes.find((vote) => vote.seat === viewer) ?? null,
    verdict: final.verdict,
  };
}
