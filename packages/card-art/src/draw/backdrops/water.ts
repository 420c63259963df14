import { type Brush, f } from '../brush.ts';
import { mix } from '../colour.ts';

const crest = (b: Brush, y: number, length: number, high: number): string => {
  const shift = b.random() * length;
  let d = `M-10 ${b.h + 10}L-10 ${f(y)}`;
  for (let x = -10 - shift; x < b.w + length; x += length)
    d += `Q${f(x + length * 0.5)} ${f(y - high)} ${f(x + length)} ${f(y)}`;
  return `${d}L${b.w + 60} ${b.h + 10}Z`;
};

/** Open water to the horizon, with a road of light below `lx`. */
export const sea = (b: Brush, { y = 470, n = 8, lx = b.light.x, near = b.palette.ink } = {}): string => {
  const { palette } = b;
  let out = b.rect(
    b.linear([
      [0, mix(palette.hor, palette.mid, 0.35)],
      [0.25, palette.mid],
      [1, near],
    ]),
    0,
    y,
    b.w,
    b.h - y,
  );
  for (let i = 0; i < 46; i++) {
    const t = b.random() ** 1.4;
    const w = 10 + t * 70 * b.random();
    const x = lx + (b.random() - 0.5) * (50 + t * 190);
    out += `<rect x="${f(x - w / 2)}" y="${f(y + 4 + t * (b.h - y))}" width="${f(w)}" height="${f(1 + t * 3)}" rx="1.5" fill="${palette.glow}" opacity="${f(0.75 - t * 0.5)}"/>`;
  }
  for (let k = 0; k < n; k++) {
    const t = (k + 1) / n;
    const at = y + 14 + (b.h - y) * t ** 1.25 * 0.92;
    const c = mix(mix(palette.hor, palette.mid, 0.6), near, 0.1 + t * 0.85);
    out += `<path d="${crest(b, at, 26 + t * 60, (3 + t * 13) * 1.7)}" fill="${c}" opacity="${f(0.35 + t * 0.55)}"/>`;
  }
  return out;
};

/** Waves in front of things, to set them into the water. */
export const waves = (b: Brush, { y = 560, n = 4, near = b.palette.ink, s = 1 } = {}): string => {
  let out = '';
  for (let k = 0; k < n; k++) {
    const t = (k + 1) / n;
    const at = y + (b.h - y) * (k / n) ** 1.1;
    const c = mix(mix(b.palette.hor, b.palette.mid, 0.7), near, 0.15 + t * 0.7);
    const fill = b.linear([
      [0, mix(c, b.palette.glow, 0.28)],
      [0.2, c],
      [1, mix(c, b.palette.ink, 0.5)],
    ]);
    out += `<path d="${crest(b, at, (44 + t * 40) * s, (8 + t * 12) * 1.8 * s)}" fill="${fill}"/>`;
  }
  return out;
};

/** Still water: a dark mirror with a few rings. */
export const pond = (b: Brush, { y = 480, c = b.palette.mid } = {}): string => {
  let out = b.rect(
    b.linear([
      [0, mix(c, b.palette.hor, 0.7)],
      [0.3, c],
      [1, mix(c, b.palette.ink, 0.8)],
    ]),
    0,
    y,
    b.w,
    b.h - y,
  );
  for (let i = 0; i < 26; i++) {
    const t = b.random();
    const w = 20 + t * 120 * b.random();
    out += `<path d="M${f(b.random() * b.w - w / 2)} ${f(y + 6 + t * (b.h - y))}h${f(w)}" stroke="${i % 3 ? b.palette.hor : b.palette.glow}" stroke-width="${f(1 + t * 2)}" opacity=".35" stroke-linecap="round"/>`;
  }
  return out;
};

/** Rings on the water around something. */
export const ripples = (b: Brush, { x = 240, y = 560, r = 90, n = 4 } = {}): string => {
  let out = '';
  for (let k = 1; k <= n; k++)
    out += `<ellipse cx="${x}" cy="${y}" rx="${f((r * k) / n)}" ry="${f(((r * k) / n) * 0.24)}" fill="none" stroke="${b.palette.glow}" stroke-width="${f(4 - (k / n) * 2.4)}" opacity="${f(0.75 - (k / n) * 0.5)}"/>`;
  return out;
};

export const deepsea = (b: Brush, { shafts = 7 } = {}): string => {
  let out = b.rect(
    b.linear([
      [0, b.palette.hor],
      [0.25, b.palette.mid],
      [0.65, b.palette.deep],
      [1, b.palette.ink],
    ]),
  );
  for (let i = 0; i < shafts; i++) {
    const x = -60 + b.random() * 560;
    const w = 18 + b.random() * 50;
    const fill = b.linear([
      [0, b.palette.glow, 0.5],
      [1, b.palette.glow, 0],
    ]);
    out += `<path d="M${f(x)} -10L${f(x + w)} -10L${f(x + w * 2.6 - 130)} ${f(470 + b.random() * 160)}L${f(x - 150)} ${f(470 + b.random() * 160)}Z" fill="${fill}" opacity="${f(0.25 + b.random() * 0.35)}"/>`;
  }
  return out + bubbles(b, { n: 46 });
};

export const bubbles = (b: Brush, { n = 30, x = b.w / 2, y = b.h / 2, w = b.w, h = b.h } = {}): string => {
  let out = '';
  for (let i = 0; i < n; i++)
    out += `<circle cx="${f(x + (b.random() - 0.5) * w)}" cy="${f(y + (b.random() - 0.5) * h)}" r="${f(1 + b.random() * b.random() * 7)}" fill="${b.palette.glow}" fill-opacity=".1" stroke="${b.palette.glow}" stroke-opacity=".5" stroke-width=".8"/>`;
  return out;
};

export const rain = (b: Brush, { o = 0.5, n = 70 } = {}): string => {
  let d = '';
  for (let i = 0; i < n; i++) {
    const l = 14 + b.random() * 30;
    d += `M${f(b.random() * (b.w + 80))} ${f(b.random() * b.h)}l${f(-l * 0.25)} ${f(l)}`;
  }
  return `<path d="${d}" stroke="${b.palette.glow}" stroke-width="1.3" opacity="${o}" stroke-linecap="round"/>`;
};

export const snow = (b: Brush, { n = 90 } = {}): string => {
  let out = '';
  for (let i = 0; i < n; i++)
    out += `<circle cx="${f(b.random() * b.w)}" cy="${f(b.random() * b.h)}" r="${f(0.8 + b.random() * b.random() * 4)}" fill="#fff" opacity="${f(0.4 + b.random() * 0.5)}"/>`;
  return out;
};

export const sparks = (b: Brush, { n = 40, x = 240, y = 360, r = 200, c = b.palette.acc } = {}): string => {
  let out = '';
  for (let i = 0; i < n; i++) {
    const a = b.random() * 6.28;
    const d = Math.sqrt(b.random()) * r;
    const sx = x + Math.cos(a) * d;
    const sy = y + Math.sin(a) * d;
    const q = 0.8 + b.random() * b.random() * 3.4;
    out += `<circle cx="${f(sx)}" cy="${f(sy)}" r="${f(q)}" fill="${c}" opacity="${f(0.5 + b.random() * 0.5)}"/>`;
    if (q > 2.6) out += b.glow(sx, sy, q * 6, c, 0.5);
  }
  return out;
};
