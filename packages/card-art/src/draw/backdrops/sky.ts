import { type Brush, f } from '../brush.ts';
import { mix } from '../colour.ts';

/** The whole sky, dark above and light at the horizon; `low` is the colour down there. */
export const sky = (b: Brush, { low = b.palette.hor, top = b.palette.deep, h = 1 } = {}): string =>
  b.rect(
    b.linear([
      [0, mix(top, b.palette.ink, 0.35)],
      [0.35, top],
      [0.68, b.palette.mid],
      [1, low],
    ]),
    0,
    0,
    b.w,
    b.h * h,
  );

/** Flat daylight, for cards that are not night pieces. */
export const day = (b: Brush, { top = b.palette.mid, low = b.palette.glow } = {}): string =>
  b.rect(
    b.linear([
      [0, top],
      [0.55, mix(top, low, 0.6)],
      [1, low],
    ]),
  );

export const stars = (b: Brush, { n = 90, h = 0.6 } = {}): string => {
  let out = '';
  for (let i = 0; i < n; i++) {
    const bright = b.random();
    const x = b.random() * b.w;
    const y = b.random() * b.random() * b.h * h;
    out += `<circle cx="${f(x)}" cy="${f(y)}" r="${f(0.5 + bright * bright * 1.9)}" fill="${bright > 0.85 ? b.palette.acc : b.palette.glow}" opacity="${f(0.35 + b.random() * 0.65)}"/>`;
  }
  return out;
};

/** Full, or with `phase` under 1 a crescent. Moves the scene's light. */
export const moon = (b: Brush, { x = 330, y = 150, r = 62, phase = 1, c = b.palette.glow } = {}): string => {
  b.light.x = x;
  b.light.y = y;
  const halo = b.glow(x, y, r * 4.2, c, 0.55);
  if (phase < 1) {
    const k = r * (1 - 2 * phase);
    return `${halo}<path d="M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}A${Math.abs(k) || 0.1} ${r} 0 0 ${k > 0 ? 0 : 1} ${x} ${y - r}Z" fill="${c}" transform="rotate(-28 ${x} ${y})"/>`;
  }
  const face = b.radial(
    [
      [0, '#ffffff'],
      [0.6, c],
      [1, mix(c, b.palette.hor, 0.5)],
    ],
    x - r * 0.2,
    y - r * 0.2,
    r * 1.25,
  );
  let out = `${halo}<circle cx="${x}" cy="${y}" r="${r}" fill="${face}"/>`;
  for (let i = 0; i < 8; i++) {
    const a = b.random() * 6.28;
    const d = b.random() * r * 0.75;
    out += `<circle cx="${f(x + Math.cos(a) * d)}" cy="${f(y + Math.sin(a) * d)}" r="${f(r * (0.06 + b.random() * 0.15))}" fill="${b.palette.mid}" opacity=".1"/>`;
  }
  return out;
};

/** A low red or golden sun with a wide glow. */
export const sun = (b: Brush, { x = 240, y = 300, r = 90, c = b.palette.acc } = {}): string => {
  b.light.x = x;
  b.light.y = y;
  const face = b.linear([
    [0, mix(c, '#ffffff', 0.45)],
    [1, c],
  ]);
  return `${b.glow(x, y, r * 3.4, mix(c, b.palette.glow, 0.4), 0.8)}<circle cx="${x}" cy="${y}" r="${r}" fill="${face}"/>`;
};

export const rays = (b: Brush, { x = b.light.x, y = b.light.y, n = 14, o = 0.16, len = 900 } = {}): string => {
  const fill = b.radial(
    [
      [0, b.palette.glow, 1],
      [0.6, b.palette.glow, 0.25],
      [1, b.palette.glow, 0],
    ],
    x,
    y,
    len * 0.65,
  );
  let out = '';
  for (let i = 0; i < n; i++) {
    const a = ((i + b.random() * 0.6) / n) * 6.283;
    const w = 0.03 + b.random() * 0.07;
    out += `<path d="M${x} ${y}L${f(x + Math.cos(a - w) * len)} ${f(y + Math.sin(a - w) * len)}L${f(x + Math.cos(a + w) * len)} ${f(y + Math.sin(a + w) * len)}Z"/>`;
  }
  return `<g fill="${fill}" opacity="${o}">${out}</g>`;
};

/** One beam of light from a point: a lighthouse, a stage lamp, an open door. */
export const beam = (
  b: Brush,
  { x = 240, y = 0, to = [240, 700] as readonly [number, number], w = 120, w0 = 10, o = 0.6, c = b.palette.glow } = {},
): string => {
  const [tx, ty] = to;
  const far = Math.hypot(tx - x, ty - y) || 1;
  const nx = -(ty - y) / far;
  const ny = (tx - x) / far;
  const fill = b.linear(
    [
      [0, c, o],
      [1, c, 0],
    ],
    [x, y, tx, ty],
    'card',
  );
  return `<path d="M${f(x + nx * w0)} ${f(y + ny * w0)}L${f(tx + nx * w)} ${f(ty + ny * w)}L${f(tx - nx * w)} ${f(ty - ny * w)}L${f(x - nx * w0)} ${f(y - ny * w0)}Z" fill="${fill}"/>`;
};

