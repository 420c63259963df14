import { type Brush, f } from '../brush.ts';
import { mix } from '../colour.ts';

/** A clock's face without its case. `time` is hours and minutes as parts of a full turn. */
export const clockFace = (
  b: Brush,
  {
    x = 240,
    y = 220,
    r = 150,
    hour = 0.06,
    minute = 0.8,
    face = 'none',
    ink = b.palette.ink,
    ring = mix(b.palette.acc, b.palette.ink, 0.2),
  } = {},
): string => {
  const at = (turn: number, far: number) => {
    const a = turn * 6.283 - 1.571;
    return `${f(x + Math.cos(a) * r * far)} ${f(y + Math.sin(a) * r * far)}`;
  };
  let out = `<circle cx="${x}" cy="${y}" r="${f(r * 1.04)}" fill="${face}" stroke="${ring}" stroke-width="${f(r * 0.06)}"/>`;
  for (let i = 0; i < 12; i++)
    out += `<path d="M${at(i / 12, 0.78)}L${at(i / 12, 0.92)}" stroke="${ink}" stroke-width="${f(r * (i % 3 ? 0.026 : 0.06))}" stroke-linecap="round"/>`;
  return `${out}<path d="M${x} ${y}L${at(hour, 0.5)}M${x} ${y}L${at(minute, 0.72)}" stroke="${ink}" stroke-width="${f(r * 0.06)}" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="${f(r * 0.06)}" fill="${b.palette.acc2}"/>`;
};

/** A rope, string or chain line that sags by `sag`. */
export const rope = (
  b: Brush,
  {
    from = [0, 0] as readonly [number, number],
    to = [480, 0] as readonly [number, number],
    sag = 14,
    c = '#d9b27a',
    w = 4,
  } = {},
): string => {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const flat = Math.abs(x2 - x1) > Math.abs(y2 - y1);
  const mx = (x1 + x2) / 2 + (flat ? 0 : sag);
  const my = (y1 + y2) / 2 + (flat ? sag : 0);
  const d = `M${x1} ${y1}Q${f(mx)} ${f(my)} ${x2} ${y2}`;
  return `<path d="${d}" stroke="${mix(c, b.palette.ink, 0.5)}" stroke-width="${w + 1.6}" fill="none" stroke-linecap="round"/><path d="${d}" stroke="${c}" stroke-width="${w}" fill="none" stroke-linecap="round"/>`;
};

/** A bell jar; draw it after what stands in it. */
export const bellJar = (b: Brush, { x = 240, y = 545, w = 135, h = 430, base = true } = {}): string => {
  const glass = b.linear(
    [
      [0, b.palette.glow, 0.32],
      [0.3, b.palette.glow, 0.06],
      [0.8, b.palette.glow, 0.05],
      [1, b.palette.glow, 0.28],
    ],
    [0, 0, 1, 0],
  );
  const wood = b.linear([
    [0, '#8a5a33'],
    [1, '#2a160c'],
  ]);
  const foot = base
    ? `<ellipse cx="${x}" cy="${y + 16}" rx="${f(w * 1.2)}" ry="30" fill="${wood}"/><ellipse cx="${x}" cy="${y}" rx="${f(w * 1.2)}" ry="28" fill="${mix('#a8734a', b.palette.mid, 0.2)}"/>`
    : '';
  return `${foot}<path d="M${x - w} ${y}V${y - h + w}A${w} ${w} 0 0 1 ${x + w} ${y - h + w}V${y}A${w} ${f(w * 0.16)} 0 0 1 ${x - w} ${y}Z" fill="${glass}" stroke="${b.palette.glow}" stroke-opacity=".7" stroke-width="4"/><path d="M${f(x - w * 0.7)} ${y - 40}V${y - h + w}Q${f(x - w * 0.66)} ${f(y - h + w * 0.5)} ${f(x - w * 0.35)} ${f(y - h + w * 0.3)}" stroke="#fff" stroke-opacity=".6" stroke-width="${f(w * 0.065)}" fill="none" stroke-linecap="round"/><circle cx="${x}" cy="${y - h - 10}" r="13" fill="${b.palette.acc}"/>`;
};

