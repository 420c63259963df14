import { type EndFacts, NOTHING_SHOWN, type Refusal, type Replay, type TableFacts } from '@ghostlight/protocol';
import type { Session, TableState } from '../table/session.ts';
import { t } from '../words/words.ts';
import type { Stop } from './story.ts';

const NOBODY = '';

interface Place {
  readonly viewer: string;
  readonly stops: readonly Stop[];
  readonly index: number;
  /** One came here from the stop before: what happened in between moves and sounds. */
  readonly onward: boolean;
}

/** The same that a table's session would show at this stop, so that the boards need not know the difference. */
export function stateAt(replay: Replay, { viewer, stops, index, onward }: Place): TableState {
  const stop = stops[index];
  const log = stops.slice(0, index + 1).flatMap(({ told }) => told);
  return {
    line: 'here',
    shown: {
      ...NOTHING_SHOWN,
      you: { person: NOBODY, viewer },
      table: { n: index, facts: factsOf(replay, index === stops.length - 1) },
      game: stop ? { n: index, match: 1, view: stop.view, log, orders: null } : null,
    },
    told: onward && stop ? stop.told : [],
    chat: [],
    pointed: null,
    refusal: null,
    bye: null,
    pending: false,
  };
}

const factsOf = (replay: Replay, over: boolean): TableFacts => ({
  id: replay.id,
  code: '',
  game: replay.rules,
  public: false,
  phase: over ? 'over' : 'playing',
  match: 1,
  options: replay.options as TableFacts['options'],
  players: replay.players,
  pace: 'normal',
  host: null,
  people: replay.seats.map(({ seat, name }) => ({ id: seat, name, online: true, awaySince: null, muted: false })),
  watchers: 0,
  seats: replay.seats.map(({ seat }) => ({ seat, kind: 'person', person: seat, strength: null, ready: true })),
  swaps: [],
  paused: false,
  clock: null,
  offer: null,
  foul: null,
  fairness: { commitment: replay.fairness?.commitment ?? '', revealed: null },
  end: over ? { ...(replay.end as Omit<EndFacts, 'replay'>), replay: replay.id } : null,
  again: [],
});

const refused = (): Promise<Refusal> => Promise.resolve({ error: 'over', message: t('replay.over') });

/** Nothing can be done any more, and nothing is asked of a server. */
export const replaySession = (state: TableState): Session => ({
  state: () => state,
  subscribe: () => () => undefined,
  act: refused,
  verb: refused,
  say: refused,
  point: refused,
  carry: refused,
  close: () => undefined,
});
