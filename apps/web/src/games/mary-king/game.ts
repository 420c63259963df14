import type { Action, Event, Options, Seat, View } from '@ghostlight/mary-king';
import { legal, prompt } from '@ghostlight/mary-king/legal';
import type { Game } from '../game.ts';
import { Board } from './board.tsx';
import { Ending } from './ending.tsx';
import { fields } from './fields.ts';
import { face } from './names.ts';
import { sentence } from './sentence.ts';
import { tell } from './tell.ts';
import { Tv } from './tv.tsx';
import { t } from './words.ts';

type Reason = 'twelve-tiles' | 'mind-lost' | 'both-minds-lost' | 'score' | 'largest-area' | 'tie';

export const game: Game<View, Action, Event, Options, Seat> = {
  legal,
  prompt,
  awaited: ({ question }) => (question ? [question.seat] : []),
  face,
  sentence,
  tell,
  verdict: (reason, { view, name }) => {
    const [winner] = view.outcome?.winners ?? [];
    return t(`verdict.${reason as Reason}`, { name: winner ? name(winner) : '' });
  },
  Board,
  Ending,
  Tv,
  fields,
};
