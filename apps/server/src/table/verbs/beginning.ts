import { refuse } from '@ghostlight/rules-kit';
import type { Game } from '../../games.ts';
import { type Chair, chairAt, isOpen, type TableDoc, unsettled } from '../doc.ts';
import { chairsFor } from '../new-table.ts';
import { newSecret } from '../tokens.ts';
import { byHost, bySeat, type Doer, done, inLobby, type VerbContext } from './verb.ts';

export const ready: Doer<'ready'> = inLobby(bySeat(({ doc }, { nonce }, seat) => done(withNonce(doc, seat, nonce))));

export const unready: Doer<'unready'> = inLobby(bySeat(({ doc }, _verb, seat) => done(withNonce(doc, seat, null))));

/** The host's own readiness comes with the word to start. */
export const start: Doer<'start'> = byHost(
  inLobby(({ doc, me }, { nonce }) => {
    const mine = doc.chairs.find(({ person }) => person === me.id);
    const settled = mine && nonce !== undefined ? withNonce(doc, mine.seat, nonce) : doc;
    const open = settled.chairs.filter(isOpen).map(({ seat }) => seat);
    if (open.length > 0)
      return refuse(
        'open-seats',
        `Nobody sits at ${open.join(', ')} yet: wait for someone, add an understudy, or set fewer players.`,
      );
    if (settled.chairs.some((chair) => chair.nonce === null && !chair.understudy))
      return refuse('not-ready', 'Not everyone is ready yet.');
    return done(settled, { start: true });
  }),
);

export const settings: Doer<'settings'> = byHost(({ doc, game }, verb) => {
  const opened = verb.public === undefined ? doc : { ...doc, public: verb.public };
  const { options, players, pace } = verb;
  if (options === undefined && players === undefined && pace === undefined) return done(opened);
  if (doc.phase !== 'lobby') return refuse('not-in-lobby', 'That can only be changed before the game begins.');
  const parsed = game.rules.options.safeParse(options ?? doc.options);
  if (!parsed.success) return refuse('bad-options', 'This game does not know these options.');
  const wanted = players ?? doc.players;
  const { min, max } = game.rules.players;
  if (wanted < min || wanted > max) return refuse('bad-players', `This game is for ${min} to ${max} players.`);
  return done(unsettled(reseated({ ...opened, options: parsed.data, pace: pace ?? doc.pace }, game, wanted)));
});

/** The next match: when everyone here who sat wants it, or the host does. */
export const again: Doer<'again'> = bySeatOrHost((context, seat) => {
  const { doc, me, game, presence } = context;
  if (doc.phase !== 'over') return refuse('not-over', 'The game is not over yet.');
  const wanting = seat === null || doc.again.includes(seat) ? doc.again : [...doc.again, seat];
  const present = doc.chairs.filter(({ person }) => person !== null && presence.online(person));
  const all = present.every((chair) => wanting.includes(chair.seat));
  return done(me.id === doc.host || all ? nextRound(doc, game) : { ...doc, again: wanting });
});

function bySeatOrHost(doer: (context: VerbContext, seat: string | null) => ReturnType<Doer<'again'>>): Doer<'again'> {
  return (context) => {
    const seat = context.doc.chairs.find(({ person }) => person === context.me.id)?.seat ?? null;
    return seat === null && context.doc.host !== context.me.id
      ? refuse('no-seat', 'Those who played decide about the next game.')
      : doer(context, seat);
  };
}

/** Same people, every role one seat further, and a new secret to promise. */
function nextRound(doc: TableDoc, game: Game): TableDoc {
  const chairs = doc.chairs.map(({ seat }, index): Chair => {
    const before = doc.chairs.at(index - 1);
    return { seat, person: before?.person ?? null, understudy: before?.understudy ?? null, nonce: null };
  });
  return reseated(
    {
      ...doc,
      phase: 'lobby',
      round: doc.round + 1,
      match: null,
      chairs,
      held: {},
      swaps: [],
      paused: false,
      offer: null,
      fouls: [],
      secret: newSecret(),
      nonces: {},
      orders: {},
      again: [],
      end: null,
    },
    game,
    doc.players,
  );
}

/** The chairs of these options and this number; who sat on one that is gone takes a free one, if there is any. */
function reseated(doc: TableDoc, game: Game, players: number): TableDoc {
  const fresh = chairsFor(game, doc.options, players);
  const kept = fresh.map((chair) => {
    const { person = null, understudy = null } = chairAt(doc, chair.seat) ?? {};
    return { ...chair, person, understudy };
  });
  const displaced = doc.chairs
    .filter(({ seat, person }) => person !== null && !fresh.some((chair) => chair.seat === seat))
    .map(({ person }) => person);
  const chairs = kept.map((chair) => (isOpen(chair) ? { ...chair, person: displaced.shift() ?? null } : chair));
  return { ...doc, players, chairs };
}

const withNonce = (doc: TableDoc, seat: string, nonce: string | null): TableDoc => ({
  ...doc,
  chairs: doc.chairs.map((chair) => (chair.seat === seat ? { ...chair, nonce } : chair)),
});
