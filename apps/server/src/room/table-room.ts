import { type Client, ClientState, type IRoomCache, matchMaker, Room } from '@colyseus/core';
import { type Answer, ASK, CLOSE, LIMITS, type Listing, type Reservation, ROOM } from '@ghostlight/protocol';
import { Line, type Wire } from '../frames/line.ts';
import { packed } from '../frames/packed.ts';
import type { Allowances } from '../limits/allowances.ts';
import { Bucket, type Buckets } from '../limits/bucket.ts';
import { type Socket, throttle } from '../limits/throttle.ts';
import { act } from '../table/act.ts';
import { admit, carry, type Visitor } from '../table/admit.ts';
import { afterStep } from '../table/after-step.ts';
import { refused } from '../table/answers.ts';
import { deadlineOf } from '../table/clock.ts';
import { come, go } from '../table/come-and-go.ts';
import { verb } from '../table/do-verb.ts';
import { listingOf } from '../table/facts.ts';
import { farewell } from '../table/farewell.ts';
import { loadTable } from '../table/load.ts';
import { point, say, tail } from '../table/say.ts';
import type { Services } from '../table/services.ts';
import type { Table } from '../table/table.ts';

export interface RoomServices extends Services {
  readonly allowances: Allowances;
  readonly addresses: Buckets;
  /** Open tables of this process. */
  readonly tables: Map<string, Table>;
  /** Tables that were closed here while the journal was away: their leases are still to be given up. */
  readonly unreleased: Set<Table>;
}

/** Who someone at the door is, and the place that is kept for them. */
export interface Admitted {
  readonly person: string;
  readonly reservation: Reservation;
}

/** What the door says of someone it lets in; clients cannot say it themselves. */
export interface Ticket {
  readonly person: string;
  readonly watching: boolean;
  readonly address: string;
}

interface Session {
  readonly line: Line;
  readonly chat: Bucket;
  readonly point: Bucket;
  readonly full: Bucket;
}

/** What Colyseus keeps of those who are expected. */
interface Reserved {
  readonly _reservedSeats: Record<string, unknown>;
  readonly _reservedSeatTimeouts: Record<string, NodeJS.Timeout>;
}

type Asked = (session: Session, body: unknown) => Answer | Promise<Answer>;

const SLOWEST_JOIN = 20_000;
const TOO_FAST = refused('too-fast', 'That was too fast: wait a moment.');

