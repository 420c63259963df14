import { type Frame, NOTHING_SHOWN, newActId, newKey, newNonce, receive, type Shown } from '@ghostlight/protocol';
import { rules } from '@ghostlight/rest-in-peace';
import { diceFrom } from '@ghostlight/rules-testkit';
import { createTable, sure } from '../test/harness/http.ts';
import { Player } from '../test/harness/player.ts';
import { messageOf, RawClient, requestBytes } from '../test/harness/raw-client.ts';
import type { Group, Round } from './group.ts';

type View = Parameters<typeof rules.legal>[0];

/** One who sits or watches, with nothing but a socket. */
interface Guest {
  readonly raw: RawClient;
  shown: Shown<View, unknown>;
  bytes: number;
  /** Told of a change of the game. */
  fresh: boolean;
}

/** Rest in Peace with two players and a watcher; the next act when all three have the last one. */
export class OurTable implements Group {
  readonly #guests: Guest[] = [];
  readonly #dice = diceFrom(newKey());
  #answered = true;
  #wake: () => void = () => undefined;

  static async open(url: string): Promise<OurTable> {
    const table = new OurTable();
    const { id } = await createTable(url, { game: 'rest-in-peace', pace: 'off' });
    for (const name of ['Ada', 'Bob', 'Wim']) {
      const { reservation } = sure(await new Player(url, id, name).knock());
      table.#add(await RawClient.join(url, reservation));
    }
    for (const [index, seat] of rules.seats(rules.options.parse({}), 2).entries())
      await table.#verb(index, { type: 'sit', seat });
    await table.#deal();
    return table;
  }

  /** Plays one act and waits until all three have seen it. */
  async round(): Promise<Round> {
    if (this.#facts()?.phase === 'over') await this.#again();
    for (const [index, guest] of this.#guests.entries()) {
      const { game, you } = guest.shown;
      const legal = game && you && index < 2 ? rules.legal(game.view) : [];
      if (!game || !you || legal.length === 0) continue;
      const action = this.#dice.pick(legal);
      const body = { id: newActId(), seat: you.viewer, prompt: rules.prompt(game.view), actions: [action] };
      return this.#timed(guest, requestBytes(1, 'act', body));
    }
    throw new Error('Nobody can act.');
  }

  close(): void {
    for (const { raw } of this.#guests) raw.socket.terminate();
  }

  async #timed(guest: Guest, bytes: Buffer): Promise<Round> {
    for (const one of this.#guests) Object.assign(one, { fresh: false, bytes: 0 });
    this.#answered = false;
    const start = performance.now();
    guest.raw.socket.send(bytes);
    await this.#until(() => this.#guests.every(({ fresh }) => fresh));
    const ms = performance.now() - start;
    await this.#until(() => this.#answered);
    return { ms, bytes: this.#guests.map((one) => one.bytes) };
  }

  async #again(): Promise<void> {
    await this.#verb(0, { type: 'again' });
    await this.#until(() => this.#facts()?.phase === 'lobby');
    await this.#deal();
  }

  async #deal(): Promise<void> {
    await this.#verb(1, { type: 'ready', nonce: newNonce() });
    await this.#verb(0, { type: 'start', nonce: newNonce() });
    await this.#until(() => this.#guests.every(({ shown }) => shown.game && shown.table?.facts.phase === 'playing'));
  }

  async #verb(index: number, verb: object): Promise<void> {
    this.#answered = false;
    this.#guests[index]?.raw.request(1, 'verb', verb);
    await this.#until(() => this.#answered);
  }

  #facts() {
    return this.#guests[0]?.shown.table?.facts;
  }

  #add(raw: RawClient): void {
    const guest: Guest = { raw, shown: NOTHING_SHOWN, bytes: 0, fresh: false };
    this.#guests.push(guest);
    const take = (bytes: Buffer) => {
      guest.bytes += bytes.length;
      if (bytes[0] === 22) this.#answered = true;
      const message = messageOf(bytes);
      if (message?.type === 'frame') {
        guest.shown = receive(guest.shown, message.body as Frame<never, View>).shown;
        guest.fresh ||= (message.body as Frame).game !== undefined;
      }
      this.#wake();
    };
    for (const bytes of raw.messages) take(bytes);
    raw.socket.on('message', take);
    // What the bench does not need is not kept.
    raw.socket.on('message', () => {
      raw.messages.length = 0;
    });
  }

  async #until(holds: () => boolean): Promise<void> {
    while (!holds())
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
  }
}
