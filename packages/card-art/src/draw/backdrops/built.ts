import { type Brush, f } from '../brush.ts';
import { mix } from '../colour.ts';
import { glyph } from '../icons.ts';

/** Roofs and lit windows, in `n` rows. */
export const city = (b: Brush, { y = 560, n = 3, lit = 0.4 } = {}): string => {
  const { palette } = b;
  let out = '';
  for (let k = 0; k < n; k++) {
    const t = n === 1 ? 1 : k / (n - 1);
    const base = y + k * 58;
    const c = mix(mix(palette.hor, palette.mid, 0.6), palette.ink, 0.15 + t * 0.85);
    let d = `M-20 ${base - 40}H${b.w + 20}V${b.h + 10}H-20Z`;
    let panes = '';
    let x = -20 - b.random() * 20;
    while (x < b.w + 10) {
      const w = 34 + b.random() * 40 + k * 8;
      const top = base - (90 + b.random() * 110 - k * 8);
      d += house(b, x, top, w);
      for (let py = top + 14; py < Math.min(base + 70, b.h); py += 22)
        for (let px = x + 8; px < x + w - 10; px += 15)
          if (b.random() < lit * (0.35 + t * 0.4) * Math.max(0.15, 1 - (py - top) / 170))
            panes += `<path d="M${f(px)} ${f(py + 11)}v-7q3.5 -6 7 0v7z"/>`;
      x += w + (b.random() < 0.3 ? 6 : -2);
    }
    const last = k === n - 1;
    const fill = b.linear([
      [0, c],
      [1, mix(c, last ? palette.ink : palette.hor, 0.25)],
    ]);
    out += `<path d="${d}" fill="${fill}"/><g fill="${mix(palette.acc, palette.glow, 0.35)}" opacity="${f(0.5 + t * 0.45)}">${panes}</g>`;
  }
  return out;
};

const house = (b: Brush, x: number, top: number, w: number): string => {
  const roof = b.random();
  if (roof < 0.5)
    return `M${f(x)} ${b.h}V${f(top)}L${f(x + w / 2)} ${f(top - 26 - b.random() * 34)}L${f(x + w)} ${f(top)}V${b.h}Z`;
  if (roof < 0.72)
    return `M${f(x)} ${b.h}V${f(top)}L${f(x + w * 0.3)} ${f(top - 10)}L${f(x + w * 0.5)} ${f(top - 95 - b.random() * 50)}L${f(x + w * 0.7)} ${f(top - 10)}L${f(x + w)} ${f(top)}V${b.h}Z`;
  return `M${f(x)} ${b.h}V${f(top - 14)}H${f(x + 8)}V${f(top - 34)}H${f(x + 18)}V${f(top - 14)}H${f(x + w)}V${b.h}Z`;
};

/** Free stairs into the air. */
export const stairs = (
  b: Brush,
  { x = 70, y = 690, n = 13, dx = 25, dy = 36, w = 130, c = b.palette.hor, shrink = 0.955 } = {},
): string => {
  let [cx, cy, wide, sx, sy] = [x, y, w, dx, dy];
  const steps: string[] = [];
  for (let i = 0; i < n; i++) {
    const t = i / n;
    const top = mix(mix(c, b.palette.glow, 0.3), b.palette.ink, 0.28 * (1 - t));
    const front = mix(b.palette.mid, b.palette.ink, 0.55 - t * 0.3);
    steps.unshift(
      `<path d="M${f(cx)} ${f(cy)}h${f(wide)}v${f(sy)}h${f(-wide)}z" fill="${front}"/><path d="M${f(cx)} ${f(cy)}h${f(wide)}l${f(wide * 0.12)} ${f(-sy * 0.36)}h${f(-wide)}z" fill="${top}"/>`,
    );
    cx += sx;
    cy -= sy;
    wide *= shrink;
    sx *= shrink;
    sy *= shrink;
  }
  return steps.join('');
};

/** A chequered plain to the horizon. */
export const chess = (b: Brush, { y = 470, a = b.palette.hor, c = b.palette.ink } = {}): string => {
  const rows = Array.from({ length: 12 }, (_, i) => (i / 11) ** 2.1 * (b.h - y + 20));
  const across = (i: number, down: number) => f(b.w / 2 + i * (12 + down * 0.42));
  let d = '';
  for (let j = 0; j < 11; j++)
    for (let i = -16; i < 16; i++)
      if ((i + j) & 1) {
        const y1 = rows[j] ?? 0;
        const y2 = rows[j + 1] ?? 0;
        d += `M${across(i, y1)} ${f(y + y1)}L${across(i + 1, y1)} ${f(y + y1)}L${across(i + 1, y2)} ${f(y + y2)}L${across(i, y2)} ${f(y + y2)}Z`;
      }
  const light = b.linear([
    [0, mix(a, b.palette.mid, 0.4)],
    [1, mix(a, b.palette.glow, 0.15)],
  ]);
  const dark = b.linear([
    [0, mix(c, b.palette.mid, 0.55)],
    [1, c],
  ]);
  return `${b.rect(light, 0, y, b.w, b.h - y)}<path d="${d}" fill="${dark}"/>`;
};

