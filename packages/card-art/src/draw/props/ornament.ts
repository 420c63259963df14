import { type Brush, f } from '../brush.ts';
import { mix } from '../colour.ts';
import { glyph, type IconRef } from '../icons.ts';

/** The back of a card: gilded borders, corner flourishes and a medallion, the same upside down. */
export const cardBack = (
  b: Brush,
  { emblem = 'gi:fleur-de-lys' as IconRef, c = b.palette.mid, gilt = '#d9a83f', flame = b.palette.glow } = {},
): string => {
  const { w, h, palette } = b;
  const dark = mix(c, palette.ink, 0.62);
  const gold = b.linear(
    [
      [0, mix(gilt, '#ffffff', 0.45)],
      [0.5, gilt],
      [1, mix(gilt, palette.ink, 0.45)],
    ],
    [0, 0, 1, 1],
  );
  const ground = b.radial(
    [
      [0, mix(c, palette.hor, 0.35)],
      [0.6, c],
      [1, dark],
    ],
    w / 2,
    h / 2,
    h * 0.62,
  );
  const mark = (icon: IconRef, x: number, y: number, size: number, fill: string, turn = 0) =>
    `<g transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(${(size / 512).toFixed(4)}) translate(-256 -256)"><path d="${glyph(icon).path}" fill="${fill}"/></g>`;
  let lattice = '';
  for (let y = 0; y <= 12; y++)
    for (let x = 0; x <= 8; x++)
      lattice += mark(
        'gi:fleur-de-lys',
        32 + x * 52 + (y % 2) * 26,
        36 + y * 54,
        30,
        mix(c, palette.hor, 0.42),
        y < 6 ? 0 : 180,
      );
  const border = (inset: number, width: number) =>
    `<rect x="${inset}" y="${inset}" width="${w - inset * 2}" height="${h - inset * 2}" rx="18" fill="none" stroke="${gold}" stroke-width="${width}"/>`;
  const rays = Array.from({ length: 24 }, (_, i) => {
    const a = (i / 24) * 6.283;
    const at = (r: number, d: number) => `${f(w / 2 + Math.cos(a + d) * r)} ${f(h / 2 + Math.sin(a + d) * r)}`;
    return `M${at(130, -0.03)}L${at(i % 2 ? 186 : 212, 0)}L${at(130, 0.03)}Z`;
  }).join('');
  const corners = [
    [52, 52, 135],
    [w - 52, 52, 225],
    [52, h - 52, 45],
    [w - 52, h - 52, 315],
  ]
    .map(([x = 0, y = 0, turn = 0]) => mark('gi:fleur-de-lys', x, y, 76, gold, turn))
    .join('');
  return `${b.rect(ground)}<g opacity=".5">${lattice}</g>${border(14, 9)}${border(30, 3)}<path d="${rays}" fill="${gold}" opacity=".85"/>${b.glow(w / 2, h / 2, 230, flame, 0.5)}<circle cx="${w / 2}" cy="${h / 2}" r="128" fill="${dark}" stroke="${gold}" stroke-width="12"/><circle cx="${w / 2}" cy="${h / 2}" r="108" fill="none" stroke="${gold}" stroke-width="3"/>${mark(
    emblem,
    w / 2,
    h / 2,
    168,
    b.linear([
      [0, mix(flame, '#ffffff', 0.5)],
      [1, gilt],
    ]),
  )}${corners}`;
};

