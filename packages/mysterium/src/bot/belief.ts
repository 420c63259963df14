import type { SuspectId } from '../cards.ts';
import type { Category, Persona, View } from '../types.ts';
import { type Eye, fitOfAll, shares } from './eye.ts';
import { stillOpen } from './ghost.ts';

/** How likely each card of the persona's category is its target, by one reader's eye. */
export type Belief = ReadonlyMap<SuspectId, number>;

const BALANCING_ROUNDS = 8;

/** What a reader believes of everyone who looks in this category: no two personas look for the same card. */
export function beliefsOf(view: View, eye: Eye, category: Category): ReadonlyMap<number, Belief> {
  const seekers = view.personas.filter((persona) => persona.category === category);
  const rows = seekers.map((persona) => new Map(readingOf(view, eye, persona, category)));
  for (let round = 0; round < BALANCING_ROUNDS; round++) {
    for (const card of view.suspects[category]) {
      const total = rows.reduce((sum, row) => sum + (row.get(card) ?? 0), 0);
      if (total > 1) for (const row of rows) if (row.has(card)) row.set(card, (row.get(card) ?? 0) / total);
    }
    for (const row of rows) {
      const total = [...row.values()].reduce((sum, share) => sum + share, 0);
      for (const [card, share] of row) row.set(card, share / total);
    }
  }
  return new Map(seekers.map(({ persona }, index) => [persona, rows[index] as Belief]));
}

/** What the persona's own dreams say; those the clock chose say nothing (MY-R30). */
function readingOf(view: View, eye: Eye, persona: Persona, category: Category): readonly [SuspectId, number][] {
  const cards = stillOpen(view, persona, category);
  const told = persona.visions.filter((vision) => !vision.chance);
  const fresh = told.filter((vision) => vision.turn === view.turn).flatMap((vision) => vision.dreams);
  const failed = told.filter((vision) => vision.turn < view.turn).flatMap((vision) => vision.dreams);
  const chances = shares(cards.map((card) => fitOfAll(eye, fresh, failed, card)));
  return cards.map((card, index) => [card, chances[index] ?? 0]);
}
