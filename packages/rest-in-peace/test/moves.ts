import type { Action, Pick, Seat, Value } from '../src/index.ts';

/** Short names for actions and picks, so that tests read like play. */
export const END: Action = { type: 'end-turn' };
export const WITHDRAW: Action = { type: 'withdraw' };
export const RANDOM: Action = { type: 'play-random' };
export const SKIP: Action = { type: 'skip' };

export const ghost = (value: Value): Action => ({ type: 'play-ghost', value });
export const psychic = (card: number): Action => ({ type: 'play-psychic', card });

export const theGhost = (value: Value): Pick => ({ kind: 'ghost', value });
export const thePsychic = (card: number): Pick => ({ kind: 'psychic', card });

export const choose = (pick: Pick): Action => ({ type: 'choose', pick });
export const name = (value: Value): Action => choose({ kind: 'value', value });
export const chooseSeat = (seat: Seat): Action => choose({ kind: 'seat', seat });
export const chooseRound = (round: number): Action => choose({ kind: 'round', round });
export const choosePast = (round: number, value: Value): Action => choose({ kind: 'past', round, value });
export const carry = (pick: Pick): Action => ({ type: 'carry', pick });
export const place = (pick: Pick): Action => ({ type: 'place', pick });
