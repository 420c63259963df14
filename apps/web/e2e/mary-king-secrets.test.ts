import { type Action, type Event, rules, type Seat, type State } from '@ghostlight/mary-king';
import { describe, expect, it } from 'vitest';
import { hiddenFrom, leaksIn } from './mary-king-secrets.ts';

const start = rules.setup(rules.options.parse({}), 2, 'a'.repeat(64));
const first = rules.legal(rules.view(start, 'ghost'))[0] as Action;
const result = rules.apply(start, 'ghost', first);
const states: readonly State[] = result.ok ? [start, result.value.state] : [start];

const frames = (viewer: Seat | 'spectator', told: readonly Event[] = []) =>
  states.map((state, n) => ({ game: { n, whole: rules.view(state, viewer), told } }));

describe('the search for secrets of Mary King', () => {
  it('finds nothing in what each viewer is sent', () => {
    for (const viewer of ['ghost', 'mortal', 'spectator'] as const) {
      expect(leaksIn(frames(viewer), viewer, states)).toEqual([]);
    }
  });

  it('finds nothing in a whole game, bought ideas, prying and shuffling included', () => {
    const played: State[] = [start];
    const sent = {
      ghost: frames('ghost').slice(0, 1),
      mortal: frames('mortal').slice(0, 1),
      spectator: frames('spectator').slice(0, 1),
    };
    for (let state = start; state.question; state = played.at(-1) as State) {
      const { seat } = state.question;
      const legal = rules.legal(rules.view(state, seat));
      const step = rules.apply(state, seat, legal[(played.length * 7) % legal.length] as Action);
      if (!step.ok) throw new Error(step.error.message);
      played.push(step.value.state);
      for (const viewer of ['ghost', 'mortal', 'spectator'] as const) {
        const told = step.value.events.flatMap(({ to, event, ...rest }) =>
          to === 'all' || (to as readonly string[]).includes(viewer)
            ? [event]
            : 'others' in rest && rest.others
              ? [rest.others]
              : [],
        );
        sent[viewer].push({ game: { n: played.length, whole: rules.view(step.value.state, viewer), told } });
      }
    }
    for (const viewer of ['ghost', 'mortal', 'spectator'] as const) {
      expect(leaksIn(sent[viewer], viewer, played)).toEqual([]);
    }
    expect(leaksIn(sent.mortal, 'ghost', played)).not.toEqual([]);
  });

  it('finds every card of the hand in frames meant for its owner', () => {
    const hand = start.sides.ghost.hand.map((card) => `ghost:${card}`);
    for (const viewer of ['mortal', 'spectator'] as const) {
      expect(leaksIn(frames('ghost'), viewer, states)).toEqual(expect.arrayContaining(hand));
      expect([...hiddenFrom(start, viewer)]).toEqual(expect.arrayContaining(hand));
    }
  });

  it('finds a card of a mind, a card told as drawn, and a patch of a hand', () => {
    const [top] = start.sides.mortal.mind;
    const drew = { type: 'drew', seat: 'mortal', count: 1, short: 0, cards: top ? [top] : [] } as const;
    expect(leaksIn(frames('ghost', [drew]), 'ghost', states)).toContain(`mortal:${top}`);
    const whole = { game: { n: 1, whole: rules.view(start, 'ghost'), told: [] } };
    const patch = { op: 'replace', path: ['sides', 'mortal', 'handSize'], value: start.sides.mortal.hand[0] };
    const patched = { game: { n: 2, patch: [patch], told: [] } };
    expect(leaksIn([whole, patched], 'ghost', states)).toContain(`mortal:${start.sides.mortal.hand[0]}`);
  });
});
