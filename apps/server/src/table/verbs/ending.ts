import { LIMITS } from '@ghostlight/protocol';
import { refuse } from '@ghostlight/rules-kit';
import { bySeat, type Doer, done, inPlay, maySign, type VerbContext, type VerbResult } from './verb.ts';

const TOGETHER = 'This game is won or lost together: propose to abandon it instead.';
const SILENT = 'You may give no sign to the others now.';

export const resign: Doer<'resign'> = inPlay(
  bySeat(({ doc, game }, _verb, seat) => {
    if (game.together) return refuse('together', TOGETHER);
    const winners = doc.chairs.map((chair) => chair.seat).filter((other) => other !== seat);
    return done(doc, { end: { by: 'resigned', seat, outcome: { kind: 'win', winners, reason: 'resigned' } } });
  }),
);

export const offer: Doer<'offer'> = inPlay(
  bySeat((context, { what }, seat) => {
    const { doc, game } = context;
    if (what === 'draw' && game.together) return refuse('together', TOGETHER);
    if (!maySign(context, seat)) return refuse('silent', SILENT);
    if (what === 'draw' && doc.chairs.some(({ understudy }) => understudy))
      return refuse('plays-on', 'Understudies agree to no draw: play on, or resign.');
    if (doc.offer?.what === what) return agreed(context, seat);
    return agreed({ ...context, doc: { ...doc, offer: { what, by: seat, agreed: [] } } }, seat);
  }),
);

export const reply: Doer<'reply'> = inPlay(
  bySeat((context, { agree }, seat) => {
    const { doc } = context;
    if (!doc.offer) return refuse('no-offer', 'There is no offer to answer.');
    if (!maySign(context, seat)) return refuse('silent', SILENT);
    return agree ? agreed(context, seat) : done({ ...doc, offer: null });
  }),
);

/** Each psychic calls for themselves and may take it back until the last one calls (MY-R28). */
export const foul: Doer<'foul'> = inPlay(
  bySeat((context, { call }, seat) => {
    const { doc, game, presence, now } = context;
    const callers = game.foul?.callers(doc.options, doc.players) ?? [];
    if (callers.length === 0) return refuse('no-foul', 'This table plays without foul calls.');
    if (!callers.includes(seat)) return refuse('not-psychic', 'Only the psychics can say that the ghost spoke.');
    // A call is about what happened outside the game; calling and taking back in turns would be talk.
    if (!call && !maySign(context, seat)) return refuse('silent', SILENT);
    const fouls = [...doc.fouls.filter((other) => other !== seat), ...(call ? [seat] : [])];
    // Nobody speaks for an empty seat, nor for someone long gone.
    const mute = doc.chairs.filter(({ person }) => person === null || presence.gone(person, LIMITS.seatGrace, now));
    const called = call ? [...fouls, ...mute.map((chair) => chair.seat)] : [];
    const outcome = game.foul?.outcome(doc.options, doc.players, called) ?? null;
    return done({ ...doc, fouls }, outcome ? { end: { by: 'foul', seat, outcome } } : {});
  }),
);

/** A draw needs every player's word; to abandon, those who are long gone are not asked. */
function agreed({ doc, presence, now }: VerbContext, seat: string): VerbResult {
  if (!doc.offer) return done(doc);
  const { what, by } = doc.offer;
  const willing = [...new Set([...doc.offer.agreed, seat])];
  const asked = doc.chairs.filter(
    ({ person, understudy }) =>
      person !== null && !understudy && (what === 'draw' || !presence.gone(person, LIMITS.seatGrace, now)),
  );
  if (!asked.every((chair) => willing.includes(chair.seat)))
    return done({ ...doc, offer: { what, by, agreed: willing } });
  const outcome = what === 'draw' ? ({ kind: 'draw', winners: [], reason: 'draw-agreed' } as const) : null;
  return done(doc, { end: { by: what === 'draw' ? 'draw-agreed' : 'abandoned', seat: by, outcome } });
}
