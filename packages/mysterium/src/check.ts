import { asked } from './awaited.ts';
import { DREAMS, SUSPECTS } from './cards.ts';
import { drawable } from './dreams.ts';
import {
  HAND_SIZE,
  hasTrack,
  layoutOf,
  levelAt,
  MOST_MOVES,
  personaCount,
  redrawsOf,
  SHARED_CARDS,
  tokenStock,
} from './editions.ts';
import { CATEGORIES, type State } from './types.ts';
import { toAct } from './view.ts';

/** What holds in every position; throws when it does not. */
export function check(state: State): void {
  checkDreams(state);
  checkSuspects(state);
  checkPersonas(state);
  checkPsychics(state);
  checkFinal(state);
  hold(state.turn >= 1 && state.turn <= 7, 'the turn is 1 to 7');
  hold((state.step === 'over') === (state.outcome !== null), 'a game is over when it has an outcome');
  hold(state.step === 'over' || toAct(state).length > 0, 'somebody is awaited until the game is over');
}

function hold(condition: boolean, what: string): void {
  if (!condition) throw new Error(`Mysterium is out of order: it must be that ${what}.`);
}

const isEach = (cards: readonly string[], all: readonly string[]): boolean =>
  cards.length === all.length && new Set(cards).size === all.length && new Set([...cards, ...all]).size === all.length;

function checkDreams(state: State): void {
  const { hand, tray, takenOut, pile, open, thrown, returned, unnamed, redrawsLeft } = state.dreams;
  const visions = state.personas.flatMap((persona) => persona.visions);
  const shown = visions.flatMap((vision) => vision.dreams);
  hold(
    isEach([...hand, ...pile, ...open, ...thrown, ...shown, ...(state.final?.shared ?? [])], DREAMS),
    'each of the 84 dreams is in one place',
  );
  hold(
    tray.length === new Set(tray).size && tray.every((dream) => hand.includes(dream)),
    'the tray is part of the hand',
  );
  hold(takenOut <= MOST_MOVES, 'cards taken out of the tray are capped');
  const isShort = hand.length < HAND_SIZE && !state.final?.shared.length;
  hold(!isShort || state.step === 'over' || drawable(state.dreams) === 0, 'the hand is full while there are cards');
  hold(redrawsLeft >= 0 && redrawsLeft <= redrawsOf(state).uses, 'redraws are within their limit');
  const isHidden = (dream: string) => !shown.includes(dream as never) && !open.includes(dream as never);
  hold(returned.every(isHidden), 'what is listed as returned has not been seen since');
  hold(
    pile.filter((dream) => !returned.includes(dream)).length <= unnamed,
    'the pile holds no more unnamed cards than were shuffled into it',
  );
  for (const { dreams } of visions)
    hold(
      dreams.every((dream, i) => i === 0 || (dreams[i - 1] ?? '') < dream),
      'a vision is shown by card id',
    );
}

function checkSuspects(state: State): void {
  for (const category of CATEGORIES) {
    const table = state.suspects[category];
    const solved = state.personas.flatMap((persona) => persona.solved[category] ?? []);
    const targets = state.targets.map((target) => target[category]);
    hold(
      table.every((card) => SUSPECTS[category].includes(card)),
      'suspects lie with their category',
    );
    hold(state.final !== null || table.length + solved.length === layoutOf(state), 'no suspect is lost');
    hold(new Set(targets).size === targets.length, 'no two personas share a target');
    for (const [index, { solved, category: current, ball }] of state.personas.entries()) {
      const target = targets[index];
      hold(
        solved[category] ? solved[category] === target : table.includes(target as never),
        'targets are on the table',
      );
      hold(ball === null || current !== category || table.includes(ball), 'a ball lies in its category');
    }
  }
  for (const guess of state.guesses) {
    const target = state.targets[guess.persona - 1]?.[guess.category];
    hold(guess.right === (guess.card === target), 'every guess was judged rightly');
  }
}

function checkPersonas(state: State): void {
  hold(state.personas.length === personaCount(state), 'there are as many personas as the table needs');
  for (const { category, solved, ball, tokens, seat, visions } of state.personas) {
    const missing = CATEGORIES.filter((c) => solved[c] === null);
    hold(category === null ? missing.length === 0 : missing.includes(category), 'a persona looks for what it lacks');
    hold(category !== null || (ball === null && visions.length === 0), 'a finished persona has no ball and no vision');
    hold(ball !== null || tokens.length === 0, 'tokens lie on balls');
    hold(new Set(tokens.map((token) => token.seat)).size === tokens.length, 'one token of each seat on a ball');
    hold(
      tokens.every((token) => token.seat !== seat),
      'nobody’s token lies on their own ball',
    );
  }
}

function checkPsychics(state: State): void {
  const stock = tokenStock(state);
  const isAsked = asked(state);
  for (const { seat, ready, movesLeft, tokens, marker, level } of state.psychics) {
    for (const mark of ['agree', 'disagree'] as const) {
      const placed = state.personas.flatMap((p) => p.tokens).filter((t) => t.seat === seat && t.mark === mark).length;
      hold(tokens[mark] >= 0 && tokens[mark] + placed <= stock[mark], 'nobody has more tokens than the stock');
    }
    hold(movesLeft >= 0 && movesLeft <= MOST_MOVES, 'reversible choices are capped');
    hold(level === levelAt(marker, state), 'the level follows the marker');
    hold(!ready || state.step === 'over' || isAsked.includes(seat), 'only who is asked is READY');
    hold(marker >= 0 && marker <= (hasTrack(state) ? 16 : 0), 'markers stay on the track');
  }
}

function checkFinal(state: State): void {
  const { final } = state;
  if (!final) return;
  const groups = final.groups.map((g) => g.group);
  hold(final.culprit === null || groups.includes(final.culprit), 'the culprit is one of the groups');
  hold([0, SHARED_CARDS].includes(final.shared.length), 'the shared vision is three dreams');
  hold((final.culprit === null) === (final.shared.length === 0), 'culprit and shared vision are chosen together');
  hold(final.turned <= final.shared.length, 'only what there is can be turned up');
  hold(
    state.outcome?.kind === 'win' || !final.exposed.includes(final.culprit ?? 0),
    'a cleared group is not the culprit',
  );
  hold(
    final.accusations.every((a) => groups.includes(a.group)),
    'balls lie on groups',
  );
}
