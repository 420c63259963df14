export { CODE_LENGTH, CODE_LETTERS, readCode } from './codes.ts';
export { ASK, CLOSE, LIMITS, LOBBY, ORDERS_DELAY, ROOM, SPECTATOR, TELL } from './constants.ts';
export type {
  ClockFacts,
  EndFacts,
  FairnessFacts,
  FoulFacts,
  Listing,
  OfferFacts,
  PersonFacts,
  Phase,
  SeatFacts,
  TableFacts,
} from './facts.ts';
export {
  type Answer,
  type Bye,
  type Change,
  type ChatLine,
  type ChatTold,
  type Frame,
  type GameChange,
  isRefusal,
  type PointTold,
  type Refusal,
  type You,
} from './frames.ts';
export type {
  LobbyEntered,
  Replay,
  Reservation,
  SeatCarried,
  TableCreated,
  TableEntered,
  TablesListed,
} from './http.ts';
export type { Act, Channel, Chat, CreateTable, EnterTable, Pace, Point, Strength, Verb } from './messages.ts';
export { type GameShown, NOTHING_SHOWN, type Received, receive, type Shown } from './receive.ts';
export { newActId, newKey, newNonce } from './tokens.ts';