export const aurora = (b: Brush, { c = b.palette.acc2, y = 190 } = {}): string => {
  let out = '';
  for (let k = 0; k < 3; k++) {
    let d = `M-20 ${y + k * 40}`;
    for (let x = 0; x <= b.w + 40; x += 60) {
      const at = f(y + k * 36 + (b.random() - 0.5) * 70);
      d += x ? `S${x - 30} ${at} ${x} ${at}` : `L${x} ${at}`;
    }
    const fill = b.linear([
      [0, c, 0],
      [0.75, k % 2 ? b.palette.hor : c, 0.32],
      [1, b.palette.glow, 0.55],
    ]);
    out += `<path d="${d}V${y - 190}H-20Z" fill="${fill}" filter="${b.blur(6)}"/>`;
  }
  return out;
};

export const clouds = (b: Brush, { y = 260, n = 7, o = 0.5, c = b.palette.hor, spread = 120, s = 1 } = {}): string => {
  let out = '';
  for (let i = 0; i < n; i++) {
    const x = ((i + b.random()) / n) * (b.w + 80) - 40;
    const at = y + (b.random() - 0.5) * spread;
    const w = (60 + b.random() * 80) * s;
    const fill = b.linear(
      [
        [0, mix(c, b.palette.glow, 0.7)],
        [0.5, c],
        [1, mix(c, b.palette.mid, 0.7), 0],
      ],
      [0, at - 50 * s, 0, at + 14 * s],
      'card',
    );
    let puffs = '';
    for (let j = 0; j < 9; j++) {
      const u = ((j + 0.5) / 9) * 2 - 1;
      const r = (16 + (1 - u * u) * 26 * (0.6 + b.random() * 0.6)) * s;
      puffs += `<circle cx="${f(x + u * w)}" cy="${f(at - r * 0.45 + b.random() * 5)}" r="${f(r)}"/>`;
    }
    out += `<g fill="${fill}" opacity="${f(o * (0.65 + b.random() * 0.35))}">${puffs}</g>`;
  }
  return out;
};

/** One cloud placed by hand: a seat, a bed, a hat. */
export const cloud = (b: Brush, { x = 240, y = 300, w = 200, c = b.palette.hor, o = 1 } = {}): string => {
  const fill = b.linear([
    [0, mix(c, b.palette.glow, 0.8)],
    [0.55, c],
    [1, mix(c, b.palette.mid, 0.75)],
  ]);
  const puffs = [-0.42, -0.26, -0.08, 0.1, 0.28, 0.42].map((u, i) => {
    const r = w * (0.1 + (0.18 - u * u) * 0.75 + (i % 2) * 0.02);
    return `M${f(x + u * w - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 1 ${f(2 * r)} 0a${f(r)} ${f(r * 0.45)} 0 1 1 ${f(-2 * r)} 0Z`;
  });
  return `<path d="${puffs.join('')}" fill="${fill}" opacity="${o}"/>`;
};

export const mist = (b: Brush, { y = 520, h = 90, o = 0.5, c = b.palette.hor } = {}): string =>
  b.rect(
    b.linear([
      [0, c, 0],
      [0.5, c, o],
      [1, c, 0],
    ]),
    0,
    y - h / 2,
    b.w,
    h,
  );

export const vortex = (b: Brush, { x = 240, y = 250, n = 13, c = b.palette.hor } = {}): string => {
  b.light.x = x;
  b.light.y = y;
  let out = '';
  for (let k = n; k > 0; k--) {
    const r = k * 34;
    let d = '';
    for (let t = 0; t <= 60; t++) {
      const a = (t / 60) * 5.2 + k * 0.7;
      const q = r * (1 - (t / 60) * 0.42);
      d += `${t ? 'L' : 'M'}${f(x + Math.cos(a) * q)} ${f(y + Math.sin(a) * q * 0.9)}`;
    }
    out += `<path d="${d}" fill="none" stroke="${mix(c, k % 2 ? b.palette.mid : b.palette.glow, 0.25 + b.random() * 0.3)}" stroke-width="${f(7 + k * 1.7)}" stroke-linecap="round" opacity=".6"/>`;
  }
  return out + b.glow(x, y, 170, b.palette.glow, 0.9);
};

export const halo = (b: Brush, { x = 240, y = 300, r = 200, c = b.palette.glow, o = 0.6 } = {}): string =>
  b.glow(x, y, r, c, o);

/** Lightning that forks on its way down from x and y. */
export const highVoltage = (b: Brush, { x = 380, y = 120, h = 260, lean = -0.2, c = '#fff6c0' } = {}): string => {
  const fork = (fx: number, fy: number, high: number, slant: number, wide: number, depth: number): string => {
    let [px, py] = [fx, fy];
    let d = `M${f(px)} ${f(py)}`;
    let arms = '';
    for (let i = 1; i <= 6; i++) {
      px += (slant + (i % 2 ? 0.55 : -0.55) + (b.random() - 0.5) * 0.3) * (high / 6);
      py += high / 6;
      d += `L${f(px)} ${f(py)}`;
      if (depth > 0 && (i === 2 || i === 4))
        arms += fork(px, py, high * 0.42, slant + (i === 2 ? 0.8 : -0.7), wide * 0.5, depth - 1);
    }
    return `${arms}<path d="${d}" stroke-width="${f(wide)}"/>`;
  };
  const bolt = fork(x, y, h, lean, h * 0.045, 1);
  return `${b.glow(x + (lean * h) / 2, y + h * 0.45, h * 0.75, c, 0.7)}<g fill="none" stroke-linejoin="miter" stroke-linecap="round"><g stroke="${mix(c, b.palette.acc, 0.55)}" filter="${b.blur(4)}">${bolt}</g><g stroke="${mix(c, '#ffffff', 0.5)}">${bolt}</g></g>`;
};
