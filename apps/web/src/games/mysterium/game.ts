import type { Action, Event, Options, Reason, Seat, View } from '@ghostlight/mysterium';
import { legal, prompt } from '@ghostlight/mysterium/legal';
import type { Game } from '../game.ts';
import { Board } from './board.tsx';
import { Ending } from './ending.tsx';
import { fields } from './fields.ts';
import { face } from './personas.ts';
import { sentence } from './sentence.ts';
import { tell } from './tell.ts';
import { Tv } from './tv.tsx';
import { t } from './words.ts';

/** As long as the votes of three levels take to appear. */
const READING = 3_300;

export const game: Game<View, Action, Event, Options, Seat> = {
  legal,
  prompt,
  awaited: (view) => view.awaited,
  face,
  sentence,
  tell,
  verdict: (reason) => t(`verdict.${reason as Reason}`),
  suspense: (told) =>
    told.some((event) => event.type === 'revealed') ? { sentence: t('sentence.reading'), milliseconds: READING } : null,
  together: true,
  hushed: ({ view, viewer }) => {
    if (viewer === 'ghost') return t('desk.silent');
    return view.step === 'poll' ? t('final.silence') : null;
  },
  Board,
  Ending,
  Tv,
  fields,
};
