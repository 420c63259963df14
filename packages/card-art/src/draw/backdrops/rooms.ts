import { type Brush, f } from '../brush.ts';
import { mix } from '../colour.ts';
import { boards, wallpaper } from './surface.ts';

interface Window {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const windowInto = (b: Brush, { x, y, w, h }: Window, frame: string, moonlit: boolean): string => {
  const a = w / 2;
  const arch = (q: number) =>
    `M${x - a - q} ${y + h + q}V${y + a}A${a + q} ${a + q * 1.2} 0 0 1 ${x + a + q} ${y + a}V${y + h + q}Z`;
  const night = b.linear([
    [0, b.palette.deep],
    [0.6, b.palette.mid],
    [1, b.palette.hor],
  ]);
  let inside = '';
  for (let i = 0; i < 26; i++)
    inside += `<circle cx="${f(x - a + b.random() * w)}" cy="${f(y + b.random() * h * 0.7)}" r="${f(0.6 + b.random() * 1.3)}" fill="${b.palette.glow}"/>`;
  if (moonlit)
    inside += `${b.glow(x + a * 0.3, y + h * 0.32, a * 1.5, b.palette.glow, 0.8)}<circle cx="${f(x + a * 0.3)}" cy="${f(y + h * 0.32)}" r="${f(a * 0.36)}" fill="${b.palette.glow}"/>`;
  const spill = b.linear([
    [0, b.palette.glow, 0.32],
    [1, b.palette.glow, 0.04],
  ]);
  return `<path d="${arch(12)}" fill="${mix(frame, b.palette.hor, 0.2)}"/><path d="${arch(0)}" fill="${night}"/><g clip-path="${b.clip(arch(0))}">${inside}</g>
<path d="M${x} ${y}V${y + h}M${x - a} ${y + a}H${x + a}M${x - a} ${f(y + h * 0.62)}H${x + a}M${x - a / 2} ${f(y + a * 0.2)}V${y + h}M${x + a / 2} ${f(y + a * 0.2)}V${y + h}" stroke="${frame}" stroke-width="5" fill="none"/>
<path d="M${x - a} ${y + h}L${x + a} ${y + h}L${f(x + a * 2.1)} ${b.h}L${f(x - a * 1.7)} ${b.h}Z" fill="${spill}"/>`;
};

/** A papered room with wainscot and floor; `win` null for a blind wall. */
export const room = (
  b: Brush,
  {
    floor = 530,
    win = { x: 240, y: 90, w: 170, h: 300 } as Window | null,
    wall = b.palette.mid,
    pattern = 'fleur-de-lys',
    tiles = true,
    moonlit = true,
  } = {},
): string => {
  const { palette } = b;
  b.light.x = win ? win.x : b.w / 2;
  b.light.y = win ? win.y + win.h * 0.4 : 120;
  const panel = mix(wall, palette.ink, 0.72);
  let out = b.rect(
    b.radial(
      [
        [0, mix(wall, palette.hor, 0.3)],
        [0.55, mix(wall, palette.deep, 0.45)],
        [1, palette.ink],
      ],
      b.light.x,
      b.light.y + 40,
      560,
    ),
  );
  out += wallpaper(b, pattern, 0.16, floor - 70) + b.rect(panel, 0, floor - 74, b.w, 74);
  for (let x = 6; x < b.w; x += 78)
    out += `<rect x="${x}" y="${floor - 62}" width="66" height="48" fill="none" stroke="${mix(panel, palette.hor, 0.35)}" stroke-width="2"/>`;
  out += b.rect(mix(panel, palette.hor, 0.4), 0, floor - 77, b.w, 5);
  out += b.rect(
    b.linear([
      [0, mix(palette.mid, palette.ink, 0.45)],
      [1, palette.ink],
    ]),
    0,
    floor,
    b.w,
    b.h - floor,
  );
  out += tiles ? tiledFloor(b, floor) : boards(b, floor);
  return win ? out + windowInto(b, win, panel, moonlit) : out;
};

const tiledFloor = (b: Brush, floor: number): string => {
  const rows = [0, 26, 60, 104, 162, 240];
  const vanish = floor - 260;
  const across = (i: number, y: number) => f(b.w / 2 + ((i * 62 * (y - vanish)) / (floor - vanish)) * 0.8);
  let d = '';
  for (let j = 0; j < 5; j++)
    for (let i = -9; i < 9; i++)
      if ((i + j) & 1) {
        const y1 = floor + (rows[j] ?? 0);
        const y2 = floor + (rows[j + 1] ?? 0);
        d += `M${across(i, y1)} ${y1}L${across(i + 1, y1)} ${y1}L${across(i + 1, y2)} ${y2}L${across(i, y2)} ${y2}Z`;
      }
  return `<path d="${d}" fill="${b.palette.hor}" opacity=".2"/>`;
};

export const curtains = (b: Brush, { c = b.palette.acc2, stage = true, drawn = 1 } = {}): string => {
  const { palette } = b;
  const half = (mirror: boolean) => {
    let folds = '';
    for (let i = 0; i < 6; i++) {
      const x = i * 25 * drawn;
      const fold = mix(c, palette.ink, 0.25 + (i % 2) * 0.35);
      const fill = b.linear([
        [0, mix(fold, palette.ink, 0.45)],
        [0.4, fold],
        [1, mix(fold, palette.ink, 0.6)],
      ]);
      const w = 27 * drawn;
      folds += `<path d="M${f(x)} -10H${f(x + w)}C${f(x + w - 3)} 240 ${f(x * 0.72 + w - 3)} 420 ${f(x * 0.62 + w - 3)} 740L${f(x * 0.62 - 2)} 740C${f(x * 0.72 - 2)} 420 ${f(x - 2)} 240 ${f(x)} -10Z" fill="${fill}"/>`;
    }
    return mirror ? `<g transform="translate(${b.w} 0) scale(-1 1)">${folds}</g>` : folds;
  };
  let hem = 'M-10 -10V70';
  for (let i = 0; i < 6; i++) hem += `Q${i * 84 + 32} 128 ${i * 84 + 74} 66`;
  const pelmet = b.linear([
    [0, mix(c, palette.ink, 0.6)],
    [1, mix(c, palette.ink, 0.1)],
  ]);
  const boardsFill = b.linear([
    [0, mix(palette.acc, palette.ink, 0.6)],
    [1, palette.ink],
  ]);
  return `${half(false)}${half(true)}<path d="${hem}L${b.w + 10} 60V-10Z" fill="${pelmet}" stroke="${palette.acc}" stroke-width="4"/>${stage ? `<path d="M-10 620H${b.w + 10}V${b.h + 10}H-10Z" fill="${boardsFill}"/>` : ''}`;
};

/** Arches that run towards a light. */
export const corridor = (b: Brush, { n = 6, c = b.palette.mid, x = 240, y = 330 } = {}): string => {
  let out = b.rect(b.palette.ink);
  for (let k = 0; k < n; k++) {
    const t = k / (n - 1);
    const q = 0.66 ** k;
    const w = 260 * q;
    const top = y - 350 * q;
    const col = mix(mix(c, b.palette.ink, 0.8), b.palette.glow, t * t * 0.55);
    const fill = b.linear([
      [0, mix(col, b.palette.ink, 0.35)],
      [0.6, col],
      [1, mix(col, b.palette.ink, 0.5)],
    ]);
    out += `<path d="M${f(x - w)} ${f(y + 410 * q)}V${f(y - 90 * q)}C${f(x - w)} ${f(top)} ${f(x + w)} ${f(top)} ${f(x + w)} ${f(y - 90 * q)}V${f(y + 410 * q)}Z" fill="${fill}" stroke="${mix(col, b.palette.hor, 0.25)}" stroke-width="${f(10 * q)}"/>`;
  }
  b.light.x = x;
  b.light.y = y;
  return out + b.glow(x, y + 10, 190, b.palette.glow, 0.9);
};

/** A rose window. */
export const rose = (b: Brush, { x = 240, y = 210, r = 150 } = {}): string => {
  b.light.x = x;
  b.light.y = y;
  const glass = [b.palette.acc, b.palette.acc2, b.palette.hor, '#c23a4a', '#3a7ac2', '#e0a83a', '#4aa37a', '#8a4ac2'];
  let out = `${b.glow(x, y, r * 2.4, b.palette.glow, 0.7)}<circle cx="${x}" cy="${y}" r="${r + 14}" fill="${mix(b.palette.ink, b.palette.mid, 0.3)}"/>`;
  const rings = [
    [8, 0.2, 0.46],
    [12, 0.48, 0.74],
    [16, 0.76, 1],
  ] as const;
  rings.forEach(([n, inner, outer], ring) => {
    for (let i = 0; i < n; i++) {
      const at = (q: number, turn: number) => {
        const a = (turn / n) * 6.283;
        return `${f(x + Math.cos(a) * q * r)} ${f(y + Math.sin(a) * q * r)}`;
      };
      const pane = glass[(i * (ring + 1) + ring) % glass.length] ?? b.palette.acc;
      out += `<path d="M${at(inner, i)}L${at(outer, i)}A${f(outer * r)} ${f(outer * r)} 0 0 1 ${at(outer, i + 0.86)}L${at(inner, i + 0.86)}Z" fill="${mix(pane, b.palette.glow, 0.15 + 0.3 * b.random())}"/>`;
    }
  });
  return `${out}<circle cx="${x}" cy="${y}" r="${f(r * 0.17)}" fill="${b.palette.glow}"/>`;
};

/** A dark pointed arch in front of the scene. */
export const arch = (b: Brush, { c = b.palette.ink } = {}): string =>
  `<path fill-rule="evenodd" d="M-10 -10H${b.w + 10}V${b.h + 10}H-10ZM52 ${b.h + 10}V250C52 120 150 60 240 34C330 60 428 120 428 250V${b.h + 10}Z" fill="${c}"/>`;
