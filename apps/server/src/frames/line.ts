import { SPECTATOR } from '@ghostlight/protocol';
import { type Corked, together } from './together.ts';

/** What a line needs of a Colyseus client. */
export interface Wire {
  enqueueRaw(bytes: Uint8Array): void;
  leave(code: number, reason?: string): void;
  readonly ref: {
    readonly bufferedAmount: number;
    /** Below the websocket; null once it is closed. */
    readonly _socket: Corked | null;
    ping(data: undefined, mask: undefined, flushed: (error?: Error) => void): void;
  };
}

/** Bytes that may wait for a client before it is cut short. */
const MOST_WAITING = 256 * 1024;

/** One connection of one person: a tab, a phone, a big screen. */
export class Line {
  readonly wire: Wire;
  readonly person: string;
  /** A big screen shows what everybody may know, whoever opened it. */
  readonly watching: boolean;
  /** Whose view it shows. */
  viewer: string = SPECTATOR;
  readonly #caughtUp: (line: Line) => void;
  #behind = false;

  constructor(wire: Wire, person: string, watching: boolean, caughtUp: (line: Line) => void) {
    this.wire = wire;
    this.person = person;
    this.watching = watching;
    this.#caughtUp = caughtUp;
  }

  /** Sends, unless too much waits already: then nothing more goes out until it has drained, and then everything anew. */
  send(bytes: Uint8Array): void {
    if (this.#behind) return;
    if (this.wire.ref.bufferedAmount <= MOST_WAITING) {
      if (this.wire.ref._socket) together(this.wire.ref._socket);
      this.wire.enqueueRaw(bytes);
      return;
    }
    this.#behind = true;
    // A ping queues behind all that waits: once it is out, so is the rest.
    this.wire.ref.ping(undefined, undefined, (error) => {
      this.#behind = false;
      if (!error) this.#caughtUp(this);
    });
  }
}
