import { type Rules, refuse } from '@ghostlight/rules-kit';
import { z } from 'zod';
import { type Action, candles, type Event, type Seat, type State, type View } from '../candles.ts';
import { type Liar, lying } from './liar.ts';

const schemaWithoutPeek = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('lay'), card: z.int() }),
  z.strictObject({ type: z.literal('takeBack') }),
]) as unknown as Rules<State, Action, View, Event, never, Seat>['action'];

export const LEGAL_LIARS: readonly Liar[] = [
  {
    lie: 'lists as legal what apply refuses',
    law: '3 legal is accepted',
    also: ['4c fresh worlds'],
    rules: lying({
      legal: (view) => {
        const legal = candles.legal(view);
        return legal.some(({ type }) => type === 'lay')
          ? [...legal.filter(({ type }) => type !== 'peek'), { type: 'peek' }]
          : legal;
      },
    }),
  },
  {
    lie: 'accepts what legal hides',
    law: '3 illegal is refused',
    rules: lying({ legal: (view) => candles.legal(view).filter(({ type }) => type !== 'peek') }),
  },
  {
    lie: 'lets spectators act',
    law: '3 legal is accepted',
    also: ['3 asks who can answer', '5 outcome'],
    rules: lying({ legal: (view) => (view.viewer === 'spectator' ? [{ type: 'peek' }] : candles.legal(view)) }),
  },
  {
    lie: 'cannot parse its own action',
    law: '3 legal is accepted',
    rules: lying({ action: schemaWithoutPeek }),
  },
  {
    lie: 'gives bots other moves than people',
    law: '3 legal is accepted',
    rules: lying({ moves: (state, seat) => candles.legal(candles.view(state, seat)).slice(1) }),
  },
  {
    lie: 'answers standing orders with an illegal action',
    law: '3 legal is accepted',
    rules: lying({ auto: () => ({ type: 'lay', card: 99 }) }),
    hints: { orders: ['always lay the best card'] },
  },
  {
    lie: 'refuses without a sentence',
    law: '3 illegal is refused',
    rules: lying({
      apply: (state, seat, action) => {
        const result = candles.apply(state, seat, action);
        return result.ok ? result : refuse(result.error.code, 'illegal');
      },
    }),
  },
  {
    lie: 'refuses with a code in capitals',
    law: '3 illegal is refused',
    rules: lying({
      apply: (state, seat, action) => {
        const result = candles.apply(state, seat, action);
        return result.ok ? result : refuse(result.error.code.toUpperCase(), result.error.message);
      },
    }),
  },
  {
    lie: 'asks nothing of a seat that can act',
    law: '3 asks who can answer',
    rules: lying({ prompt: () => null }),
  },
  {
    lie: 'renames a question whenever another seat acts',
    law: '3 asks who can answer',
    rules: lying({
      prompt: (view) => (candles.prompt(view) === null ? null : `round:${view.round}:${Object.keys(view.laid).length}`),
    }),
  },
  {
    lie: 'waits for a seat that cannot act',
    law: '3 asks who can answer',
    also: ['5 outcome'],
    rules: lying({ toAct: (state) => state.seats }),
  },
  {
    lie: 'has an illegal answer for idle seats',
    law: '3 idle answers',
    rules: lying({ idle: (state) => candles.toAct(state).map((seat) => ({ seat, action: { type: 'takeBack' } })) }),
  },
  {
    lie: 'lets a timer run out without an end',
    law: '3 idle answers',
    rules: lying({ idle: (state) => candles.idle(state).slice(1) }),
  },
];
