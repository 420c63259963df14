import type { Verb } from '@ghostlight/protocol';
import { again, ready, settings, start, unready } from './beginning.ts';
import { foul, offer, reply, resign } from './ending.ts';
import { host, mute, pause, resume } from './hosting.ts';
import { holdOn, orders, rename } from './own.ts';
import { free, kick, leave, place, sit, stand, swap } from './seating.ts';
import { understudy } from './understudy.ts';
import type { Doer, VerbContext, VerbResult } from './verb.ts';

const DOERS: { readonly [T in Verb['type']]: Doer<T> } = {
  again,
  foul,
  free,
  'hold-on': holdOn,
  host,
  kick,
  leave,
  mute,
  offer,
  orders,
  pause,
  place,
  ready,
  rename,
  reply,
  resign,
  resume,
  settings,
  sit,
  stand,
  start,
  swap,
  understudy,
  unready,
};

/** What a verb does to the table, or why not. Pure, but for the new secret of a new match. */
export const doVerb = (context: VerbContext, verb: Verb): VerbResult =>
  (DOERS[verb.type] as Doer<Verb['type']>)(context, verb as never);
