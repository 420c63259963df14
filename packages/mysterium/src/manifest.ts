import { without } from './cards.ts';
import { unveil } from './dreams.ts';
import { guessOrder, hasTrack, LAST_TURN, levelAt } from './editions.ts';
import { type Flow, psychicOf, set, setDreams, setPsychic, tell } from './flow.ts';
import { endTurn } from './turn.ts';
import type { Category, Persona, PsychicSeat } from './types.ts';

/** All balls are judged together and told in persona order (MY-R21). */
export function manifest(flow: Flow): void {
  unveil(flow, []);
  for (const persona of flow.state.personas) {
    if (persona.category !== null) judge(flow, persona, persona.category);
  }
  endTurn(flow);
}

function judge(flow: Flow, persona: Persona, category: Category): void {
  const { state } = flow;
  const card = persona.ball;
  const right = card !== null && state.targets[persona.persona - 1]?.[category] === card;
  const next = right ? nextCategory(flow, category) : category;
  const judged: Persona = {
    ...persona,
    category: next,
    solved: right ? { ...persona.solved, [category]: card } : persona.solved,
    visions: right ? [] : persona.visions,
    ball: null,
    tokens: [],
  };
  set(flow, {
    personas: state.personas.map((p) => (p === persona ? judged : p)),
    suspects: right ? { ...state.suspects, [category]: without(state.suspects[category], [card]) } : state.suspects,
    guesses: [...state.guesses, { turn: state.turn, persona: persona.persona, category, card, right }],
  });
  if (right) setDreams(flow, { open: [...state.dreams.open, ...persona.visions.flatMap((vision) => vision.dreams)] });
  const scored = persona.tokens
    .filter((token) => token.mark === (right ? 'agree' : 'disagree'))
    .map(({ seat }) => seat);
  for (const seat of scored) advance(flow, seat, 1);
  // MY-R12: counted before the hand moves.
  const hoursLeft = next === null && hasTrack(state) ? LAST_TURN - state.turn : 0;
  advance(flow, persona.seat, hoursLeft);
  const finished = next === null;
  tell(flow, { type: 'manifested', persona: persona.persona, category, card, right, scored, finished, hoursLeft });
}

function nextCategory(flow: Flow, category: Category): Category | null {
  const order = guessOrder(flow.state);
  return order[order.indexOf(category) + 1] ?? null;
}

function advance(flow: Flow, seat: PsychicSeat, spaces: number): void {
  const marker = psychicOf(flow.state.psychics, seat).marker + spaces;
  setPsychic(flow, seat, { marker, level: levelAt(marker, flow.state) });
}
