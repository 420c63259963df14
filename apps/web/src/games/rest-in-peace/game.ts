import type { Action, Event, Options, Seat, View } from '@ghostlight/rest-in-peace';
import { legal, prompt } from '@ghostlight/rest-in-peace/legal';
import type { Game } from '../game.ts';
import { Board } from './board.tsx';
import { Ending } from './ending.tsx';
import { face } from './faces.ts';
import { fields } from './fields.ts';
import { sentence, verdict } from './sentence.ts';
import { tell } from './tell.ts';
import { suspense } from './tenth.ts';
import { Tv } from './tv.tsx';

export const game: Game<View, Action, Event, Options, Seat> = {
  legal,
  prompt,
  awaited: ({ waitsFor }) => (waitsFor ? [waitsFor.seat] : []),
  face,
  sentence,
  tell,
  verdict,
  suspense,
  Board,
  Ending,
  Tv,
  fields,
};
