import { clsx } from 'clsx';
import type { SeatFace } from '../games/game.ts';
import styles from './seat-mark.module.css';

/** A seat's symbol in its colour, on a small wax seal. */
export const SeatMark = ({ face, size = 28 }: { readonly face: SeatFace; readonly size?: number }) => (
  <svg
    className={clsx(styles.mark)}
    style={{ color: face.colour }}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <circle cx="12" cy="12" r="11.25" className={styles.seal} />
    <path d={face.mark} transform="translate(12 12) scale(.68) translate(-12 -12)" fill="currentColor" />
  </svg>
);
