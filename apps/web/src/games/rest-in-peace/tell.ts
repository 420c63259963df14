import type { Event, Face, Pick, Seat, Token, View } from '@ghostlight/rest-in-peace';
import { listed } from '../../words/words.ts';
import type { Line, Scene } from '../game.ts';
import { otherSeat } from './faces.ts';
import { aGhost, psychicName, t } from './words.ts';

type Here = Scene<View, Seat>;
type TellOf = {
  readonly [Type in Event['type']]: (event: Extract<Event, { type: Type }>, here: Here) => Line<Seat> | null;
};

/** A told event as a line of the log. */
export const tell = (event: Event, here: Here): Line<Seat> | null =>
  (TELL[event.type] as (event: Event, here: Here) => Line<Seat> | null)(event, here);

const faceName = (face: Face): string => (face.kind === 'ghost' ? aGhost(face.value) : psychicName(face.card));

export const tokenNames = (tokens: readonly Token[]): string => listed(tokens.map((token) => t(token).toLowerCase()));

const TELL: TellOf = {
  'ghost-played': ({ seat, value, how }, { name }) => ({
    seat,
    text: t(how === 'hand' ? 'told.played' : how === 'random' ? 'told.playedRandom' : 'told.fetched', {
      name: name(seat),
      value,
    }),
    sound: 'card',
  }),
  'psychic-played': ({ seat, card }, { name }) => ({
    seat,
    text: t('told.psychic', { name: name(seat), card: psychicName(card) }),
    sound: 'reveal',
  }),
  'psychic-activated': ({ seat, card }, { name }) => ({
    seat,
    text: t('told.activated', { name: name(seat), card: psychicName(card) }),
    sound: 'reveal',
  }),
  'no-effect': ({ seat, card }) => ({ seat, text: t('told.noEffect', { card: psychicName(card) }) }),
  chose: ({ seat, pick }, here) => ({ seat, text: chosen(seat, pick, here) }),
  declined: ({ seat, card }, { name }) => ({
    seat,
    text: t('told.declined', { name: name(seat), card: psychicName(card) }),
  }),
  'hand-seen': ({ by, seat }, { name }) => ({
    seat: by,
    text: t('told.handSeen', { name: name(by), other: name(seat) }),
  }),
  'deck-seen': ({ seat }, { name }) => ({ seat, text: t('told.deckSeen', { name: name(seat) }) }),
  'deck-shuffled': ({ seat }, { name }) => ({ seat, text: t('told.shuffled', { name: name(seat) }), sound: 'card' }),
  'top-shown': ({ seat, value }, { name }) => ({ seat, text: t('told.topShown', { name: name(seat), value }) }),
  tripped: ({ seat }, { name }) => ({ seat, text: t('told.tripped', { name: name(seat) }) }),
  'card-removed': ({ seat, card }, { name }) => ({
    seat,
    text: t('told.removed', { name: name(seat), what: capital(faceName(card)) }),
  }),
  'card-taken-back': ({ seat, card }, { name }) => ({
    seat,
    text: t('told.takenBack', { name: name(seat), what: faceName(card) }),
  }),
  'ghost-returned': ({ seat, round, value }, { name }) => ({
    seat,
    text: t('told.returned', { name: name(seat), round, value }),
  }),
  'ghost-discarded': ({ seat, value }, { name }) => ({ seat, text: t('told.discarded', { name: name(seat), value }) }),
  'ghost-sent': ({ seat, value }, { name, viewer }) => ({
    seat,
    text: value !== null && seat === viewer ? t('told.sentOwn', { value }) : t('told.sent', { name: name(seat) }),
  }),
  'tokens-swapped': ({ rounds: [a, b] }) => ({ text: t('told.swapped', { a, b }) }),
  'turn-ended': ({ seat, totals }, { name }) => ({
    seat,
    text: t('told.handedOver', { name: name(seat), own: totals[seat], other: totals[otherSeat(seat)] }),
  }),
  withdrew: ({ seat, totals }, { name }) => ({
    seat,
    text: t('told.withdrew', { name: name(seat), own: totals[seat], other: totals[otherSeat(seat)] }),
    sound: 'knock',
  }),
  'round-won': ({ round, seat, tokens }, { name }) => ({
    seat,
    text:
      tokens.length > 0
        ? t('told.won', { name: name(seat), round, tokens: tokenNames(tokens) })
        : t('told.wonNothing', { name: name(seat), round }),
    sound: 'token',
  }),
  'round-tied': ({ round }) => ({ text: t(round === 10 ? 'told.tiedTenth' : 'told.tied', { round }) }),
  'psychic-taken': ({ seat, card }, { name }) => ({
    seat,
    text: t('told.took', { name: name(seat), card: psychicName(card) }),
  }),
  'psychic-gone': ({ card }) => ({ text: t('told.gone', { card: psychicName(card) }) }),
  'moved-to-tenth': ({ seat, card }, { name }) => ({
    seat,
    text: t('told.movedOn', { name: name(seat), card: psychicName(card) }),
  }),
  carried: ({ seat, card, round }, { name }) => ({
    seat,
    text: t('told.carried', { name: name(seat), what: faceName(card), round }),
  }),
  'carry-skipped': () => null,
  drew: ({ seat, count, values }, { name, viewer }) => ({
    seat,
    text:
      values && seat === viewer
        ? t('told.drewOwn', { values: listed(values.map(aGhost)) })
        : t('told.drew', { name: name(seat), count }),
  }),
  placed: ({ seat, card }, { name, viewer }) => ({
    seat,
    text:
      card?.kind === 'psychic'
        ? t('told.placedOpen', { name: name(seat), card: psychicName(card.card) })
        : card && seat === viewer
          ? t('told.placedOwn', { what: faceName(card) })
          : t('told.placed', { name: name(seat) }),
    sound: 'card',
  }),
  'placement-skipped': () => null,
  'round-started': ({ round, starter, turnedUp }, { name }) => ({
    seat: starter,
    weight: 'turning-point',
    text:
      turnedUp === null
        ? t('told.started', { round, name: name(starter) })
        : t('told.turnedUp', { round, name: name(starter), card: psychicName(turnedUp) }),
  }),
  'tenth-revealed': () => ({ text: t('told.revealed'), weight: 'turning-point', sound: 'reveal' }),
  'tenth-compared': ({ totals: { green, blue } }) => ({ text: t('told.compared', { green, blue }) }),
  'game-over': () => ({ text: t('told.over'), weight: 'turning-point' }),
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function chosen(seat: Seat, pick: Pick, { name }: Here): string {
  const who = name(seat);
  switch (pick.kind) {
    case 'value':
      return t('told.choseValue', { name: who, value: pick.value });
    case 'ghost':
      return t('told.choseGhost', { name: who, value: pick.value });
    case 'psychic':
      return t('told.chosePsychic', { name: who, card: psychicName(pick.card) });
    case 'past':
      return t('told.chosePast', { name: who, value: pick.value, round: pick.round });
    case 'seat':
      return t('told.choseSeat', { name: who, other: name(pick.seat) });
    case 'round':
      return t('told.choseRound', { name: who, round: pick.round });
  }
}