/** A bough that comes in from the left (or right, with `flip`). */
export const bough = (b: Brush, { y = 250, flip = false, c = b.palette.ink } = {}): string =>
  `<g transform="translate(${flip ? b.w : 0} ${y - 250}) scale(${flip ? -1 : 1} 1)"><path d="M-20 250C80 236 120 260 210 232C170 262 120 276 70 274C40 320 10 330 -20 330Z" fill="${c}"/><path d="M150 246C180 214 200 210 240 204M90 262C110 300 140 310 170 312M40 280C30 240 50 220 44 190" stroke="${c}" stroke-width="8" fill="none" stroke-linecap="round"/></g>`;

/** A moth with eyes on its wings, seen from above. */
export const moth = (b: Brush, { x = 240, y = 240, size = 200, rot = 0, c = '#d8c9a4' } = {}): string => {
  const s = size / 200;
  const wing = b.linear([
    [0, mix(c, b.palette.glow, 0.4)],
    [1, mix(c, b.palette.ink, 0.45)],
  ]);
  const half = `<path d="M4 -10C30 -70 90 -84 100 -66C104 -40 70 -4 10 6Z" fill="${wing}"/><path d="M6 4C40 2 72 26 64 52C50 74 16 50 4 22Z" fill="${mix(c, b.palette.mid, 0.35)}"/><circle cx="64" cy="-46" r="13" fill="${b.palette.ink}"/><circle cx="64" cy="-46" r="7" fill="${b.palette.acc}"/><circle cx="40" cy="34" r="8" fill="${b.palette.ink}"/><path d="M20 -30Q60 -40 96 -56M16 -10Q50 -16 80 -30" stroke="${mix(c, b.palette.ink, 0.5)}" stroke-width="3" fill="none"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${s})">${half}<g transform="scale(-1 1)">${half}</g><path d="M-9 -14Q0 -34 9 -14L6 40Q0 56 -6 40Z" fill="${mix(c, b.palette.ink, 0.6)}"/><path d="M-3 -22Q-20 -46 -30 -44M3 -22Q20 -46 30 -44" stroke="${mix(c, b.palette.ink, 0.6)}" stroke-width="3" fill="none"/></g>`;
};

/** A flock: little strokes that fly. */
export const birds = (b: Brush, { x = 240, y = 200, n = 9, r = 120, s = 1, c = b.palette.ink } = {}): string => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const w = (9 + b.random() * 12) * s;
    const px = x + (b.random() - 0.5) * 2 * r;
    const py = y + (b.random() - 0.5) * r;
    const up = w * (0.3 + b.random() * 0.4);
    d += `M${f(px - w)} ${f(py - up)}Q${f(px - w * 0.4)} ${f(py - up)} ${f(px)} ${f(py)}Q${f(px + w * 0.4)} ${f(py - up)} ${f(px + w)} ${f(py - up * 0.7)}`;
  }
  return `<path d="${d}" stroke="${c}" stroke-width="${f(4 * s)}" fill="none" stroke-linecap="round"/>`;
};

/** As many ghost lights as the card is worth, in an arc over the head. */
export const wisps = (b: Brush, { n = 3, x = 240, y = 120, r = 190, c = b.palette.acc2, s = 1 } = {}): string => {
  let out = '';
  for (let i = 0; i < n; i++) {
    const a = -Math.PI / 2 + (i - (n - 1) / 2) * 0.36;
    const px = x + Math.cos(a) * r;
    const py = y + r + Math.sin(a) * r;
    out += `${b.glow(px, py, 46 * s, c, 0.9)}<path d="M0 -26C18 -8 16 16 0 18C-16 16 -18 -2 -6 -10C-6 -2 2 -2 0 -26Z" transform="translate(${f(px)} ${f(py)}) scale(${s})" fill="${mix(c, '#ffffff', 0.75)}"/>`;
  }
  return out;
};
