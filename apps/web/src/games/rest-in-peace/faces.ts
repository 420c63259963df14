import type { Seat } from '@ghostlight/rest-in-peace';
import type { SeatFace } from '../game.ts';
import { t } from './words.ts';

const LEAF = 'M5 19C2 9 9 3 21 3c1 12-6 19-15 17l-3 2 2-3zM7.5 17.5C10 13 13 10 17 7c-5 2-8.5 5.5-9.5 10.5z';
const MOON = 'M14 2.5a9.8 9.8 0 107.8 13.3A8.3 8.3 0 0114 2.5zM19 3l.9 2.1L22 6l-2.1.9L19 9l-.9-2.1L16 6l2.1-.9z';

const FACES: Readonly<Record<Seat, Omit<SeatFace, 'role'>>> = {
  green: { mark: LEAF, colour: '#7fdca6' },
  blue: { mark: MOON, colour: '#8fc2ff' },
};

export const face = (seat: Seat): SeatFace => ({ ...FACES[seat], role: t(`families.${seat}`) });

export const otherSeat = (seat: Seat): Seat => (seat === 'green' ? 'blue' : 'green');
