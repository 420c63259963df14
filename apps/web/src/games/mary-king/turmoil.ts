import type { CardId, Event, Seat } from '@ghostlight/mary-king';

type Discarded = Extract<Event, { readonly type: 'discarded' }>;

/** What each side has just paid for the other's largest area. */
export const paid = (told: readonly Event[]): readonly Discarded[] =>
  told.filter((event): event is Discarded => event.type === 'discarded' && event.why === 'penalty');

/** The cards that have just left this mind, whatever for. */
export const leaving = (told: readonly Event[], seat: Seat): readonly CardId[] =>
  told.flatMap((event) =>
    event.type === 'discarded' && event.from === 'mind' && event.side === seat ? event.cards : [],
  );
