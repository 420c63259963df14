import type { Viewer } from '@ghostlight/rules-kit';
import { expect } from 'vitest';
import { sidesOf } from '../src/in-force.ts';
import { type Action, type Event, rules, type Seat, type State, type View } from '../src/index.ts';
import { totalsOf } from '../src/score.ts';
import { arrange, type Position } from './arrange.ts';
import { SKIP, WITHDRAW } from './moves.ts';

/** A table two people play at in a test: every step must be legal and sound. */
export class Table {
  state: State;
  events: Event[] = [];

  constructor(state: State) {
    this.state = state;
    rules.check(state);
  }

  green(...actions: readonly Action[]): this {
    return this.play('green', actions);
  }

  blue(...actions: readonly Action[]): this {
    return this.play('blue', actions);
  }

  play(seat: Seat, actions: readonly Action[]): this {
    for (const action of actions) {
      expect(rules.legal(this.view(seat))).toContainEqual(action);
      const result = rules.apply(this.state, seat, action);
      if (!result.ok) throw new Error(`${seat} ${JSON.stringify(action)}: ${result.error.message}`);
      this.state = result.value.state;
      this.events.push(...result.value.events.map((told) => told.event));
      rules.check(this.state);
    }
    return this;
  }

  /** The code of the refusal; the action must not be on offer either. */
  refusal(seat: Seat, action: Action): string {
    expect(rules.legal(this.view(seat))).not.toContainEqual(action);
    const result = rules.apply(this.state, seat, action);
    return result.ok ? 'accepted' : result.error.code;
  }

  /** The seat at turn leaves round 9 and nothing is placed: round 10 begins, the other seat first. */
  leaveForTenth(): this {
    const seat = this.waitsFor;
    this.play(seat, [WITHDRAW]);
    return this.state.ask?.kind === 'place' ? this.play(seat, [SKIP]) : this;
  }

  get waitsFor(): Seat {
    const [seat] = rules.toAct(this.state);
    if (!seat) throw new Error('Nobody is asked: the game is over.');
    return seat;
  }

  get totals(): Readonly<Record<Seat, number>> {
    return totalsOf(sidesOf(this.state));
  }

  view(viewer: Viewer<Seat>): View {
    return rules.view(this.state, viewer);
  }

  options(): readonly Action[] {
    return rules.legal(this.view(this.waitsFor));
  }

  told(type: Event['type']): Event[] {
    return this.events.filter((event) => event.type === type);
  }
}

export const tableAt = (position: Position): Table => new Table(arrange(position));
