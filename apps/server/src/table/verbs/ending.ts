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

/** A draw needs every player's word; to abandon, those who are long gone are not asked. */
function agreed({ doc, presence, now }: VerbContext, seat: string): VerbResult {
  if (!doc.offer) return done(doc);
  const { what, by } = doc.offer;
  const willing = [...new Set([...doc.offer.agreed, seat])];
  const asked = doc.chairs.filter(
    ({ person }) => person !== null && (what === 'draw' || !presence.gone(person, LIMITS.seatGrace, now)),
  );
  if (!asked.every((chair) => willing.includes(chair.seat)))
    return done({ ...doc, offer: { what, by, agreed: willing } });
  const outcome = what === 'draw' ? ({ kind: 'draw', winners: [], reason: 'draw-agreed' } as const) : null;
  return done(doc, { end: { by: what === 'draw' ? 'draw-agreed' : 'abandoned', seat: by, outcome } });
}