export const bridge = (b: Brush, { y = 470, c = b.palette.ink } = {}): string => {
  const arches = [60, 240, 420]
    .map((x) => `M${x - 66} ${y + 192}V${y + 110}A66 70 0 0 1 ${x + 66} ${y + 110}V${y + 192}Z`)
    .join('');
  const fill = b.linear([
    [0, mix(c, b.palette.hor, 0.45)],
    [1, c],
  ]);
  let out = `<path fill-rule="evenodd" d="M-10 ${y}Q240 ${y - 70} 490 ${y}V${y + 190}H-10Z${arches}" fill="${fill}"/>`;
  for (let x = 0; x < 500; x += 20) {
    const at = y - 70 * (1 - ((x - 240) / 250) ** 2) * 0.5;
    out += `<rect x="${x}" y="${f(at - 22)}" width="7" height="24" fill="${mix(c, b.palette.hor, 0.35)}"/>`;
  }
  return out;
};

export const table = (b: Brush, { y = 560, c = b.palette.acc2 } = {}): string => {
  const fill = b.linear([
    [0, mix(c, b.palette.glow, 0.25)],
    [0.25, mix(c, b.palette.ink, 0.25)],
    [1, mix(c, b.palette.ink, 0.75)],
  ]);
  const folds = [20, 110, 200, 290, 380, 460]
    .map(
      (x) =>
        `<path d="M${x} ${y + 6}Q${x + 16} ${y + 90} ${f(x + (x - 240) * 0.12)} 740" stroke="${b.palette.ink}" stroke-width="14" opacity=".22" fill="none"/>`,
    )
    .join('');
  return `<path d="M-20 ${y}Q240 ${y - 36} 500 ${y}V740H-20Z" fill="${fill}"/>${folds}`;
};

export const gears = (b: Brush, { n = 9 } = {}): string => {
  const d = glyph('gi:big-gear').path;
  const metals = [b.palette.acc, '#b8733a', b.palette.hor];
  let out = '';
  for (let i = 0; i < n; i++) {
    const size = 110 + b.random() * 210;
    const c = mix(metals[i % 3] ?? b.palette.acc, b.palette.ink, 0.35 + b.random() * 0.3);
    out += `<path transform="translate(${(i * 173) % b.w} ${f((i * 251 + b.random() * 60) % 640)}) rotate(${f(b.random() * 90)}) scale(${(size / 512).toFixed(3)}) translate(-256 -256)" d="${d}" fill="${c}" stroke="${b.palette.ink}" stroke-opacity=".5" stroke-width="10"/>`;
  }
  return out;
};

/** A fluted column top with a cushion. */
export const pedestal = (b: Brush, { c = b.palette.hor, cushion = b.palette.acc2, y = 590, x = 240 } = {}): string => {
  const { palette } = b;
  const shaft = b.linear(
    [
      [0, mix(c, palette.glow, 0.2)],
      [0.4, mix(c, palette.mid, 0.5)],
      [1, palette.ink],
    ],
    [0, 0, 1, 0],
  );
  const slab = b.linear(
    [
      [0, mix(c, palette.glow, 0.3)],
      [1, mix(c, palette.ink, 0.6)],
    ],
    [0, 0, 1, 0],
  );
  const soft = b.linear([
    [0, mix(cushion, palette.glow, 0.3)],
    [1, mix(cushion, palette.ink, 0.55)],
  ]);
  const flutes = [-70, -40, -10, 20, 50].map(
    (dx) => `<rect x="${x + dx}" y="${y + 24}" width="9" height="150" fill="${palette.ink}" opacity=".35"/>`,
  );
  return `<path d="M${x - 90} ${y + 10}H${x + 90}V760H${x - 90}Z" fill="${shaft}"/>${flutes.join('')}<path d="M${x - 112} ${y}H${x + 112}V${y + 26}H${x - 112}Z" fill="${slab}"/><path d="M${x - 108} ${y}C${x - 130} ${y - 50} ${x - 90} ${y - 46} ${x} ${y - 40}C${x + 90} ${y - 46} ${x + 130} ${y - 50} ${x + 108} ${y}Z" fill="${soft}"/><circle cx="${x - 110}" cy="${y - 6}" r="9" fill="${palette.acc}"/><circle cx="${x + 110}" cy="${y - 6}" r="9" fill="${palette.acc}"/>`;
};

/** A garden or cemetery wall with iron spikes, in front. */
export const railings = (b: Brush, { y = 560, h = 190, c = b.palette.ink, gap = 34 } = {}): string => {
  let d = '';
  for (let x = gap / 2; x < b.w; x += gap)
    d += `M${x - 4} ${y + h}V${y + 18}L${x - 8} ${y + 14}L${x} ${y - 14}L${x + 8} ${y + 14}L${x + 4} ${y + 18}V${y + h}Z`;
  return `<path d="${d}M-5 ${y + 40}H${b.w + 5}v8H-5ZM-5 ${f(y + h * 0.8)}H${b.w + 5}v9H-5Z" fill="${c}"/>`;
};
