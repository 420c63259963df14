import type { Action } from '../actions.ts';
import type { DreamId, SuspectId } from '../cards.ts';
import { editionOf, SHARED_CARDS } from '../editions.ts';
import { refusal } from '../refusal.ts';
import { CATEGORIES, type Category, type FinalView, type GhostView, type Persona, type View } from '../types.ts';
import { waiting } from '../vision-limit.ts';
import { type Eye, eyeOf, fitOfAll, readTriples, shares } from './eye.ts';
import type { Lore } from './lore.ts';
import type { ByStrength, Strength } from './strength.ts';
import { tasteOf } from './taste.ts';
import { useTray } from './tray.ts';

interface Skill {
  /** How many different readers the ghost imagines; their average decides. */
  readonly readers: number;
  readonly sharpness: number;
  readonly spread: number;
  readonly mostDreams: number;
}

const SKILLS: ByStrength<Skill> = {
  gentle: { readers: 2, sharpness: 9, spread: 0.5, mostDreams: 2 },
  steady: { readers: 4, sharpness: 10, spread: 0.5, mostDreams: 2 },
  cruel: { readers: 6, sharpness: 10, spread: 0.5, mostDreams: 3 },
};

/** Another dream must raise the chance of being understood by this much, or it only confuses. */
const WORTH_A_DREAM = 0.03;
/** A hand that promises less than this is thrown away, if it may be. */
const POOR_HAND = 0.4;

interface Plan {
  readonly dreams: readonly DreamId[];
  /** The chance to be understood. */
  readonly clear: number;
}

export function actAsGhostBot(view: View, ghost: GhostView, strength: Strength, lore: Lore): readonly Action[] {
  const skill = SKILLS[strength];
  const eyes = Array.from({ length: skill.readers }, (_, n) =>
    eyeOf(lore, tasteOf(`reader ${n}`, skill.spread), skill.sharpness),
  );
  if (view.step === 'shared-vision' && view.final) return chooseCulprit(view, ghost, view.final, eyes);
  return view.step === 'vision' ? sendVision(view, ghost, skill, eyes) : [];
}

/** Serves first whom the hand serves best: the next one chooses from a new card. */
function sendVision(view: View, ghost: GhostView, skill: Skill, eyes: readonly Eye[]): readonly Action[] {
  const plans = waiting(view.personas, view.turn).map((persona) => ({
    persona,
    plan: planVision(view, ghost, persona, Math.min(skill.mostDreams, ghost.visionLimit), eyes),
  }));
  const best = plans.reduce((a, b) => (b.plan.clear > a.plan.clear ? b : a));
  const hope = plans.reduce((sum, { plan }) => sum + plan.clear, 0) / plans.length;
  const redraw = hope < POOR_HAND ? throwAway(view, ghost, ghost.hand) : [];
  if (redraw.length > 0) return redraw;
  return useTray(ghost, best.plan.dreams, ghost.visionLimit, { type: 'send', persona: best.persona.persona });
}

function planVision(view: View, ghost: GhostView, persona: Persona, most: number, eyes: readonly Eye[]): Plan {
  const category = persona.category as Category;
  const target = ghost.targets[persona.persona - 1]?.[category] as SuspectId;
  const cards = stillOpen(view, persona, category);
  const failed = persona.visions.filter((vision) => !vision.chance).flatMap((vision) => vision.dreams);
  const clear = (dreams: readonly DreamId[]): number =>
    mean(
      eyes.map((eye) => shares(cards.map((card) => fitOfAll(eye, dreams, failed, card)))[cards.indexOf(target)] ?? 0),
    );
  let plan: Plan = { dreams: [], clear: 0 };
  while (plan.dreams.length < most) {
    const more = ghost.hand
      .filter((dream) => !plan.dreams.includes(dream))
      .map((dream): Plan => ({ dreams: [...plan.dreams, dream], clear: clear([...plan.dreams, dream]) }));
    if (more.length === 0) break;
    const next = more.reduce((a, b) => (b.clear > a.clear ? b : a));
    if (plan.dreams.length > 0 && next.clear < plan.clear + WORTH_A_DREAM) break;
    plan = next;
  }
  return plan;
}

/** Cards that may still be what this persona looks for. */
export function stillOpen(view: View, persona: Persona, category: Category): readonly SuspectId[] {
  const failed = view.guesses.filter((guess) => guess.persona === persona.persona && guess.category === category);
  return view.suspects[category].filter((card) => failed.every((guess) => guess.card !== card));
}

/** The group and the three dreams that the psychics will most surely read together. */
function chooseCulprit(view: View, ghost: GhostView, final: FinalView, eyes: readonly Eye[]): readonly Action[] {
  const triples = final.groups.map((group) => CATEGORIES.map((category) => group[category]));
  const levels = view.psychics.map(({ level }) => level ?? SHARED_CARDS);
  const plans = subsets(ghost.hand, SHARED_CARDS).flatMap((dreams) => {
    const clear = clearGroups(eyes, dreams, triples, levels);
    return final.groups.map(({ group }, index) => ({ group, dreams, clear: clear[index] ?? 0 }));
  });
  const best = plans.reduce((a, b) => (b.clear > a.clear ? b : a));
  const redraw = best.clear < POOR_HAND ? throwAway(view, ghost, ghost.hand) : [];
  if (redraw.length > 0) return redraw;
  return useTray(ghost, best.dreams, SHARED_CARDS, { type: 'choose', group: best.group });
}

/** For each group the chance that a psychic reads it, who sees as many of the dreams as their level allows. */
function clearGroups(
  eyes: readonly Eye[],
  dreams: readonly DreamId[],
  triples: readonly (readonly SuspectId[])[],
  levels: readonly number[],
): readonly number[] {
  const seen = [...new Set(levels)].flatMap((level) => {
    const parts = subsets(dreams, level);
    const weight = levels.filter((other) => other === level).length / levels.length / parts.length;
    return parts.map((part) => ({ part, weight }));
  });
  const sums = triples.map(() => 0);
  for (const eye of eyes) {
    for (const { part, weight } of seen) {
      for (const [index, share] of readTriples(eye, part, triples).entries())
        sums[index] = (sums[index] ?? 0) + (share * weight) / eyes.length;
    }
  }
  return sums;
}

/** A redraw, if the rules allow one now. */
function throwAway(view: View, ghost: GhostView, dreams: readonly DreamId[]): readonly Action[] {
  if (editionOf(view).redrawWholeHand) return refusal(view, { type: 'redraw' }) ? [] : [{ type: 'redraw' }];
  const filled: View = { ...view, ghost: { ...ghost, tray: dreams } };
  if (refusal(filled, { type: 'redraw' }) || ghost.takeOutsLeft === 0) return [];
  return useTray(ghost, dreams, dreams.length, { type: 'redraw' });
}

function subsets<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) => subsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]));
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
