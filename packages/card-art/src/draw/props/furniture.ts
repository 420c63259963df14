import { type Brush, f } from '../brush.ts';
import { mix } from '../colour.ts';

/** A free-standing door; `open` shows a light behind it. y is the sill. */
export const door = (
  b: Brush,
  { x = 240, y = 560, h = 220, c = mix('#7a4a24', b.palette.mid, 0.25), open = false, light = b.palette.glow } = {},
): string => {
  const w = h * 0.5;
  const wood = b.shaded(mix(c, b.palette.glow, 0.3), c, mix(c, b.palette.ink, 0.55), x);
  const frame = `M${f(x - w / 2 - 10)} ${y}V${f(y - h - 10)}H${f(x + w / 2 + 10)}V${y}Z`;
  const panel = (px: number, py: number, pw: number, ph: number) =>
    `<rect x="${f(px)}" y="${f(py)}" width="${f(pw)}" height="${f(ph)}" fill="none" stroke="${mix(c, b.palette.ink, 0.55)}" stroke-width="4"/>`;
  if (!open) {
    const panels = [0.08, 0.54].flatMap((dx) =>
      [0.07, 0.54].map((dy) => panel(x - w / 2 + w * dx, y - h + h * dy, w * 0.38, h * 0.38)),
    );
    return `<path d="${frame}" fill="${mix(c, b.palette.ink, 0.6)}"/><rect x="${f(x - w / 2)}" y="${f(y - h)}" width="${f(w)}" height="${h}" fill="${wood}"/>${panels.join('')}<circle cx="${f(x + w * 0.36)}" cy="${f(y - h * 0.46)}" r="${f(h * 0.025)}" fill="${b.palette.acc}"/>`;
  }
  const shine = b.linear([
    [0, mix(light, b.palette.hor, 0.3)],
    [1, light],
  ]);
  return `${b.glow(x, y - h / 2, h * 0.95, light, 0.7)}<path d="${frame}" fill="${mix(c, b.palette.ink, 0.6)}"/><rect x="${f(x - w / 2)}" y="${f(y - h)}" width="${f(w)}" height="${h}" fill="${shine}"/><path d="M${f(x - w / 2)} ${f(y - h)}L${f(x - w * 0.98)} ${f(y - h - h * 0.06)}V${f(y + h * 0.08)}L${f(x - w / 2)} ${y}Z" fill="${wood}"/><circle cx="${f(x - w * 0.9)}" cy="${f(y - h * 0.44)}" r="${f(h * 0.024)}" fill="${b.palette.acc}"/>`;
};

/** A ladder between two points. */
export const ladder = (
  b: Brush,
  {
    from = [200, 690] as readonly [number, number],
    to = [260, 200] as readonly [number, number],
    w = 26,
    w2 = 14,
    c = '#c9a06a',
    n = 16,
  } = {},
): string => {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const dark = mix(c, b.palette.ink, 0.5);
  const at = (t: number, side: number) => {
    const half = (w + (w2 - w) * t) * side;
    return `${f(x1 + (x2 - x1) * t + half)} ${f(y1 + (y2 - y1) * t)}`;
  };
  let rungs = '';
  for (let i = 1; i < n; i++) rungs += `M${at(i / n, -1)}L${at(i / n, 1)}`;
  const poles = `M${at(0, -1)}L${at(1, -1)}M${at(0, 1)}L${at(1, 1)}`;
  return `<g fill="none" stroke-linecap="round"><path d="${rungs}" stroke="${dark}" stroke-width="6"/><path d="${rungs}" stroke="${c}" stroke-width="3.4"/><path d="${poles}" stroke="${dark}" stroke-width="9"/><path d="${poles}" stroke="${c}" stroke-width="5"/></g>`;
};

/** A gilded frame around nothing: draw the picture first, then this. */
export const frame = (b: Brush, { x = 240, y = 300, w = 220, h = 280, c = '#c9973a', oval = false } = {}): string => {
  const gilt = b.shaded(mix(c, '#ffffff', 0.4), c, mix(c, b.palette.ink, 0.6), x);
  const t = Math.min(w, h) * 0.09;
  const ring = (q: number) =>
    oval
      ? `M${f(x - w / 2 - q)} ${y}a${f(w / 2 + q)} ${f(h / 2 + q)} 0 1 0 ${f(w + 2 * q)} 0a${f(w / 2 + q)} ${f(h / 2 + q)} 0 1 0 ${f(-w - 2 * q)} 0Z`
      : `M${f(x - w / 2 - q)} ${f(y - h / 2 - q)}h${f(w + 2 * q)}v${f(h + 2 * q)}h${f(-w - 2 * q)}Z`;
  return `<path fill-rule="evenodd" d="${ring(t)}${ring(0)}" fill="${gilt}"/><path d="${ring(t * 0.5)}" fill="none" stroke="${mix(c, '#ffffff', 0.35)}" stroke-width="${f(t * 0.18)}"/><path d="${ring(0)}" fill="none" stroke="${mix(c, b.palette.ink, 0.7)}" stroke-width="3"/>`;
};

/** A long table or bench seen from the side. */
export const bench = (
  b: Brush,
  { x = 240, y = 560, w = 300, h = 90, c = mix('#6b4526', b.palette.mid, 0.25) } = {},
): string => {
  const wood = b.linear([
    [0, mix(c, b.palette.glow, 0.35)],
    [0.2, c],
    [1, mix(c, b.palette.ink, 0.6)],
  ]);
  return `<path d="M${x - w / 2} ${y}h${w}l8 16h${-w - 16}Z" fill="${wood}"/><path d="M${x - w / 2 + 10} ${y + 16}h22l-6 ${h}h-12ZM${x + w / 2 - 32} ${y + 16}h22l-4 ${h}h-12Z" fill="${wood}"/>`;
};

/** A hanging lamp or chandelier chain and globe. */
export const lamp = (b: Brush, { x = 240, y = 150, r = 26, c = '#ffc24a' } = {}): string => {
  b.light.x = x;
  b.light.y = y;
  return `<path d="M${x} -10V${y - r}" stroke="${b.palette.ink}" stroke-width="4"/>${b.glow(x, y, r * 7, c, 0.85)}<path d="M${f(x - r * 1.7)} ${y}Q${f(x - r)} ${f(y - r * 1.4)} ${x} ${f(y - r * 1.5)}Q${f(x + r)} ${f(y - r * 1.4)} ${f(x + r * 1.7)} ${y}Z" fill="${mix(c, b.palette.ink, 0.7)}"/><circle cx="${x}" cy="${f(y + r * 0.2)}" r="${f(r * 0.8)}" fill="${mix(c, '#ffffff', 0.7)}"/>`;
};
