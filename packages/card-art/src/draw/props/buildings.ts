import { type Brush, f } from '../brush.ts';
import { mix } from '../colour.ts';

/** A round tower with a cone roof and lit windows; y is its foot. */
export const tower = (
  b: Brush,
  { x = 240, y = 600, w = 90, h = 330, c = mix('#9a8f84', b.palette.mid, 0.35), roof = b.palette.acc2, lean = 0 } = {},
): string => {
  const top = y - h;
  const stone = b.shaded(mix(c, b.palette.glow, 0.35), c, mix(c, b.palette.ink, 0.65), x);
  const tiles = b.shaded(
    mix(roof, b.palette.glow, 0.3),
    mix(roof, b.palette.ink, 0.25),
    mix(roof, b.palette.ink, 0.7),
    x,
  );
  let windows = '';
  for (let k = 0; k < Math.floor(h / 85); k++)
    windows += `<path d="M${f(x - 8 + (k % 2) * 14)} ${f(top + 70 + k * 78)}v-20q8 -14 16 0v20z" fill="${mix(b.palette.acc, b.palette.glow, 0.4)}"/>`;
  let crown = '';
  for (let i = 0; i < 5; i++)
    crown += `<rect x="${f(x - w * 0.62 + i * w * 0.27)}" y="${f(top - 16)}" width="${f(w * 0.16)}" height="20" fill="${mix(c, b.palette.ink, 0.2)}"/>`;
  return `<g transform="rotate(${lean} ${x} ${y})"><path d="M${f(x - w / 2)} ${y}L${f(x - w * 0.46)} ${top}H${f(x + w * 0.46)}L${f(x + w / 2)} ${y}Z" fill="${stone}"/><path d="M${f(x - w * 0.62)} ${top}h${f(w * 1.24)}v18h${f(-w * 1.24)}z" fill="${stone}"/>${crown}<path d="M${f(x - w * 0.58)} ${top - 12}L${x} ${f(top - w * 1.35)}L${f(x + w * 0.58)} ${top - 12}Z" fill="${tiles}"/>${windows}</g>`;
};

/** A tall narrow house with a gable; its windows are lit by `lit`. */
export const townhouse = (
  b: Brush,
  { x = 240, y = 600, w = 120, h = 220, c = mix('#8a5a4a', b.palette.mid, 0.3), lit = 0.7, lean = 0 } = {},
): string => {
  const top = y - h;
  const wall = b.shaded(mix(c, b.palette.glow, 0.25), c, mix(c, b.palette.ink, 0.6), x);
  const slate = mix(b.palette.ink, b.palette.mid, 0.35);
  let panes = '';
  for (let py = top + 24; py < y - 54; py += 46)
    for (let i = 0; i < 3; i++) {
      const on = b.random() < lit;
      panes += `<rect x="${f(x - w * 0.38 + i * w * 0.28)}" y="${f(py)}" width="${f(w * 0.17)}" height="28" fill="${on ? mix(b.palette.acc, b.palette.glow, 0.4) : slate}"/>`;
    }
  return `<g transform="rotate(${lean} ${x} ${y})"><path d="M${f(x - w / 2)} ${y}V${top}H${f(x + w / 2)}V${y}Z" fill="${wall}"/><path d="M${f(x - w * 0.58)} ${top}L${x} ${f(top - w * 0.7)}L${f(x + w * 0.58)} ${top}Z" fill="${slate}"/><path d="M${f(x + w * 0.22)} ${f(top - w * 0.34)}v${f(-w * 0.34)}h${f(w * 0.16)}v${f(w * 0.52)}z" fill="${mix(c, b.palette.ink, 0.4)}"/><circle cx="${x}" cy="${f(top - w * 0.24)}" r="${f(w * 0.09)}" fill="${mix(b.palette.acc, b.palette.glow, 0.4)}"/>${panes}<path d="M${f(x - w * 0.12)} ${y}v-40q${f(w * 0.12)} -22 ${f(w * 0.24)} 0v40z" fill="${slate}"/></g>`;
};

