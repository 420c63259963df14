import type { Action } from './actions.ts';
import { refusal } from './refusal.ts';
import type { GhostView, Mark, Psychic, View } from './types.ts';

const MARKS: readonly Mark[] = ['agree', 'disagree'];

/** Everything this viewer may do: what could be thought of in this step, less what the rules refuse. */
export function legal(view: View): readonly Action[] {
  return candidates(view).filter((action) => refusal(view, action) === null);
}

function candidates(view: View): readonly Action[] {
  if (view.ghost) return ghostCandidates(view, view.ghost);
  const psychic = view.psychics.find(({ seat }) => seat === view.viewer);
  return psychic ? psychicCandidates(view, psychic) : [];
}

function ghostCandidates(view: View, ghost: GhostView): readonly Action[] {
  return [
    ...ghost.hand.map((dream): Action => ({ type: ghost.tray.includes(dream) ? 'tray-out' : 'tray-in', dream })),
    ...view.personas.map(({ persona }): Action => ({ type: 'send', persona })),
    ...groups(view).map((group): Action => ({ type: 'choose', group })),
    { type: 'redraw' },
    { type: 'chance' },
  ];
}

function psychicCandidates(view: View, psychic: Psychic): readonly Action[] {
  switch (view.step) {
    case 'vision':
    case 'interpret':
    case 'tokens':
      return [...ballsAndTokens(view, psychic), { type: 'ready' }, { type: 'unready' }];
    case 'deliberate':
    case 'agree':
      return [
        ...groups(view).map((group): Action => ({ type: 'accuse', group })),
        { type: 'clear-accusation' },
        { type: 'ready' },
        { type: 'unready' },
      ];
    case 'poll':
      return [...groups(view).map((group): Action => ({ type: 'vote', group })), { type: 'abstain' }];
    default:
      return [];
  }
}

function ballsAndTokens(view: View, { seat }: Psychic): readonly Action[] {
  return view.personas.flatMap(({ persona, seat: owner, category, ball }): readonly Action[] => {
    if (owner !== seat) {
      if (!ball) return [];
      return [
        ...MARKS.map((mark): Action => ({ type: 'token', persona, card: ball, mark })),
        { type: 'take-back', persona },
      ];
    }
    if (!category) return [];
    return [
      ...view.suspects[category].map((card): Action => ({ type: 'ball', persona, card })),
      { type: 'clear-ball', persona },
    ];
  });
}

const groups = (view: View): readonly number[] => view.final?.groups.map(({ group }) => group) ?? [];

/** The question this viewer is asked; a redraw or a cancelled READY asks it anew, so that no act counts twice. */
export function prompt(view: View): string | null {
  if (legal(view).length === 0) return null;
  if (view.ghost) return `${view.step}:${view.turn}:${view.ghost.redrawsLeft}`;
  switch (view.step) {
    case 'vision':
    case 'interpret':
      // One question: a ball on its way stays good when the last vision is sent meanwhile.
      return `guess:${view.turn}`;
    case 'tokens':
      return `tokens:${view.turn}`;
    case 'poll':
      return `vote:${view.final?.shared.length}`;
    default:
      return `accuse:${view.turn}:${view.final?.round}`;
  }
}
