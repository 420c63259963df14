import type { Told } from '@ghostlight/rules-kit';
import {
  type Action,
  type CardId,
  type ControlId,
  type Event,
  type PowerId,
  rules,
  type Seat,
  type State,
  type Target,
  type View,
} from '../src/index.ts';
import { pictureOf, position, type Spec } from './position.ts';

function heardBy(viewer: Seat | 'spectator', told: Told<Event, Seat>): Event | null {
  if (told.to === 'all') return told.event;
  return told.to.some((seat) => seat === viewer) ? told.event : told.others;
}

/** A game in a test: the asked seat acts, and every step is checked. */
export class Duel {
  state: State;
  /** Everything told so far, as each viewer heard it. */
  readonly heard: { readonly [V in Seat | 'spectator']: Event[] } = { ghost: [], mortal: [], spectator: [] };

  constructor(state: State) {
    rules.check(state);
    this.state = state;
  }

  get asked(): Seat | undefined {
    return rules.toAct(this.state)[0];
  }

  /** "window mortal": what is asked, and whom. */
  get question(): string {
    const { question } = this.state;
    return question ? `${question.kind} ${question.seat}` : 'over';
  }

  get board(): string {
    return pictureOf(this.state);
  }

  get legal(): readonly Action[] {
    return this.asked ? rules.legal(rules.view(this.state, this.asked)) : [];
  }

  /** The targets offered for an effect of a card. */
  targets(card: PowerId, effect: 1 | 2): readonly Target[] {
    return this.legal.flatMap((action) =>
      action.type === 'play-power' && action.card === card && action.effect === effect ? [action.target] : [],
    );
  }

  view(viewer: Seat | 'spectator'): View {
    return rules.view(this.state, viewer);
  }

  hand(seat: Seat): readonly CardId[] {
    return this.state.sides[seat].hand;
  }

  mind(seat: Seat): readonly CardId[] {
    return this.state.sides[seat].mind;
  }

  memory(seat: Seat): readonly CardId[] {
    return this.state.sides[seat].memory;
  }

  do(action: Action): this {
    const seat = this.asked;
    if (!seat) throw new Error('Nobody is asked.');
    const result = rules.apply(this.state, seat, action);
    if (!result.ok) throw new Error(`${seat} may not ${JSON.stringify(action)}: ${result.error.message}`);
    this.state = result.value.state;
    rules.check(this.state);
    for (const told of result.value.events) {
      for (const viewer of ['ghost', 'mortal', 'spectator'] as const) {
        const event = heardBy(viewer, told);
        if (event) this.heard[viewer].push(event);
      }
    }
    return this;
  }

  /** The code of the refusal. */
  refusal(action: Action, seat: Seat | undefined = this.asked): string {
    const result = rules.apply(this.state, seat ?? 'ghost', action);
    return result.ok ? 'accepted' : result.error.code;
  }

  control = (card: ControlId, turned = false) => this.do({ type: 'play-control', card, turned });
  power = (card: PowerId, effect: 1 | 2, target: Target = null) =>
    this.do({ type: 'play-power', card, effect, target });
  buy = (side: Seat, stack: number) => this.do({ type: 'buy-idea', side, stack });
  pick = (...cards: readonly CardId[]) => {
    for (const card of cards) this.do({ type: 'pick', card });
    return this;
  };
  pass = () => this.do({ type: 'pass' });
  done = () => this.do({ type: 'done' });
  stop = () => this.do({ type: 'stop' });
  decline = () => this.do({ type: 'decline' });
  keep = () => this.do({ type: 'keep' });
  recall = () => this.do({ type: 'recall' });

  /** Passes every window until something else is asked. */
  settle(): this {
    while (this.state.question?.kind === 'window') this.pass();
    return this;
  }
}

export const duel = (spec: Spec = {}): Duel => new Duel(position(spec));

export const cells = (...numbers: readonly number[]): Target => ({ kind: 'cells', cells: numbers });
export const item = (place: number): Target => ({ kind: 'item', item: place });
export const place = (stack: number): Target => ({ kind: 'place', stack });
export const row = (number: number): Target => ({ kind: 'row', row: number });
export const ideas = (...list: readonly (readonly [Seat, number])[]): Target => ({
  kind: 'ideas',
  ideas: list.map(([side, stack]) => ({ side, stack })),
});
