import type { Dice } from '@ghostlight/rules-kit';
import type { Action } from '../actions.ts';
import type { SuspectId } from '../cards.ts';
import { hasTrack, LAST_TURN, splitsTokens, TOKENS_BACK_TURN } from '../editions.ts';
import { CATEGORIES, type FinalView, type Persona, type Psychic, type View } from '../types.ts';
import { type Belief, beliefsOf } from './belief.ts';
import { type Eye, eyeOf, readTriples } from './eye.ts';
import type { Lore } from './lore.ts';
import type { ByStrength, Strength } from './strength.ts';
import { tasteOf } from './taste.ts';

interface Skill {
  readonly sharpness: number;
  /** How far this reader's taste is from the plain reading. */
  readonly spread: number;
}

const SKILLS: ByStrength<Skill> = {
  gentle: { sharpness: 9, spread: 0.8 },
  steady: { sharpness: 10, spread: 0.75 },
  cruel: { sharpness: 10, spread: 0.5 },
};

/** A card on which another's ball lies already is believed in less. */
const CLAIMED = 0.4;
/** How sure one must be to spend a token before it is the last chance to. */
const SURE_RIGHT = 0.6;
const SURE_WRONG = 0.25;
/** What each other voice for a group weighs when the table could not agree. */
const VOICE = 1.2;

export function actAsPsychicBot(
  view: View,
  me: Psychic,
  strength: Strength,
  dice: Pick<Dice, 'pick'>,
  lore: Lore,
): readonly Action[] {
  if (!view.awaited.includes(me.seat)) return [];
  const { sharpness, spread } = SKILLS[strength];
  const eye = eyeOf(lore, tasteOf(`${me.seat} of ${view.seniority.join()}`, spread), sharpness);
  switch (view.step) {
    case 'interpret':
      return interpret(view, me, eye, dice);
    case 'tokens':
      return [...opinions(view, me, eye), { type: 'ready' }];
    case 'poll':
      return [{ type: 'vote', group: suspicion(view.final as FinalView, eye, 0) }];
    default:
      return accuse(view, view.final as FinalView, me, eye);
  }
}

/** Balls first; then, where there are tokens, opinions on all others' balls, for which it waits. */
function interpret(view: View, me: Psychic, eye: Eye, dice: Pick<Dice, 'pick'>): readonly Action[] {
  const mine = view.personas.filter((persona) => persona.seat === me.seat && persona.category !== null);
  const missing = mine.filter((persona) => persona.ball === null).slice(0, me.movesLeft);
  const balls = placeBalls(view, missing, eye, dice);
  if (!hasTrack(view) || splitsTokens(view)) return [...balls, { type: 'ready' }];
  if (balls.length > 0) return balls;
  const ready = new Set(view.psychics.filter((psychic) => psychic.ready).map(({ seat }) => seat));
  const awaited = view.personas.some(
    ({ seat, category, ball }) => seat !== me.seat && category !== null && ball === null && !ready.has(seat),
  );
  return awaited ? [] : [...opinions(view, me, eye), { type: 'ready' }];
}

function placeBalls(view: View, personas: readonly Persona[], eye: Eye, dice: Pick<Dice, 'pick'>): readonly Action[] {
  const claimed = new Set(view.personas.flatMap(({ ball }) => ball ?? []));
  const balls: Action[] = [];
  for (const { persona, category } of personas) {
    const belief = category && beliefsOf(view, eye, category).get(persona);
    if (!belief || belief.size === 0) continue;
    const card = likeliest(belief, claimed, dice);
    claimed.add(card);
    balls.push({ type: 'ball', persona, card });
  }
  return balls;
}

/** The card believed in most; any of them when there is nothing to go by. */
function likeliest(belief: Belief, claimed: ReadonlySet<SuspectId>, dice: Pick<Dice, 'pick'>): SuspectId {
  const scores = [...belief].map(([card, share]) => ({ card, score: claimed.has(card) ? share * CLAIMED : share }));
  const most = Math.max(...scores.map(({ score }) => score));
  return dice.pick(scores.filter(({ score }) => score > most - 1e-9)).card;
}

/** Tokens on others' balls. Unspent ones lapse when spent ones come back, and at the end: then every opinion is worth one. */
function opinions(view: View, me: Psychic, eye: Eye): readonly Action[] {
  const lastChance = view.turn === TOKENS_BACK_TURN - 1 || view.turn === LAST_TURN;
  const left = { ...me.tokens };
  const thoughts = view.personas
    .filter(
      ({ seat, category, ball, tokens }) =>
        seat !== me.seat && category && ball && !tokens.some((t) => t.seat === me.seat),
    )
    .map(({ persona, category, ball }) => {
      const card = ball as SuspectId;
      const right = (category && beliefsOf(view, eye, category).get(persona)?.get(card)) || 0;
      return { persona, card, right };
    })
    .toSorted((a, b) => Math.abs(b.right - 0.5) - Math.abs(a.right - 0.5));
  const tokens: Action[] = [];
  for (const { persona, card, right } of thoughts) {
    const mark = right >= 0.5 ? 'agree' : 'disagree';
    const sure = lastChance || right >= SURE_RIGHT || right <= SURE_WRONG;
    if (!sure || left[mark] === 0 || tokens.length >= Math.min(me.movesLeft, 7)) continue;
    left[mark]--;
    tokens.push({ type: 'token', persona, card, mark });
  }
  return tokens;
}

/** Its own suspicion at first; when the table could not agree, the others' voices count more and more. */
function accuse(view: View, final: FinalView, me: Psychic, eye: Eye): readonly Action[] {
  const others = final.accusations.filter(({ seat }) => seat !== me.seat);
  const own = final.accusations.find(({ seat }) => seat === me.seat);
  const senior = others.toSorted((a, b) => view.seniority.indexOf(a.seat) - view.seniority.indexOf(b.seat));
  const group = suspicion(final, eye, VOICE * (final.round - 1), senior);
  const ball: readonly Action[] = own?.group === group || me.movesLeft === 0 ? [] : [{ type: 'accuse', group }];
  return [...ball, { type: 'ready' }];
}

/** The group the shared dreams speak of, as far as they are turned up; the eldest voice counts a little more. */
function suspicion(final: FinalView, eye: Eye, voice: number, voices: FinalView['accusations'] = []): number {
  const groups = final.groups.filter(({ group }) => !final.exposed.includes(group));
  const dreams = final.chance ? [] : final.shared;
  const chances = readTriples(
    eye,
    dreams,
    groups.map((group) => CATEGORIES.map((category) => group[category])),
  );
  const scores = groups.map(({ group }, index) => {
    const heard = voices.reduce((sum, v, rank) => (v.group === group ? sum + 1 + 0.5 / (1 + rank) : sum), 0);
    return { group, score: Math.log(chances[index] ?? 0) + voice * heard };
  });
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).group;
}
