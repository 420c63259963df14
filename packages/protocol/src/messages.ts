import { z } from 'zod';
import { LIMITS } from './constants.ts';

const seat = z.string().min(1).max(40);
const person = z.string().min(1).max(16);
const nonce = z.string().regex(/^[0-9a-f]{32,64}$/, 'A nonce is 32 to 64 lower-case hex digits.');

/** A name as others read it: one line, no control or bidirectional-override characters. */
export const Name = z
  .string()
  .max(200)
  .transform((text) => plain(text).replace(/\s+/gu, ' ').trim())
  .pipe(z.string().min(1, 'A name needs a letter.').max(LIMITS.name, `A name has at most ${LIMITS.name} characters.`));

/** A player's key, as `newKey` makes it: at least 128 bits. */
export const Key = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/, 'A key is 22 to 64 letters of base64url.');

/** One answer to one question: 1 to 8 actions, all or nothing. */
export const Act = z.strictObject({
  /** A repeat gets the first answer: what was played for ever, a refusal until the table is opened again. */
  id: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
  seat,
  /** `rules.prompt(view)` as it was when the player decided. */
  prompt: z.string().max(200),
  /** Each is parsed again by the game's own schema. */
  actions: z
    .array(z.record(z.string().max(40), z.unknown()))
    .min(1)
    .max(LIMITS.actions),
});
export type Act = z.infer<typeof Act>;

/** How long the clocks are: as the rules say, three times that, or off. */
export const Pace = z.enum(['normal', 'slow', 'off']);
export type Pace = z.infer<typeof Pace>;

/** How well an understudy plays, weakest first. */
export const Strength = z.enum(['gentle', 'steady', 'cruel']);
export type Strength = z.infer<typeof Strength>;

/** What is done at the table rather than in the game. */
export const Verb = z.discriminatedUnion('type', [
  // Everyone
  z.strictObject({ type: z.literal('rename'), name: Name }),
  z.strictObject({ type: z.literal('sit'), seat }),
  z.strictObject({ type: z.literal('stand') }),
  z.strictObject({ type: z.literal('leave') }),
  // Those who sit
  z.strictObject({ type: z.literal('swap'), with: seat }),
  z.strictObject({ type: z.literal('ready'), nonce }),
  z.strictObject({ type: z.literal('unready') }),
  z.strictObject({ type: z.literal('resign') }),
  z.strictObject({ type: z.literal('offer'), what: z.enum(['draw', 'abandon']) }),
  z.strictObject({ type: z.literal('reply'), agree: z.boolean() }),
  /** Mysterium: a psychic says that the ghost spoke, or takes it back. */
  z.strictObject({ type: z.literal('foul'), call: z.boolean() }),
  z.strictObject({ type: z.literal('orders'), orders: z.json().nullable() }),
  z.strictObject({ type: z.literal('hold-on') }),
  z.strictObject({ type: z.literal('again') }),
  // The host
  z.strictObject({
    type: z.literal('settings'),
    options: z.record(z.string().max(40), z.unknown()).optional(),
    players: z.int().min(1).max(20).optional(),
    pace: Pace.optional(),
    public: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('place'), person, seat: seat.nullable() }),
  z.strictObject({ type: z.literal('start'), nonce: nonce.optional() }),
  z.strictObject({ type: z.literal('kick'), person }),
  z.strictObject({ type: z.literal('free'), seat }),
  z.strictObject({ type: z.literal('pause') }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('mute'), person, muted: z.boolean() }),
  z.strictObject({ type: z.literal('host'), person }),
  z.strictObject({ type: z.literal('understudy'), seat, strength: Strength }),
]);
export type Verb = z.infer<typeof Verb>;

/** `table`: the seats' talk, read by all. `parlour`: the watchers' own during play. */
export const Channel = z.enum(['table', 'parlour']);
export type Channel = z.infer<typeof Channel>;

export const Chat = z.strictObject({
  channel: Channel,
  text: z
    .string()
    .max(LIMITS.chat * 4)
    .transform((text) => plain(text).trim())
    .pipe(z.string().min(1, 'There is nothing to say.').max(LIMITS.chat, `At most ${LIMITS.chat} characters at once.`)),
});
export type Chat = z.infer<typeof Chat>;

/** A spot of a card, in thousandths of its width and height. */
export const Point = z.strictObject({
  card: z.string().min(1).max(60),
  x: z.int().min(0).max(1000),
  y: z.int().min(0).max(1000),
});
export type Point = z.infer<typeof Point>;

/** `POST /api/tables`. */
export const CreateTable = z.strictObject({
  game: z.string().max(40),
  options: z.record(z.string().max(40), z.unknown()).default({}),
  players: z.int().min(1).max(20).optional(),
  public: z.boolean().default(false),
  pace: Pace.default('normal'),
  /** Whose table it is; without, the first to enter is host. */
  key: Key.optional(),
  name: Name.optional(),
  /** To play at once and alone: the host sits here, understudies of this strength in all other seats. */
  practise: z.strictObject({ seat, strength: Strength.default('steady') }).optional(),
});
export type CreateTable = z.input<typeof CreateTable>;

/** `POST /api/tables/:id/enter`, where `:id` is the id or the code. */
export const EnterTable = z.strictObject({
  key: Key,
  name: Name.optional(),
  /** `player`: this connection shows the seat its person holds. `watcher`: it shows what everybody may know (a big screen). */
  as: z.enum(['player', 'watcher']).default('player'),
  /** From a link that carries a seat to this device. */
  carry: z.string().max(64).optional(),
});
export type EnterTable = z.input<typeof EnterTable>;

// Control characters, and the invisible ones that turn or hide text.
const plain = (text: string): string =>
  text.replace(/[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu, ' ');
