import { type Brush, f } from '../brush.ts';
import { mix } from '../colour.ts';

export const pines = (b: Brush, { y = 560, n = 3, h = 150, near = b.palette.ink } = {}): string => {
  let out = '';
  for (let k = 0; k < n; k++) {
    const t = n === 1 ? 1 : k / (n - 1);
    const c = mix(mix(b.palette.mid, b.palette.hor, 0.25), near, 0.15 + t * 0.85);
    const count = 15 - k * 3;
    let d = '';
    for (let i = 0; i < count; i++) {
      const x = ((i + b.random() * 0.8) / count) * (b.w + 60) - 30;
      const high = h * (0.55 + b.random() * 0.65) * (0.6 + t * 0.7);
      d += pine(b, x, y + k * 62 + b.random() * 14, high);
    }
    const last = k === n - 1;
    const fill = b.linear([
      [0, c],
      [1, mix(c, last ? b.palette.ink : b.palette.hor, 0.3)],
    ]);
    out += `<path d="${d}M-10 ${y + k * 62}H${b.w + 10}V${b.h + 10}H-10Z" fill="${fill}"/>`;
  }
  return out;
};

const pine = (b: Brush, x: number, foot: number, high: number): string => {
  const w = high * 0.2;
  const levels = 6;
  let right = '';
  let left = '';
  for (let j = 1; j <= levels; j++) {
    const y = foot - high + (high * j) / levels;
    const reach = (w * j) / levels;
    right += `L${f(x + reach * (1 + b.random() * 0.2))} ${f(y + 4)}L${f(x + reach * 0.45)} ${f(y - 2)}`;
    left = `L${f(x - reach * 0.45)} ${f(y - 2)}L${f(x - reach * (1 + b.random() * 0.2))} ${f(y + 4)}${left}`;
  }
  return `M${f(x)} ${f(foot - high)}${right}${left}Z`;
};

/** Leafless trees at these feet. */
export const baretrees = (
  b: Brush,
  { xs = [40, 440] as readonly number[], y = b.h, h = 520, c = b.palette.ink, w = 20, lean = 0 } = {},
): string => {
  const branch = (x: number, at: number, a: number, len: number, wide: number, depth: number): string => {
    if (depth < 0 || wide < 0.6) return '';
    const x2 = x + Math.cos(a) * len;
    const y2 = at + Math.sin(a) * len;
    const cx = (x + x2) / 2 + (b.random() - 0.5) * len * 0.35;
    const cy = (at + y2) / 2 + (b.random() - 0.5) * len * 0.2;
    let out = `<path d="M${f(x)} ${f(at)}Q${f(cx)} ${f(cy)} ${f(x2)} ${f(y2)}" stroke-width="${f(wide)}"/>`;
    const forks = depth > 4 ? 2 : 2 + (b.random() > 0.6 ? 1 : 0);
    for (let i = 0; i < forks; i++)
      out += branch(x2, y2, a + (b.random() - 0.5) * 1.5, len * (0.62 + b.random() * 0.22), wide * 0.64, depth - 1);
    return out;
  };
  return xs
    .map(
      (x) =>
        `<g stroke="${c}" fill="none" stroke-linecap="round">${branch(x, y, -Math.PI / 2 + (240 - x) / 2600 + lean, h * 0.3, w, 7)}</g>`,
    )
    .join('');
};

/** A round-crowned tree with a twisted trunk; fruit hangs from `fruitAt`. */
export const tree = (
  b: Brush,
  {
    x = 240,
    y = 620,
    h = 420,
    leaf = mix('#3f6a35', b.palette.mid, 0.4),
    bark = mix('#4a3020', b.palette.ink, 0.4),
  } = {},
): string => {
  const s = h / 420;
  const trunk = `M${f(x - 34 * s)} ${y}C${f(x - 14 * s)} ${f(y - 60 * s)} ${f(x - 30 * s)} ${f(y - 130 * s)} ${f(x - 14 * s)} ${f(y - 210 * s)}L${f(x - 70 * s)} ${f(y - 290 * s)}L${f(x - 50 * s)} ${f(y - 300 * s)}L${f(x)} ${f(y - 236 * s)}L${f(x + 60 * s)} ${f(y - 310 * s)}L${f(x + 78 * s)} ${f(y - 298 * s)}L${f(x + 18 * s)} ${f(y - 206 * s)}C${f(x + 26 * s)} ${f(y - 130 * s)} ${f(x + 14 * s)} ${f(y - 60 * s)} ${f(x + 40 * s)} ${y}Q${x} ${f(y - 16 * s)} ${f(x - 34 * s)} ${y}Z`;
  let crown = '';
  for (let i = 0; i < 46; i++) {
    const a = b.random() * 6.283;
    const d = Math.sqrt(b.random());
    const cx = x + Math.cos(a) * d * 150 * s;
    const cy = y - 300 * s + Math.sin(a) * d * 104 * s;
    const lit = Math.max(
      0,
      Math.min(1, 0.5 + ((b.light.x - x) * (cx - x) + (b.light.y - y) * (cy - y + 300 * s)) / 60000),
    );
    crown += `<circle cx="${f(cx)}" cy="${f(cy)}" r="${f((22 + b.random() * 26) * s)}" fill="${mix(mix(leaf, b.palette.ink, 0.55), mix(leaf, b.palette.glow, 0.35), lit * (0.6 + b.random() * 0.4))}"/>`;
  }
  return `<path d="${trunk}" fill="${b.shaded(mix(bark, b.palette.hor, 0.4), bark, mix(bark, b.palette.ink, 0.6), x)}"/>${crown}`;
};

