import { Breach } from '../breach.ts';
import type { PlayLaw } from '../law.ts';

/** Calls everything once under watch: the watch itself throws this law's breach. */
export const pure: PlayLaw = {
  name: '1 pure',
  says: 'never changes what it is given, and asks no clock, no chance and no outside world',
  samples: 3,
  check({ freezingRules: rules, hints }, play, at, dice) {
    const state = play.states[at];
    for (const viewer of play.viewers) {
      const view = rules.view(state, viewer);
      rules.prompt(view);
      const legal = rules.legal(view) as readonly unknown[];
      for (const orders of hints.orders ?? []) rules.auto?.(view, orders);
      rules.resample(state, viewer, dice.seed());
      if (viewer === 'spectator') continue;
      for (const action of dice.some(legal, 3)) rules.apply(state, viewer, action);
      rules.moves?.(state, viewer);
      rules.maySpeak(state, viewer, 'chat');
      rules.maySpeak(state, viewer, 'point');
    }
    rules.toAct(state);
    rules.clock(state);
    rules.idle(state);
    rules.outcome(state);
    try {
      rules.check(state);
    } catch (error) {
      // A broken invariant is another law's affair.
      if (error instanceof Breach) throw error;
    }
  },
};
