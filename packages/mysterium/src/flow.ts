import type { Told } from '@ghostlight/rules-kit';
import { MOST_MOVES } from './editions.ts';
import type { Event } from './events.ts';
import type { Dreams, Final, Persona, Psychic, PsychicSeat, Seat, State } from './types.ts';

/** One action under way: the state so far and what has been told. Lives only inside `apply`. */
export interface Flow {
  state: State;
  readonly events: Told<Event, Seat>[];
}

export const tell = (flow: Flow, event: Event): void => {
  flow.events.push({ to: 'all', event });
};

/** Tells the ghost, and the others their part unless the ghost's doings are hidden now (MY-R39). */
export const tellGhost = (flow: Flow, event: Event, others: Event | null): void => {
  flow.events.push({ to: ['ghost'], event, others: flow.state.veil ? null : others });
};

export const set = (flow: Flow, change: Partial<State>): void => {
  flow.state = { ...flow.state, ...change };
};

export const setDreams = (flow: Flow, change: Partial<Dreams>): void =>
  set(flow, { dreams: { ...flow.state.dreams, ...change } });

export const setPersona = (flow: Flow, persona: number, change: Partial<Persona>): void =>
  set(flow, { personas: flow.state.personas.map((p) => (p.persona === persona ? { ...p, ...change } : p)) });

export const setPsychic = (flow: Flow, seat: PsychicSeat, change: Partial<Psychic>): void =>
  set(flow, { psychics: flow.state.psychics.map((p) => (p.seat === seat ? { ...p, ...change } : p)) });

export const setFinal = (flow: Flow, change: Partial<Final>): void =>
  set(flow, { final: { ...finalOf(flow.state), ...change } });

/** A new question: nobody is READY, everybody's choices are counted from nought. */
export const askAnew = (flow: Flow): void => {
  set(flow, { psychics: flow.state.psychics.map((psychic) => ({ ...psychic, ready: false, movesLeft: MOST_MOVES })) });
  setDreams(flow, { takenOut: 0 });
};

export function finalOf(state: State): Final {
  if (!state.final) throw new Error('Stage 2 has not begun.');
  return state.final;
}

export function personaOf(personas: readonly Persona[], number: number): Persona {
  const persona = personas[number - 1];
  if (!persona) throw new Error(`There is no persona ${number}.`);
  return persona;
}

export function psychicOf<P extends { readonly seat: PsychicSeat }>(psychics: readonly P[], seat: Seat): P {
  const psychic = psychics.find((p) => p.seat === seat);
  if (!psychic) throw new Error(`${seat} is no psychic of this table.`);
  return psychic;
}
