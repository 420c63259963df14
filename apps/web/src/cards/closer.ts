/** How close a picture is held, and which part of it is in the middle: in shares of its pane, so that any screen will do. */
export interface Closer {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Closer = { scale: 1, x: 0, y: 0 };
const CLOSEST = 5;

/** Closer (or further) about a spot, given from the middle of the pane; the picture never leaves its pane. */
export function zoomed(closer: Closer, factor: number, { x, y }: Spot = { x: 0, y: 0 }): Closer {
  const scale = Math.min(CLOSEST, Math.max(1, closer.scale * factor));
  const ratio = scale / closer.scale;
  return inside({ scale, x: x - (x - closer.x) * ratio, y: y - (y - closer.y) * ratio });
}

export const panned = ({ scale, x, y }: Closer, by: Spot): Closer => inside({ scale, x: x + by.x, y: y + by.y });

function inside({ scale, x, y }: Closer): Closer {
  const most = (scale - 1) / 2;
  const held = (at: number) => Math.min(most, Math.max(-most, at));
  return { scale, x: held(x), y: held(y) };
}