/** A lamp on a stand, left burning on an empty stage; y is the floor. */
export const ghostlight = (b: Brush, { x = 240, y = 560, h = 420, c = '#ffe6a0', reach = 420 } = {}): string => {
  const s = h / 420;
  const top = y - 360 * s;
  b.light.x = x;
  b.light.y = top;
  const iron = b.linear(
    [
      [0, '#5a5468'],
      [1, '#0c0a12'],
    ],
    [0, 0, 1, 0],
  );
  const at = (dx: number, dy: number) => `${f(x + dx * s)} ${f(y + dy * s)}`;
  return `${b.glow(x, top, reach * s, c, 0.75)}<ellipse cx="${x}" cy="${y}" rx="${f(120 * s)}" ry="${f(20 * s)}" fill="${c}" opacity=".35"/><path d="M${at(-60, 6)}L${at(-10, -26)}L${at(-7, -290)}H${f(x + 7 * s)}L${at(10, -26)}L${at(60, 6)}Z" fill="${iron}"/><path d="M${at(-20, -290)}H${f(x + 20 * s)}L${at(14, -262)}H${f(x - 14 * s)}Z" fill="${iron}"/>${b.glow(x, top, 130 * s, '#ffffff', 0.95)}<path d="M${at(-22, -290)}C${at(-70, -330)} ${at(-60, -430)} ${at(0, -432)}C${at(60, -430)} ${at(70, -330)} ${at(22, -290)}Z" fill="${mix(c, '#ffffff', 0.55)}"/><path d="M${at(-30, -306)}C${at(-34, -360)} ${at(-26, -402)} ${at(0, -404)}C${at(26, -402)} ${at(34, -360)} ${at(30, -306)}L${at(18, -318)}L${at(8, -304)}L${at(-4, -318)}L${at(-16, -304)}Z" fill="#ffffff"/><path d="M${at(-14, -366)}a${f(6 * s)} ${f(9 * s)} 0 1 0 ${f(12 * s)} 0a${f(6 * s)} ${f(9 * s)} 0 1 0 ${f(-12 * s)} 0ZM${at(4, -366)}a${f(6 * s)} ${f(9 * s)} 0 1 0 ${f(12 * s)} 0a${f(6 * s)} ${f(9 * s)} 0 1 0 ${f(-12 * s)} 0Z" fill="#3a2a4a"/>`;
};

/** Letters as brush strokes: how wide each is, and its line on a baseline at 0. */
const letters: Readonly<Record<string, readonly [width: number, d: string]>> = {
  G: [64, 'M54 -60C46 -82 6 -84 4 -40C3 2 44 8 54 -10V-34H34'],
  h: [56, 'M-1 -84H8V0M-1 0H17M8 -28C14 -52 40 -54 40 -30V0M31 0H49'],
  o: [54, 'M25 -48C2 -48 2 0 25 0C49 0 49 -48 25 -48Z'],
  s: [45, 'M34 -40C26 -52 6 -50 6 -36C8 -22 34 -28 34 -12C32 2 10 4 4 -8'],
  t: [38, 'M14 -70V-14C14 2 26 2 32 -4M2 -46H30'],
  i: [28, 'M1 -46H10V0M1 0H19M9 -68V-67'],
  l: [28, 'M1 -84H10V0M1 0H19'],
  g: [52, 'M38 -46V8C38 26 12 28 6 16M38 -24C36 -52 4 -52 4 -24C4 4 36 4 38 -22'],
};

/** Words in the sign-writer's hand; x is where they begin, y the baseline, size the height of 100 units. */
export const lettering = (b: Brush, { text = 'Ghost', x = 100, y = 400, size = 100, c = '#ffe6a0' } = {}): string => {
  const scale = size / 100;
  let at = 0;
  let d = '';
  for (const letter of text) {
    const [width, line] = letters[letter] ?? [0, ''];
    if (!line) throw new Error(`The sign-writer has no ${letter}: add it to src/draw/props/ornament.ts.`);
    d += `<path transform="translate(${at} 0)" d="${line}"/>`;
    at += width;
  }
  const stroke = (colour: string, w: number) =>
    `<g fill="none" stroke="${colour}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round">${d}</g>`;
  return `<g transform="translate(${f(x)} ${f(y)}) scale(${scale.toFixed(3)})">${stroke(b.palette.ink, 19)}${stroke(c, 9.5)}</g>`;
};
