import { type PointerEvent, useEffect, useRef } from 'react';
import { type Closer, panned, zoomed } from './closer.ts';

/** Under this a finger trembles, beyond it moves. */
const TREMBLE = 8;
const SWIPE = 40;

interface Finger {
  readonly x: number;
  readonly y: number;
}

interface Wishes {
  readonly closer: Closer;
  readonly onCloser: (closer: Closer) => void;
  /** A whole picture pushed aside: the next (1) or the one before (-1). */
  readonly onSwipe: (by: number) => void;
  /** A finger or the mouse came and went without moving. */
  readonly onTap: (at: PointerEvent) => void;
}

/** Two fingers hold a picture closer, one moves it (or brings the next), a wheel does as two fingers do. */
export function useFingers<E extends HTMLElement>({ closer, onCloser, onSwipe, onTap }: Wishes) {
  const pane = useRef<E>(null);
  const fingers = useRef(new Map<number, Finger>());
  const from = useRef<Finger>({ x: 0, y: 0 });
  /** What the fingers did since the first came down. */
  const did = useRef<'nothing' | 'moved' | 'pinched'>('nothing');
  const now = useRef(closer);
  now.current = closer;

  const change = (next: Closer) => {
    now.current = next;
    onCloser(next);
  };

  useEffect(() => {
    const element = pane.current;
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      change(zoomed(now.current, Math.exp(-event.deltaY / 400), fromMiddle(event, element)));
    };
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  });

  return {
    pane,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        const finger = { x: event.clientX, y: event.clientY };
        if (fingers.current.size === 0) {
          did.current = 'nothing';
          from.current = finger;
        } else did.current = 'pinched';
        fingers.current.set(event.pointerId, finger);
      },
      onPointerMove: (event: PointerEvent) => {
        const before = [...fingers.current.values()];
        if (!fingers.current.has(event.pointerId)) return;
        const finger = { x: event.clientX, y: event.clientY };
        if (did.current === 'nothing' && before.length === 1 && distance(from.current, finger) < TREMBLE) return;
        // From here on it is no tap, and what happens outside the pane belongs to it.
        if (did.current === 'nothing') pane.current?.setPointerCapture(event.pointerId);
        did.current = before.length > 1 || did.current === 'pinched' ? 'pinched' : 'moved';
        fingers.current.set(event.pointerId, finger);
        change(follow(now.current, before, [...fingers.current.values()], pane.current));
      },
      onPointerUp: (event: PointerEvent) => {
        const wasDown = fingers.current.delete(event.pointerId);
        if (wasDown && did.current === 'nothing' && event.button === 0) onTap(event);
        const aside = event.clientX - from.current.x;
        if (did.current === 'moved' && now.current.scale === 1 && Math.abs(aside) > SWIPE) onSwipe(aside < 0 ? 1 : -1);
      },
      onPointerCancel: (event: PointerEvent) => {
        fingers.current.delete(event.pointerId);
      },
    },
  };
}

/** Where the picture is once the fingers have gone from there to here. */
function follow(closer: Closer, before: readonly Finger[], after: readonly Finger[], pane: HTMLElement | null): Closer {
  const box = pane?.getBoundingClientRect();
  const [a, b] = before;
  const [c, d] = after;
  if (!box || !a || !c) return closer;
  const [then, here] = b && d ? [middle(a, b), middle(c, d)] : [a, c];
  const moved = panned(closer, { x: (here.x - then.x) / box.width, y: (here.y - then.y) / box.height });
  if (!b || !d) return moved;
  return zoomed(
    moved,
    distance(c, d) / Math.max(1, distance(a, b)),
    fromMiddle({ clientX: here.x, clientY: here.y }, pane),
  );
}

const middle = (a: Finger, b: Finger): Finger => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Finger, b: Finger): number => Math.hypot(a.x - b.x, a.y - b.y);

function fromMiddle({ clientX, clientY }: { clientX: number; clientY: number }, pane: HTMLElement | null): Finger {
  const box = pane?.getBoundingClientRect();
  if (!box) return { x: 0, y: 0 };
  return { x: (clientX - box.left) / box.width - 0.5, y: (clientY - box.top) / box.height - 0.5 };
}
