import {
  type Act,
  type Answer,
  ASK,
  type Bye,
  type Channel,
  type ChatLine,
  type ChatTold,
  type EnterTable,
  type Frame,
  isRefusal,
  NOTHING_SHOWN,
  newActId,
  type PointTold,
  type Refusal,
  receive,
  type SeatCarried,
  type Shown,
  type TableFacts,
  TELL,
  type Verb,
} from '@ghostlight/protocol';
import { t } from '../words/words.ts';
import { type Connection, connect, type Wire } from './connection.ts';

/** All that a table's page shows, and how the line to it is. */
export interface TableState {
  /** lost: we come back by ourselves. ended: we don't; `refusal` or `bye` says why. */
  readonly line: 'entering' | 'here' | 'lost' | 'ended';
  readonly shown: Shown;
  /** What the newest frame told. */
  readonly told: readonly unknown[];
  readonly chat: readonly ChatLine[];
  readonly pointed: PointTold | null;
  readonly refusal: Refusal | null;
  readonly bye: Bye | null;
  /** An act is on its way. */
  readonly pending: boolean;
}

export interface Session {
  readonly state: () => TableState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly act: (seat: string, prompt: string, actions: Act['actions']) => Promise<Answer>;
  readonly verb: (verb: Verb) => Promise<Answer>;
  readonly say: (channel: Channel, text: string) => Promise<Answer>;
  readonly point: (point: { card: string; x: number; y: number }) => Promise<Answer>;
  readonly carry: () => Promise<Answer<SeatCarried>>;
  readonly close: () => void;
}

const NOTHING: TableState = {
  line: 'entering',
  shown: NOTHING_SHOWN,
  told: [],
  chat: [],
  pointed: null,
  refusal: null,
  bye: null,
  pending: false,
};

/** A place at a table that outlives its sockets: it comes back by itself, and an act that got no answer is sent again. */
export function openSession(table: string, entry: EnterTable): Session {
  let state = NOTHING;
  let inFlight: { readonly act: Act; readonly answered: (answer: Answer) => void } | null = null;
  const listeners = new Set<() => void>();

  const set = (change: Partial<TableState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const connection: Connection = connect(table, entry, {
    here: (wire) => {
      listen(wire);
      set({ line: 'here' });
      if (inFlight) void deliver();
    },
    lost: () => set({ line: 'lost' }),
    ended: (refusal) => {
      set({ line: 'ended', refusal, pending: false });
      inFlight?.answered(refusal ?? gone());
      inFlight = null;
    },
  });

  function listen(wire: Wire) {
    wire.on<Frame<TableFacts>>(TELL.frame, (frame) => {
      const { shown, told, gap } = receive(state.shown, frame);
      if (gap) void wire.request(ASK.full, {});
      else set({ shown, told: told.length > 0 ? told : state.told });
    });
    wire.on<ChatTold>(TELL.chat, ({ lines }) => set({ chat: mergeChat(state.chat, lines) }));
    wire.on<PointTold>(TELL.point, (pointed) => set({ pointed }));
    wire.on<Bye>(TELL.bye, (bye) => set({ bye }));
  }

  /** Sends the act in flight; without an answer it stays in flight and is sent again, by the same id, when we are back. */
  async function deliver() {
    const sent = inFlight;
    if (!sent) return;
    const answer = await connection.request<Answer>(ASK.act, sent.act);
    if (!answer || inFlight !== sent) return;
    inFlight = null;
    set({ pending: false });
    sent.answered(answer);
  }

  const ask = async <T extends object>(name: string, body: object): Promise<Answer<T>> =>
    (await connection.request<Answer<T>>(name, body)) ?? gone();

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: (seat, prompt, actions) => {
      if (inFlight) return Promise.resolve({ error: 'on-its-way', message: t('table.onItsWay') });
      return new Promise((answered) => {
        inFlight = { act: { id: newActId(), seat, prompt, actions }, answered };
        set({ pending: true });
        void deliver();
      });
    },
    verb: (verb) => ask(ASK.verb, verb),
    say: (channel, text) => ask(ASK.chat, { channel, text }),
    point: (point) => ask(ASK.point, point),
    carry: () => ask<SeatCarried>(ASK.carry, {}),
    close: () => connection.close(),
  };
}

const gone = (): Refusal => ({ error: 'line-lost', message: t('table.lineLost') });

/** Lines come again when we come back; each is kept once. */
function mergeChat(before: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const last = before.at(-1)?.n ?? -1;
  const added = lines.filter((line) => line.n > last);
  return added.length > 0 ? [...before, ...added] : before;
}

export const sentenceOf = (answer: Answer): string | null => (isRefusal(answer) ? answer.message : null);
