import { Client, type Room } from '@colyseus/sdk';
import {
  type Act,
  type Answer,
  type ASK,
  type Bye,
  type ChatLine,
  type ChatTold,
  type EnterTable,
  type Frame,
  isRefusal,
  NOTHING_SHOWN,
  newActId,
  newKey,
  newNonce,
  type PointTold,
  type Refusal,
  receive,
  type Shown,
  type TableEntered,
  type TableFacts,
  TELL,
  type Verb,
} from '@ghostlight/protocol';
import { post, sure } from './http.ts';
import { PATIENCE, within } from './patience.ts';

type View = object;

/** Somebody with a browser: a key, and one connection at a time, through the real SDK. */
export class Player {
  /** Whose door they come to. */
  url: string;
  /** Where its websockets go, when a worse line stands between. */
  lineUrl: string;
  readonly table: string;
  readonly key: string;
  readonly name: string;
  shown: Shown<View, unknown> = NOTHING_SHOWN;
  chat: ChatLine[] = [];
  readonly points: PointTold[] = [];
  readonly byes: Bye[] = [];
  readonly frames: Frame[] = [];
  /** Every message as it came, when asked for. */
  readonly raw: Uint8Array[] = [];
  gaps = 0;
  person = '';
  closed: number | null = null;
  room: Room | null = null;
  readonly #watchers = new Set<() => void>();

  constructor(url: string, table: string, name: string, key: string = newKey()) {
    this.url = url;
    this.lineUrl = url;
    this.table = table;
    this.name = name;
    this.key = key;
  }

  static async enter(url: string, table: string, name: string, more: Partial<EnterTable> = {}): Promise<Player> {
    const player = new Player(url, table, name, more.key ?? newKey());
    await player.enter(more);
    return player;
  }

  /** Through the door, and until the first frame is here. */
  async enter(more: Partial<EnterTable> = {}): Promise<void> {
    const entered = await this.knock(more);
    await this.consume(sure(entered));
    await this.until(() => this.shown.you !== null || this.closed !== null, 'the first frame');
    if (this.closed !== null) throw new Error(`${this.name}'s line broke at once.`);
  }

  knock(more: Partial<EnterTable> = {}): Promise<TableEntered | Refusal> {
    const body: EnterTable = { key: this.key, name: this.name, ...more };
    return post<TableEntered>(this.url, `/api/tables/${this.table}/enter`, body);
  }

  async consume(entered: TableEntered): Promise<void> {
    this.person = entered.person;
    this.shown = NOTHING_SHOWN;
    this.closed = null;
    const joined = new Client(this.lineUrl).consumeSeatReservation(entered.reservation);
    const room = (await within(`${this.name} to join`, joined)) as unknown as Room;
    room.reconnection.enabled = false;
    this.room = room;
    record(room, this.raw);
    room.onMessage(TELL.frame, (frame: Frame<TableFacts, View>) => {
      this.frames.push(frame);
      const { shown, gap } = receive(this.shown, frame);
      this.shown = shown;
      if (gap) this.gaps++;
      this.#changed();
    });
    room.onMessage(TELL.chat, ({ lines }: ChatTold) => {
      const known = new Set(this.chat.map(({ n }) => n));
      this.chat = [...this.chat, ...lines.filter(({ n }) => !known.has(n))];
      this.#changed();
    });
    room.onMessage(TELL.point, (told: PointTold) => {
      this.points.push(told);
      this.#changed();
    });
    room.onMessage(TELL.bye, (bye: Bye) => {
      this.byes.push(bye);
      this.#changed();
    });
    room.onLeave((code) => {
      if (this.room !== room) return;
      this.closed = code;
      this.#changed();
    });
    room.onError(() => undefined);
  }

  get facts(): TableFacts {
    if (!this.shown.table) throw new Error(`${this.name} has seen no table yet.`);
    return this.shown.table.facts;
  }

  get seat(): string | null {
    return this.facts.seats.find(({ person }) => person === this.person)?.seat ?? null;
  }

  get view(): View {
    if (!this.shown.game) throw new Error(`${this.name} has seen no game yet.`);
    return this.shown.game.view;
  }

  ask<T extends object = object>(what: keyof typeof ASK, body: unknown = {}): Promise<Answer<T>> {
    if (!this.room) throw new Error(`${this.name} is not connected.`);
    return this.room.request(what, body, { timeout: PATIENCE }) as unknown as Promise<Answer<T>>;
  }

  verb(verb: Verb): Promise<Answer> {
    return this.ask('verb', verb);
  }

  /** A verb that must succeed. */
  async does(verb: Verb): Promise<void> {
    const answer = await this.verb(verb);
    if (isRefusal(answer)) throw new Error(`${this.name} ${verb.type}: ${answer.error}: ${answer.message}`);
  }

  act(act: Partial<Act> & Pick<Act, 'actions' | 'prompt'>): Promise<Answer> {
    return this.ask('act', { id: newActId(), seat: this.seat, ...act });
  }

  ready(): Promise<void> {
    return this.does({ type: 'ready', nonce: newNonce() });
  }

  start(): Promise<void> {
    return this.does({ type: 'start', nonce: newNonce() });
  }

  /** Waits for an event after which this holds. */
  async until(holds: () => boolean, what: string): Promise<void> {
    if (holds()) return;
    await new Promise<void>((resolve, reject) => {
      const watch = () => {
        if (!holds()) return;
        clearTimeout(timer);
        this.#watchers.delete(watch);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#watchers.delete(watch);
        reject(new Error(`${this.name} waited in vain for ${what}.`));
      }, PATIENCE);
      this.#watchers.add(watch);
    });
  }

  /** Calls on every change until it answers false. */
  onChange(watch: () => boolean): void {
    const once = () => {
      if (!watch()) this.#watchers.delete(once);
    };
    this.#watchers.add(once);
  }

  async leave(): Promise<void> {
    const room = this.room;
    this.room = null;
    if (room && this.closed === null) await within(`${this.name} to leave`, room.leave());
  }

  #changed(): void {
    for (const watch of [...this.#watchers]) watch();
  }
}

/** Keeps a copy of every message before the SDK reads it. */
function record(room: Room, into: Uint8Array[]): void {
  const { events } = room.connection;
  const read = events.onmessage;
  events.onmessage = (event: { data: ArrayBuffer }) => {
    into.push(new Uint8Array(event.data.slice(0)));
    read?.(event);
  };
}
