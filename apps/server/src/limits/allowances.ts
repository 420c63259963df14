import type { Allowance } from './bucket.ts';

/** How much one connection or one address may do. */
export interface Allowances {
  /** Websocket messages of one connection: beyond, its socket is read more slowly. */
  readonly messages: Allowance;
  /** Websocket messages of all connections of one address. */
  readonly addressMessages: Allowance;
  /** Who sends no more than this is never slowed on account of others at the same address. */
  readonly modest: Allowance;
  readonly chat: Allowance;
  readonly point: Allowance;
  readonly full: Allowance;
  /** New tables of one address. */
  readonly tables: Allowance;
  /** Knocks at the door of one address: also what guessing codes is limited by. */
  readonly doors: Allowance;
  /** How often a connection may be slowed before it is cut. */
  readonly slowed: Allowance;
}

export const ALLOWANCES: Allowances = {
  messages: { burst: 60, perSecond: 20 },
  addressMessages: { burst: 600, perSecond: 200 },
  modest: { burst: 30, perSecond: 3 },
  chat: { burst: 6, perSecond: 0.8 },
  point: { burst: 20, perSecond: 8 },
  full: { burst: 5, perSecond: 0.5 },
  tables: { burst: 20, perSecond: 1 / 60 },
  doors: { burst: 120, perSecond: 4 },
  slowed: { burst: 100, perSecond: 1 },
};