/** A lighthouse with stripes; the lamp moves the scene's light. y is its foot. */
export const lighthouse = (
  b: Brush,
  { x = 240, y = 600, h = 380, c = '#e9e0d0', stripe = '#b8343a', lit = true } = {},
): string => {
  const s = h / 380;
  const at = (dx: number, dy: number) => `${f(x + dx * s)} ${f(y - dy * s)}`;
  const lampY = y - 322 * s;
  if (lit) {
    b.light.x = x;
    b.light.y = lampY;
  }
  const body = `M${at(-56, 0)}L${at(-32, 290)}L${at(32, 290)}L${at(56, 0)}Z`;
  const clip = b.clip(body);
  const bands = [40, 140, 240]
    .map(
      (dy) =>
        `<rect x="${f(x - 70 * s)}" y="${f(y - (dy + 46) * s)}" width="${f(140 * s)}" height="${f(46 * s)}" fill="${stripe}"/>`,
    )
    .join('');
  const side = b.linear(
    [
      [0, '#ffffff', 0.35],
      [0.45, '#ffffff', 0],
      [1, b.palette.ink, 0.75],
    ],
    [0, 0, 1, 0],
  );
  const shine = lit ? b.glow(x, lampY, 150 * s, '#fff0b0', 0.95) : '';
  return `<path d="${body}" fill="${c}"/><g clip-path="${clip}">${bands}<path d="${body}" fill="${side}"/></g><path d="M${at(-44, 288)}H${f(x + 44 * s)}L${at(38, 302)}H${f(x - 38 * s)}Z" fill="${mix(b.palette.ink, b.palette.mid, 0.3)}"/><path d="M${at(-24, 302)}V${f(y - 342 * s)}H${f(x + 24 * s)}V${f(y - 302 * s)}Z" fill="${lit ? '#fff2b8' : b.palette.ink}"/><path d="M${at(-24, 302)}v${f(-40 * s)}M${at(0, 302)}v${f(-40 * s)}M${at(24, 302)}v${f(-40 * s)}" stroke="${b.palette.ink}" stroke-width="${f(4 * s)}"/><path d="M${at(-32, 342)}L${at(0, 380)}L${at(32, 342)}Z" fill="${stripe}"/>${shine}`;
};

/** A ship's hull with masts and sails, side on; y is the waterline. */
export const ship = (
  b: Brush,
  {
    x = 240,
    y = 480,
    size = 220,
    c = mix('#6b4526', b.palette.mid, 0.2),
    sail = '#efe6d0',
    torn = false,
    flip = false,
    rot = 0,
  } = {},
): string => {
  const s = size / 220;
  const wood = b.linear([
    [0, mix(c, b.palette.glow, 0.3)],
    [1, mix(c, b.palette.ink, 0.65)],
  ]);
  const cloth = b.linear([
    [0, mix(sail, '#ffffff', 0.3)],
    [1, mix(sail, b.palette.ink, 0.45)],
  ]);
  const sails = torn
    ? '<path d="M-60 -150Q-20 -140 -22 -108L-40 -96L-48 -110L-62 -92Z"/><path d="M10 -176Q54 -160 50 -120L34 -112L26 -128L8 -106Z"/>'
    : '<path d="M-66 -152Q-10 -130 -66 -96Q-44 -124 -66 -152ZM-66 -92Q-2 -66 -66 -36Q-40 -64 -66 -92Z"/><path d="M4 -184Q70 -156 4 -118Q30 -150 4 -184ZM4 -112Q84 -82 4 -40Q34 -76 4 -112Z"/><path d="M66 -134Q106 -112 66 -80Q84 -108 66 -134ZM66 -76Q112 -54 66 -30Q86 -54 66 -76Z"/>';
  return `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${flip ? -s : s} ${s})"><path d="M-62 -10V-160M8 -10V-196M70 -10V-146M90 -20L134 -58" stroke="${mix(c, b.palette.ink, 0.5)}" stroke-width="6" stroke-linecap="round"/><g fill="${cloth}">${sails}</g><path d="M8 -196l34 8l-34 10z" fill="${b.palette.acc}"/><path d="M-110 -48L-84 -50L-82 -18H92L118 -34C112 -2 92 24 70 30H-74C-98 18 -108 -16 -110 -48Z" fill="${wood}"/><path d="M-92 -6H104M-88 8H96" stroke="${mix(c, b.palette.glow, 0.3)}" stroke-width="3" opacity=".6"/></g>`;
};

/** A small rowing boat, side on; y is the waterline. */
export const boat = (
  b: Brush,
  { x = 240, y = 560, w = 180, c = mix('#7a4a24', b.palette.mid, 0.2), rot = 0, flip = false } = {},
): string => {
  const s = w / 180;
  const wood = b.linear([
    [0, mix(c, b.palette.glow, 0.4)],
    [1, mix(c, b.palette.ink, 0.6)],
  ]);
  return `<g transform="translate(${x} ${y}) rotate(${rot}) scale(${flip ? -s : s} ${s})"><path d="M-94 -26Q0 -6 94 -34Q80 24 40 26H-44Q-82 20 -94 -26Z" fill="${wood}"/><path d="M-94 -26Q0 -6 94 -34" stroke="${mix(c, b.palette.glow, 0.55)}" stroke-width="5" fill="none"/><path d="M-84 0Q0 12 84 -6" stroke="${mix(c, b.palette.ink, 0.5)}" stroke-width="3" fill="none"/></g>`;
};
