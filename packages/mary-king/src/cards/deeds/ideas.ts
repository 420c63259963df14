import { tell, type Work } from '../../apply/work.ts';
import { bringToHand, echo, layOnMemory, liftIdea } from '../../apply/zones.ts';
import type { Scene } from '../../legal/scene.ts';
import { other, SEATS, type Seat } from '../../types/seat.ts';
import type { Idea, Target } from '../../types/target.ts';
import type { DoesOf } from '../card-data.ts';
import type { Deed } from '../deed.ts';

/** The deeds that touch idea stacks. */

const STACKS = [0, 1, 2];

const currentIdeas = (scene: Scene, sides: readonly Seat[]): Idea[] =>
  sides.flatMap((side) => STACKS.filter((stack) => scene.sides[side].current[stack]).map((stack) => ({ side, stack })));

const ideasOf = (target: Target): readonly Idea[] => (target?.kind === 'ideas' ? target.ideas : []);

export const takeIdea = (): Deed => ({
  ways: (scene, seat) => currentIdeas(scene, [seat]).map((idea) => ({ kind: 'ideas', ideas: [idea] })),
  resolve(work, { target }) {
    for (const idea of ideasOf(target)) moveIdea(work, idea, 'hand');
    return 'done';
  },
});

export const dropIdeas = ({ of, most }: DoesOf<'drop-ideas'>): Deed => ({
  ways(scene, seat) {
    const ideas = currentIdeas(scene, of === 'both' ? SEATS : [other(seat)]);
    const pairs = ideas.flatMap((one, index) => ideas.slice(index + 1).map((two) => [one, two]));
    return [...ideas.map((idea) => [idea]), ...(most > 1 ? pairs : [])].map((set) => ({ kind: 'ideas', ideas: set }));
  },
  resolve(work, { target }) {
    for (const idea of ideasOf(target)) moveIdea(work, idea, 'memory');
    return 'done';
  },
});

function moveIdea(work: Work, { side, stack }: Idea, to: 'hand' | 'memory'): void {
  const card = liftIdea(work, side, stack);
  if (card === undefined) return;
  if (to === 'hand') bringToHand(work, side, card);
  else layOnMemory(work, side, card);
  tell(work, { type: 'idea-moved', side, stack, card, to });
}

/** The top of a memory becomes a current idea again. */
export const echoMemory = ({ of, moreBuys }: DoesOf<'echo'>): Deed => ({
  ways(scene, seat) {
    const side = of === 'own' ? seat : other(seat);
    return scene.sides[side].memory > 0 ? STACKS.map((stack) => ({ kind: 'place', stack })) : [];
  },
  resolve(work, { controller, target }) {
    if (target?.kind === 'place') echo(work, of === 'own' ? controller : other(controller), target.stack);
    if (moreBuys > 0) {
      const { spent } = work.game;
      work.game.spent = { ...spent, moreBuys: spent.moreBuys + moreBuys };
      tell(work, { type: 'limit-changed', seat: controller, what: 'buys', by: moreBuys });
    }
    return 'done';
  },
});
