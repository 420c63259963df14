import type { Told } from '@ghostlight/rules-kit';
import {
  type Action,
  type DreamId,
  type Event,
  levelAt,
  rules,
  type Seat,
  type State,
  type View,
} from '../src/index.ts';

/** A table played by hand: refusals throw, and every state on the way is checked. */
export class Seance {
  state: State;

  constructor(options: unknown = {}, players = 4, deal = 1) {
    const seed = deal.toString(16).padStart(64, '0');
    this.state = rules.setup(rules.options.parse(options), players, seed);
    rules.check(this.state);
  }

  /** Does an action and gives what was told of it. */
  act(seat: Seat, action: Action): readonly Told<Event, Seat>[] {
    const result = rules.apply(this.state, seat, rules.action.parse(action));
    if (!result.ok) throw new Error(`${seat} ${JSON.stringify(action)}: ${result.error.code}`);
    this.state = result.value.state;
    rules.check(this.state);
    return result.value.events;
  }

  /** The code with which an action is refused; null when it would be accepted. */
  refusal(seat: Seat, action: Action): string | null {
    const result = rules.apply(this.state, seat, action);
    return result.ok ? null : result.error.code;
  }

  view(viewer: Seat | 'spectator'): View {
    return rules.view(this.state, viewer);
  }

  legal(seat: Seat): readonly Action[] {
    return rules.legal(this.view(seat));
  }

  can(seat: Seat, type: Action['type']): boolean {
    return this.legal(seat).some((action) => action.type === type);
  }

  persona(number: number) {
    const persona = this.state.personas[number - 1];
    if (!persona) throw new Error(`no persona ${number}`);
    return persona;
  }

  psychic(seat: Seat) {
    const psychic = this.state.psychics.find((p) => p.seat === seat);
    if (!psychic) throw new Error(`no psychic ${seat}`);
    return psychic;
  }

  /** The first dreams of the hand into the tray. */
  tray(count: number): readonly DreamId[] {
    const free = this.state.dreams.hand.filter((dream) => !this.state.dreams.tray.includes(dream)).slice(0, count);
    for (const dream of free) this.act('ghost', { type: 'tray-in', dream });
    return free;
  }

  send(persona: number, count = 1): readonly Told<Event, Seat>[] {
    this.tray(count);
    return this.act('ghost', { type: 'send', persona });
  }

  /** A dream for each who waits. */
  serve(): this {
    for (const { persona, category, visions } of this.state.personas) {
      if (category && visions.at(-1)?.turn !== this.state.turn) this.send(persona);
    }
    return this;
  }

  target(persona: number) {
    const { category } = this.persona(persona);
    const card = category && this.state.targets[persona - 1]?.[category];
    if (!category || !card) throw new Error(`persona ${persona} is finished`);
    return card;
  }

  wrong(persona: number) {
    const { category } = this.persona(persona);
    const card = category && this.state.suspects[category].find((c) => c !== this.target(persona));
    if (!card) throw new Error(`persona ${persona} is finished`);
    return card;
  }

  ball(persona: number, how: 'right' | 'wrong'): readonly Told<Event, Seat>[] {
    const card = how === 'right' ? this.target(persona) : this.wrong(persona);
    return this.act(this.persona(persona).seat, { type: 'ball', persona, card });
  }

  /** Everybody who is awaited says READY; gives what the last one's READY told. */
  ready(): readonly Told<Event, Seat>[] {
    const { step, turn } = this.state;
    let told: readonly Told<Event, Seat>[] = [];
    for (const seat of rules.toAct(this.state)) {
      if (this.state.step === step && this.state.turn === turn) told = this.act(seat, { type: 'ready' });
    }
    return told;
  }

  /** A whole turn: these personas guess rightly, the others wrongly. */
  turn(rightPersonas: readonly number[]): readonly Told<Event, Seat>[] {
    if (this.state.step === 'vision') this.serve();
    for (const { persona, category } of this.state.personas) {
      if (category) this.ball(persona, rightPersonas.includes(persona) ? 'right' : 'wrong');
    }
    let told = this.ready();
    if (this.state.step === 'tokens') told = this.ready();
    return told;
  }

  everyone(): readonly number[] {
    return this.state.personas.map(({ persona }) => persona);
  }

  /** Plays until all are finished in the given turn, the last one wrong for as long as it takes. */
  solve(inTurn = 3): this {
    for (let turn = 1; turn <= inTurn; turn++) this.turn(turn > inTurn - 3 ? this.everyone() : []);
    return this;
  }

  /** The ghost chooses a group with the first three dreams of its hand. */
  choose(group: number): readonly Told<Event, Seat>[] {
    this.tray(3 - this.state.dreams.tray.length);
    return this.act('ghost', { type: 'choose', group });
  }

  /** Sets what a test needs to be so. */
  arrange(change: Partial<State>): this {
    this.state = { ...this.state, ...change };
    return this;
  }

  markers(...markers: readonly number[]): this {
    return this.arrange({
      psychics: this.state.psychics.map((psychic, index) => {
        const marker = markers[index] ?? 0;
        return { ...psychic, marker, level: levelAt(marker, this.state) };
      }),
    });
  }
}

/** The events one viewer hears. */
export const heard = (told: readonly Told<Event, Seat>[], viewer: Seat | 'spectator'): readonly Event[] =>
  told.flatMap((one) => {
    if (one.to === 'all' || one.to.some((seat) => seat === viewer)) return [one.event];
    return one.others ? [one.others] : [];
  });

export const typesHeard = (told: readonly Told<Event, Seat>[], viewer: Seat | 'spectator'): readonly string[] =>
  heard(told, viewer).map((event) => event.type);
