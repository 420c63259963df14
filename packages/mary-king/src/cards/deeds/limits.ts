import { addTo, tell } from '../../apply/work.ts';
import { other } from '../../types/seat.ts';
import type { DoesOf } from '../card-data.ts';
import type { Deed } from '../deed.ts';

/** The deeds that change how many control cards may be played (MK-R31). */

export const morePlays = ({ by }: DoesOf<'more-plays'>): Deed => ({
  ways: () => [null],
  resolve(work, { controller }) {
    const { spent } = work.game;
    work.game.spent = { ...spent, morePlays: spent.morePlays + by };
    tell(work, { type: 'limit-changed', seat: controller, what: 'plays', by });
    return 'done';
  },
});

export const hush = ({ by }: DoesOf<'hush'>): Deed => ({
  ways: () => [null],
  resolve(work, { controller }) {
    const rival = other(controller);
    work.game.hushed = addTo(work.game.hushed, rival, by);
    tell(work, { type: 'limit-changed', seat: rival, what: 'plays', by: -by });
    return 'done';
  },
});
