import type { PsychicSeat, Seat, View } from '@ghostlight/mysterium';
import type { Scene, SeatFace } from '../game.ts';
import { t } from './words.ts';

/** Six seekers: a symbol and a colour each, the same on every screen. */
const LOOKS = [
  {
    colour: '#e8b65a',
    mark: 'M12 8c-.6-2.6-2-4.4-4-5 .9 1.5 1.2 3 1.3 4.4C6.800 5.200 4 5 2 6c.4 4 2.400 6.600 5.500 7.200-1.300.8-2 2-2 3.800 0 2 1.300 3.500 3 4 1.800-.5 3-2.200 3.500-4.500.5 2.300 1.700 4 3.500 4.500 1.700-.5 3-2 3-4 0-1.800-.7-3-2-3.800C19.600 12.600 21.600 10 22 6c-2-1-4.800-.8-7.300 1.400.1-1.400.4-2.900 1.300-4.400-2 .6-3.400 2.400-4 5z',
  },
  { colour: '#8fb8ea', mark: 'M15.500 2.500A9.800 9.800 0 1015.500 21.500 8 8 0 0115.500 2.500z' },
  {
    colour: '#8fd0a0',
    mark: 'M12 2a5 5 0 00-1.500 9.800V22h3v-2.500H16v-3h-2.500v-4.700A5 5 0 0012 2zm0 3a2 2 0 110 4 2 2 0 010-4z',
  },
  {
    colour: '#ef8f86',
    mark: 'M12 3c-3.500 0-6 2.400-6 5.600C6 11.800 8.500 14 11.200 14.300V17c-1.700-2-4-2.600-6-2.200.7 2.200 2.800 3.700 6 3.400V22h1.600v-3.800c3.200.3 5.300-1.200 6-3.400-2-.4-4.300.2-6 2.200v-2.700C15.500 14 18 11.800 18 8.600 18 5.400 15.500 3 12 3zm-2.500 5.500L12 6l2.500 2.500L12 11z',
  },
  {
    colour: '#c3a6ee',
    mark: 'M3 6.500C5 4 8.500 3.500 11 5.500L22 12c-2.500.6-4.500.5-6 .2 1.800 2 2.500 4.500 2 7.800-2-3.500-4.500-5-8-5.500-3 0-5-1.800-5.500-5L2 8.500zM7.500 6.800a1 1 0 100 2 1 1 0 000-2z',
  },
  {
    colour: '#f2a765',
    mark: 'M12 2c1 4 6 6 6 12a6 6 0 01-12 0c0-3 1.500-4.500 2.500-6.500.7 1.200 1 2 1.200 3C11 8.500 12 6 12 2z',
  },
] as const;

const GHOST: SeatFace = {
  role: t('ghost'),
  colour: '#e9e4f2',
  mark: 'M12 2a7 7 0 00-7 7v13l2.300-2 2.300 2 2.400-2 2.400 2 2.300-2 2.300 2V9a7 7 0 00-7-7zM9.500 8.500a1.500 1.500 0 110 3 1.500 1.500 0 010-3zm5 0a1.500 1.500 0 110 3 1.500 1.500 0 010-3z',
};

type Numbered = 1 | 2 | 3 | 4 | 5 | 6;

const seatNumber = (seat: PsychicSeat): number => Number(seat.slice('psychic-'.length));

/** A seat that runs two seekers lends its own look to the first; the second gets one that no seat has. */
const SECOND = 3;

function lookOf({ personas }: Pick<View, 'personas'>, persona: number): number {
  const seat = personas[persona - 1]?.seat;
  if (!seat) return persona;
  const isSecond = personas[persona - 2]?.seat === seat;
  return seatNumber(seat) + (isSecond ? SECOND : 0);
}

const symbol = (look: number): string => t(`symbols.p${look as Numbered}`);

const faceOf = (look: number): SeatFace => ({
  role: symbol(look),
  ...(LOOKS[(look - 1) % LOOKS.length] ?? LOOKS[0]),
});

export const symbolOf = (view: View, persona: number): string => symbol(lookOf(view, persona));

export const personaFace = (view: View, persona: number): SeatFace => faceOf(lookOf(view, persona));

export const face = (seat: Seat): SeatFace =>
  seat === 'ghost' ? GHOST : { ...faceOf(seatNumber(seat)), role: t('psychic', { n: seatNumber(seat) }) };

/** Whether this seat runs two. */
const runsTwo = (view: View, seat: PsychicSeat): boolean =>
  view.personas.filter((each) => each.seat === seat).length > 1;

/** "Ada", or "Ada, the Moth" where one person runs two. */
export function ownerOf({ view, name }: Scene<View, Seat>, persona: number): string {
  const seat = view.personas[persona - 1]?.seat;
  if (!seat) return symbolOf(view, persona);
  return runsTwo(view, seat) ? t('of', { owner: name(seat), symbol: symbolOf(view, persona) }) : name(seat);
}