/** The one room of all games: ties a table to Colyseus's lines, requests and list of rooms. */
export function tableRoom(services: RoomServices) {
  return class TableRoom extends Room {
    // Nothing is in a Schema, so there is nothing to patch; an idle room costs next to no timer.
    override patchRate = 60_000;
    override maxClients = LIMITS.peopleAtTable * 2;
    readonly #sessions = new Map<string, Session>();
    #table: Table | null = null;
    #listed = '';

    override async onCreate({ id }: { readonly id: string }): Promise<void> {
      this.roomId = id;
      const table = await loadTable(services, id, {
        listed: () => this.#list(),
        stepped: (ended) => this.#stepped(ended),
        broken: (error) => this.#broken(error),
        moved: () => this.onBeforeShutdown(),
      });
      if (!table) throw new Error('There is no such table any more.');
      this.#table = table;
      services.tables.set(id, table);
      // A clock that ran goes on from now: what the server was down is given back.
      if (table.clock.key !== null) await table.queue.run(() => table.commit({}));
      this.#list();
      this.#answer(ASK.act, ({ line }, body) => this.#timed(() => act(table, line, body)));
      this.#answer(ASK.verb, ({ line }, body) => verb(table, line, body));
      this.#answer(ASK.chat, ({ line, chat }, body) => (chat.take() ? say(table, line, body) : TOO_FAST));
      this.#answer(ASK.point, (session, body) => (session.point.take() ? point(table, session.line, body) : TOO_FAST));
      this.#answer(ASK.full, ({ line, full }) => (full.take() ? this.#whole(line) : TOO_FAST));
      this.#answer(ASK.carry, ({ line, full }) => (full.take() ? carry(table, line.person) : TOO_FAST));
      // A message nobody knows is no reason to cut the line.
      this.onMessage('*', () => undefined);
    }

    /**
     * Asked by the door, through Colyseus: so it may be another process's. `epoch` is the owner's whom the door means:
     * another one, who has not yet noticed that the table was taken over, lets nobody in.
     */
    async admit(visitor: Visitor, address: string, epoch: number | null): Promise<Answer<Admitted>> {
      const table = this.#table;
      if (!table || table.closed || (epoch !== null && table.epoch !== epoch))
        return refused('moved', 'The table is being reopened.');
      const answer = await admit(table, visitor);
      if ('error' in answer) return answer;
      if (this.hasReachedMaxClients()) return refused('full', 'This table is full.');
      const { person } = answer;
      const ticket: Ticket = { person, watching: visitor.watching, address };
      const { processId, publicAddress } = matchMaker;
      const here = { name: ROOM, roomId: this.roomId, processId, publicAddress } as IRoomCache;
      return { ok: true, person, reservation: await matchMaker.reserveSeatFor(here, ticket) };
    }

    override async onJoin(client: Client, ticket: Ticket): Promise<void> {
      if (!this.#table) return;
      const { allowances, addresses } = services;
      const line = new Line(client as unknown as Wire, ticket.person, ticket.watching, (late) => this.#whole(late));
      const bucket = (kind: 'chat' | 'point' | 'full') => new Bucket(allowances[kind]);
      this.#sessions.set(client.sessionId, {
        line,
        chat: bucket('chat'),
        point: bucket('point'),
        full: bucket('full'),
      });
      throttle(client.ref as unknown as Socket, addresses, ticket.address, allowances, () => {
        services.metrics.floods.inc();
        client.leave(CLOSE.flooding);
      });
      // What is told before the client acknowledges its joining waits in memory: nobody may let it wait for long.
      setTimeout(() => {
        if (client.state === ClientState.JOINING) client.leave(CLOSE.comeBack);
      }, SLOWEST_JOIN).unref();
      await come(this.#table, line);
    }

    override async onLeave(client: Client): Promise<void> {
      const session = this.#sessions.get(client.sessionId);
      this.#sessions.delete(client.sessionId);
      if (session && this.#table) await go(this.#table, session.line);
    }

    override onBeforeShutdown(): void {
      this.#comeBack('The server restarts: you will be back in a moment.');
    }

    override async onDispose(): Promise<void> {
      const table = this.#table;
      if (!table) return;
      if (services.tables.get(this.roomId) === table) services.tables.delete(this.roomId);
      await table.close().catch(() => services.unreleased.add(table));
    }

    #answer(name: string, asked: Asked): void {
      this.onMessage(name, async (client: Client, body: unknown) => {
        const session = this.#sessions.get(client.sessionId);
        if (!session) return refused('gone', 'This connection is closed.');
        const answer = await this.#safely(name, () => asked(session, body));
        if ('error' in answer) services.metrics.refused.inc({ ask: name, code: answer.error });
        return answer;
      });
    }

    async #safely(name: string, ask: () => Answer | Promise<Answer>): Promise<Answer> {
      try {
        return await ask();
      } catch (error) {
        services.log.error({ table: this.roomId, ask: name, err: error }, 'a request failed');
        return refused('failed', 'Something went wrong here: the table is being reopened.');
      }
    }

    async #timed(task: () => Promise<Answer>): Promise<Answer> {
      const stop = services.metrics.actSeconds.startTimer();
      const answer = await task();
      stop();
      return answer;
    }

    #whole(line: Line): Answer {
      if (this.#table) {
        this.#table.frames.whole(line);
        tail(this.#table, line);
      }
      return { ok: true };
    }

    #stepped(ended: boolean): void {
      const table = this.#table;
      if (!table || table.closed) return;
      afterStep(table);
      if (ended) void this.#safely('farewell', () => farewell(table));
      // A room that everybody left is closed, but not while its clock runs.
      this.autoDispose = deadlineOf(table.clock) === null;
    }

    #list(): void {
      if (!this.#table) return;
      const { doc, presence } = this.#table;
      const metadata: Listing = listingOf(doc, presence);
      const listed = JSON.stringify([doc.public, metadata]);
      if (listed === this.#listed) return;
      this.#listed = listed;
      void this.setMatchmaking({ metadata, private: !doc.public });
    }

    #broken(error: unknown): void {
      services.log.error({ table: this.roomId, err: error }, 'the journal refused a table: it is reopened');
      this.#comeBack('Something went wrong here: the table is being reopened.');
    }

    /** Places that were reserved and not yet taken would keep a closed table's room for 15 seconds. */
    #giveUpReservations(): void {
      const { _reservedSeats: seats, _reservedSeatTimeouts: timeouts } = this as unknown as Reserved;
      for (const id of Object.keys(seats)) {
        clearTimeout(timeouts[id]);
        delete seats[id];
        delete timeouts[id];
      }
    }

    #comeBack(message: string): void {
      const bytes = packed('bye', { reason: 'restart', message });
      for (const { line } of this.#sessions.values()) line.send(bytes);
      this.#giveUpReservations();
      void Promise.resolve()
        .then(() => this.disconnect(CLOSE.comeBack))
        .catch(() => undefined);
    }
  };
}