/** Big dark leaves that come in from below and from the sides. */
export const foliage = (b: Brush, { c = b.palette.ink, n = 26, reach = 1 } = {}): string => {
  let out = '';
  for (let i = 0; i < n; i++) {
    const side = i % 4;
    const below = side === 0 || side === 3;
    const x = below ? b.random() * b.w : side === 1 ? -6 : b.w + 6;
    const y = below ? b.h + 8 : b.h * (0.35 + b.random() * 0.65);
    const a = (below ? -90 : side === 1 ? -30 : -150) + (b.random() - 0.5) * 70;
    const l = (60 + b.random() * 90) * reach;
    const w = 9 + b.random() * 12;
    out += `<path transform="translate(${f(x)} ${f(y)}) rotate(${f(a)})" d="M0 0C${f(l * 0.3)} ${f(-w)} ${f(l * 0.8)} ${f(-w)} ${f(l)} 0C${f(l * 0.8)} ${f(w)} ${f(l * 0.3)} ${f(w)} 0 0Z" fill="${mix(c, b.palette.mid, b.random() * 0.35)}"/>`;
  }
  return out;
};

/** Blades along the lower edge, in front of everything. */
export const grass = (b: Brush, { y = 690, h = 70, n = 90, c = b.palette.ink } = {}): string => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const x = (i / n) * (b.w + 20) - 10;
    const high = h * (0.4 + b.random() * 0.8);
    const bend = (b.random() - 0.5) * high * 0.7;
    d += `M${f(x - 4)} ${b.h + 5}Q${f(x)} ${f(y)} ${f(x + bend)} ${f(y + 20 - high)}Q${f(x + 5)} ${f(y + 8)} ${f(x + 6)} ${b.h + 5}Z`;
  }
  const fill = b.linear([
    [0, mix(c, b.palette.mid, 0.4)],
    [1, c],
  ]);
  return `<path d="${d}" fill="${fill}"/>`;
};

export const kelp = (b: Brush, { n = 9, h = 260, c = b.palette.ink } = {}): string => {
  let out = '';
  for (let i = 0; i < n; i++) {
    const x = b.random() < 0.5 ? b.random() * 130 : b.w - b.random() * 130;
    const high = h * (0.5 + b.random() * 0.7);
    let d = `M${f(x)} ${b.h + 10}`;
    let last = x;
    for (let y = b.h; y > b.h - high; y -= 26) {
      const next = x + Math.sin(y / 38 + i) * 15;
      d += `Q${f(last + 9)} ${y - 10} ${f(next)} ${y - 26}`;
      last = next;
    }
    out += `<path d="${d}" stroke="${mix(c, b.palette.mid, b.random() * 0.5)}" stroke-width="${f(5 + b.random() * 9)}" fill="none" stroke-linecap="round"/>`;
  }
  return out;
};

/** A field of ears or flowers that shrinks towards the horizon. */
export const field = (b: Brush, { y = 470, c = '#e0b64a', rows = 16 } = {}): string => {
  const far = mix(c, b.palette.hor, 0.4);
  let out = b.rect(
    b.linear([
      [0, far],
      [1, mix(c, b.palette.ink, 0.55)],
    ]),
    0,
    y,
    b.w,
    b.h - y,
  );
  for (let k = 0; k < rows; k++) {
    const t = ((k + 1) / rows) ** 1.8;
    const at = y + t * (b.h - y + 10);
    let d = '';
    for (let x = -10 + b.random() * 10; x < b.w + 10; x += 4 + t * 15)
      d += `M${f(x)} ${f(at)}q${f((b.random() - 0.4) * 14 * t)} ${f(-14 - 30 * t)} ${f((b.random() - 0.3) * 26 * t)} ${f(-16 - 44 * t)}`;
    out += `<path d="${d}" stroke="${mix(mix(far, c, t), k % 2 ? b.palette.glow : b.palette.ink, 0.2)}" stroke-width="${f(1.5 + t * 5)}" fill="none" stroke-linecap="round"/>`;
  }
  return out;
};
