/** The one Colyseus room of a table, and the live list of public tables. */
export const ROOM = 'table';
export const LOBBY = 'lobby';

/** Who looks without a seat. */
export const SPECTATOR = 'spectator';

/** What a client asks the room, each with `room.request(name, body)`; the answer is an `Answer`. */
export const ASK = {
  act: 'act',
  verb: 'verb',
  chat: 'chat',
  point: 'point',
  full: 'full',
  carry: 'carry',
} as const;

/** What the room tells, each with `room.onMessage(name, …)`. */
export const TELL = { frame: 'frame', chat: 'chat', point: 'point', bye: 'bye' } as const;

/** Milliseconds after which a standing order is played; a page sends no such answer by hand sooner, so that the two look alike. */
export const ORDERS_DELAY = 400;

export const LIMITS = {
  actions: 8,
  actId: 64,
  name: 24,
  chat: 500,
  chatKept: 200,
  orders: 1_000,
  /** Bytes of one websocket message from a client. */
  payload: 8_192,
  /** Seconds a dropped player's seat is theirs alone before the host may free it. */
  seatGrace: 60,
  /** Seconds past a deadline that a slow line still has. */
  clockGrace: 1,
  /** Seconds a link that carries a seat to another device is good for. */
  carry: 600,
  peopleAtTable: 200,
} as const;

/** How the room ends a connection. After `comeBack` and every code not listed here: enter again, with a back-off. */
export const CLOSE = {
  /** The server stops or the table was reloaded: come back through the door. */
  comeBack: 4_100,
  /** The host asked this person to leave. */
  kicked: 4_101,
  /** The table is closed for good. */
  closed: 4_102,
  /** Too many messages. */
  flooding: 4_103,
} as const;
