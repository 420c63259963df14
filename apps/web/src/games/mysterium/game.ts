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

export const game: Game<View, Action, Event, Options, Seat> = {
  legal,
  prompt,
  awaited: (view) => view.awaited,
  face,
  sentence,
  tell,
  verdict: (reason) => t(`verdict.${reason as Reason}`),
  hushed: ({ view, viewer }) => {
    if (viewer === 'ghost') return t('desk.silent');
    return view.step === 'poll' ? t('final.silence') : null;
  },
  Board,
  Ending,
  Tv,
  fields,
};
