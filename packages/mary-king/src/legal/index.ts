import type { Action } from '../types/action.ts';
import type { View } from '../types/view.ts';
import { deskOfView } from './desk.ts';
import { listMoves } from './list-moves.ts';

/** Everything this viewer may do. A board imports it from here, without the schemas. */
export function legal(view: View): readonly Action[] {
  const desk = deskOfView(view);
  return desk ? listMoves(desk) : [];
}

/** The question this viewer is asked; each decision is a new one. */
export const prompt = ({ question, viewer, decision }: View): string | null =>
  question?.seat === viewer ? `${question.kind}:${decision}` : null;
