import { type Brush, f } from '../brush.ts';
import { mix } from '../colour.ts';
import { modelled, oval, type Place } from '../model.ts';

/** A telephone of the old kind, a column with its ear on a hook. */
export const telephone = (b: Brush, o: Place): string =>
  modelled(b, o, {
    c: '#a8242c',
    c2: '#c99a3a',
    patches: [
      ['M-30 46C-30 36 -12 36 -8 24H8C12 36 30 36 30 46C30 52 -30 52 -30 46Z', 'c'],
      ['M-30 45Q0 54 30 45V50Q0 58 -30 50Z', 'c2'],
      ['M-6 26L-5 -18H5L6 26Z', 'c'],
      ['M-9 24H9V29H-9ZM-7 -4H7V0H-7Z', 'c2'],
      ['M4 -14C-2 -24 0 -34 8 -38L28 -50C36 -52 42 -34 36 -28L14 -20Z', 'c'],
      ['M27 -51C36 -54 44 -34 37 -27C32 -28 25 -44 27 -51Z', 'c2'],
      ['M29 -48C35 -48 40 -34 36 -30C33 -32 28 -42 29 -48Z', 'dark'],
      [oval(0, -24, 10), 'c2'],
      ['M-6 -22C-16 -22 -22 -28 -30 -24M-8 -16C-16 -14 -24 -18 -31 -15', 'c2', 3.4],
      ['M-37 -36H-23L-26 -27V8C-26 13 -22 16 -19 22H-41C-38 16 -34 13 -34 8V-27Z', 'c'],
      ['M-37 -36H-23L-25 -31H-35ZM-41 22Q-30 27 -19 22L-21 17H-39Z', 'c2'],
    ],
  });

/** An armchair with wings, seen from the front; y is the middle. */
export const armchair = (b: Brush, o: Place): string =>
  modelled(b, o, {
    c: '#8a3a44',
    c2: '#5a3420',
    patches: [
      ['M-34 38L-37 50H-29L-26 40ZM34 38L37 50H29L26 40Z', 'c2'],
      ['M-30 -34C-26 -52 26 -52 30 -34L34 24H-34Z', 'c'],
      ['M-22 -32C-20 -42 20 -42 22 -32L25 12H-25Z', 'pale'],
      ['M-10 -26l1 1M10 -26l-1 1M0 -14v1M-12 -4l1 1M12 -4l-1 1', 'deep', 3],
      ['M-30 -34C-40 -30 -40 -12 -33 -2L-26 0L-22 -32ZM30 -34C40 -30 40 -12 33 -2L26 0L22 -32Z', 'deep'],
      ['M-28 8Q0 0 28 8L31 26H-31Z', 'pale'],
      ['M-33 22H33V40H-33Z', 'c'],
      ['M-33 38H33V43H-33Z', 'c2'],
      ['M-44 0C-44 -9 -27 -9 -27 0L-25 42H-42Z', 'c'],
      ['M44 0C44 -9 27 -9 27 0L25 42H42Z', 'c'],
      [`${oval(-35.5, 0, 8.4)}${oval(35.5, 0, 8.4)}`, 'deep'],
      [`${oval(-35.5, 0, 5)}${oval(35.5, 0, 5)}`, 'c'],
    ],
  });

/** A gas lamp on its post, lit; y is the pavement. */
export const streetLight = (
  b: Brush,
  { x = 400, y = 640, h = 300, c = mix('#2a2e34', b.palette.ink, 0.4), light = '#ffd27a' } = {},
): string => {
  const s = h / 300;
  const at = (dx: number, dy: number) => `${f(x + dx * s)} ${f(y + dy * s)}`;
  const iron = b.linear(
    [
      [0, mix(c, b.palette.glow, 0.4)],
      [0.4, c],
      [1, b.palette.ink],
    ],
    [0, 0, 1, 0],
  );
  const pane = b.linear([
    [0, mix(light, '#ffffff', 0.7)],
    [1, light],
  ]);
  return `${b.glow(x, y - 250 * s, 170 * s, light, 0.75)}<path d="M${at(-20, 0)}L${at(-14, -26)}L${at(-7, -34)}L${at(-5, -196)}H${f(x + 5 * s)}L${at(7, -34)}L${at(14, -26)}L${at(20, 0)}Z" fill="${iron}"/><path d="M${at(-30, -186)}H${f(x + 30 * s)}" stroke="${c}" stroke-width="${f(6 * s)}" stroke-linecap="round"/><path d="M${at(-14, -200)}H${f(x + 14 * s)}L${at(24, -268)}H${f(x - 24 * s)}Z" fill="${pane}"/><path d="M${at(-14, -200)}L${at(-24, -268)}M${at(14, -200)}L${at(24, -268)}M${at(0, -200)}V${f(y - 268 * s)}" stroke="${c}" stroke-width="${f(4 * s)}"/><path d="M${at(-16, -196)}H${f(x + 16 * s)}V${f(y - 204 * s)}H${f(x - 16 * s)}ZM${at(-32, -266)}H${f(x + 32 * s)}L${at(12, -292)}L${at(4, -306)}H${f(x - 4 * s)}L${at(-12, -292)}Z" fill="${iron}"/><path d="M${at(0, -216)}C${at(10, -228)} ${at(4, -240)} ${at(0, -252)}C${at(-4, -240)} ${at(-10, -228)} ${at(0, -216)}Z" fill="#fffbe8"/>`;
};

/** Arms, cups and burning candles: on a foot, or hanging from a chain with `hung`. y is the foot, or the lowest drop. */
export const litCandelabra = (
  b: Brush,
  { x = 240, y = 480, w = 260, c = '#d9a83f', hung = 0, arms = 2 } = {},
): string => {
  const s = w / 260;
  const at = (dx: number, dy: number) => `${f(x + dx * s)} ${f(y + dy * s)}`;
  const gold = b.linear(
    [
      [0, mix(c, '#ffffff', 0.55)],
      [0.45, c],
      [1, mix(c, b.palette.ink, 0.65)],
    ],
    [0, 0, 1, 0],
  );
  const wax = b.linear([
    [0, '#fffbea'],
    [1, '#c8b8a0'],
  ]);
  const cup = hung ? -70 : -190;
  const spots = Array.from({ length: arms * 2 + 1 }, (_, i) => i - arms);
  const lights: string[] = [];
  let branches = '';
  let cups = '';
  for (const i of spots) {
    const dx = (i * 112) / arms;
    const rise = cup - (i === 0 ? 34 : 0);
    const low = hung ? -24 : -96;
    if (i !== 0) branches += `M${at(0, low)}C${at(dx * 0.6, low + 34)} ${at(dx, low + 10)} ${at(dx, rise)}`;
    cups += `M${at(dx - 20, rise - 10)}H${f(x + (dx + 20) * s)}C${at(dx + 16, rise + 8)} ${at(dx + 6, rise + 4)} ${at(dx + 5, rise + 16)}H${f(x + (dx - 5) * s)}C${at(dx - 6, rise + 4)} ${at(dx - 16, rise + 8)} ${at(dx - 20, rise - 10)}Z`;
    const [cx, cy] = [x + dx * s, y + (rise - 62) * s];
    lights.push(
      `${b.glow(cx, cy - 14 * s, 74 * s, '#ffc24a', 0.85)}<path d="M${at(dx - 9, rise - 10)}V${f(y + (rise - 58) * s)}Q${at(dx, rise - 66)} ${at(dx + 9, rise - 56)}V${f(y + (rise - 10) * s)}Z" fill="${wax}"/><path d="M${at(dx, rise - 62)}v${f(-8 * s)}" stroke="#2a1a10" stroke-width="${f(3 * s)}"/><path d="M${at(dx, rise - 66)}C${at(dx + 16, rise - 74)} ${at(dx + 8, rise - 92)} ${at(dx, rise - 108)}C${at(dx - 6, rise - 92)} ${at(dx - 16, rise - 74)} ${at(dx, rise - 66)}Z" fill="#ffb02e"/><path d="M${at(dx, rise - 67)}C${at(dx + 7, rise - 72)} ${at(dx + 4, rise - 82)} ${at(dx, rise - 92)}C${at(dx - 4, rise - 82)} ${at(dx - 7, rise - 72)} ${at(dx, rise - 67)}Z" fill="#fff6c8"/>`,
    );
  }
  const stem = hung
    ? `<path d="M${at(-8, -20)}L${at(-8, cup - 30)}H${f(x + 8 * s)}L${at(8, -20)}L${at(0, 4)}Z" fill="${gold}"/><path d="M${x} ${f(y + (cup - 30) * s)}V${f(y - hung)}" stroke="${mix(c, b.palette.ink, 0.3)}" stroke-width="${f(6 * s)}" stroke-dasharray="${f(9 * s)} ${f(4 * s)}"/>`
    : `<path d="M${at(-66, 0)}C${at(-56, -26)} ${at(-14, -18)} ${at(-10, -44)}C${at(-22, -62)} ${at(-8, -76)} ${at(-8, -90)}V${f(y + (cup - 20) * s)}H${f(x + 8 * s)}V${f(y - 90 * s)}C${at(8, -76)} ${at(22, -62)} ${at(10, -44)}C${at(14, -18)} ${at(56, -26)} ${at(66, 0)}Q${at(0, 14)} ${at(-66, 0)}Z" fill="${gold}"/>`;
  b.light.x = x;
  b.light.y = y + (cup - 90) * s;
  return `<path d="${branches}" fill="none" stroke="${mix(c, b.palette.ink, 0.5)}" stroke-width="${f(15 * s)}" stroke-linecap="round"/><path d="${branches}" fill="none" stroke="${gold}" stroke-width="${f(11 * s)}" stroke-linecap="round"/>${stem}<path d="${cups}" fill="${gold}" stroke="${mix(c, b.palette.ink, 0.5)}" stroke-width="2"/>${lights.join('')}`;
};

/** Flames, tongue behind tongue; y is their foot. */
export const fire = (b: Brush, { x = 240, y = 500, w = 260, h = 320, n = 7 } = {}): string => {
  const layers = [
    ['#8a1c14', 1, 1],
    ['#d8421a', 0.86, 0.88],
    ['#f58a22', 0.68, 0.72],
    ['#ffc63e', 0.48, 0.54],
    ['#fff3b8', 0.28, 0.34],
  ] as const;
  let out = b.glow(x, y - h * 0.4, Math.max(w, h) * 1.05, '#ff9a2a', 0.8);
  for (const [colour, wide, high] of layers) {
    const half = (w / 2) * wide;
    let d = `M${f(x - half)} ${y}`;
    for (let i = 0; i < n; i++) {
      const x1 = x - half + (2 * half * i) / n;
      const x2 = x - half + (2 * half * (i + 1)) / n;
      const mid = (x1 + x2) / 2;
      const near = 1 - Math.abs((mid - x) / (half || 1)) ** 1.6;
      const top = y - h * high * (0.28 + 0.72 * near * (0.7 + b.random() * 0.3));
      const sway = (b.random() - 0.5) * w * 0.14 * high;
      const dip = y - h * high * 0.3 * near;
      d += `C${f(x1 - w * 0.03)} ${f((y + top) / 2)} ${f(mid + sway - w * 0.05)} ${f((y + top * 2) / 3)} ${f(mid + sway)} ${f(top)}C${f(mid + sway + w * 0.07)} ${f((y + top * 2) / 3)} ${f(x2 + w * 0.02)} ${f((y + top) / 2)} ${f(x2)} ${f(i === n - 1 ? y : dip)}`;
    }
    out += `<path d="${d}Z" fill="${b.linear([
      [0, mix(colour, '#ffffff', 0.15)],
      [1, colour],
    ])}"/>`;
  }
  return out;
};

/** A storm lantern with its bail, lit; y is the middle. */
export const oldLantern = (b: Brush, o: Place): string =>
  `${b.glow(o.x, o.y, o.size * 0.9, '#ffc24a', 0.8)}${modelled(b, o, {
    c: '#6a5a44',
    c2: '#c99a3a',
    patches: [
      ['M-24 -20C-30 -58 30 -58 24 -20', 'deep', 3],
      ['M-20 -10C-28 6 -28 20 -20 34H20C28 20 28 6 20 -10Z', '#ffd98a'],
      ['M-10 -8C-16 6 -16 20 -10 32H10C16 20 16 6 10 -8Z', '#fff6d0'],
      ['M0 30C-9 22 -4 10 0 2C4 10 9 22 0 30Z', '#ff9a2a'],
      ['M-24 -12V36M24 -12V36', 'c', 4],
      ['M-22 6C-10 12 10 12 22 6M-22 22C-10 28 10 28 22 22', 'c', 2],
      ['M-14 -30H14L22 -10H-22Z', 'c2'],
      ['M-8 -40H8L12 -30H-12Z', 'c'],
      ['M-28 34H28L24 42H-24Z', 'c2'],
      ['M-24 42H24L28 52H-28Z', 'c'],
    ],
  })}`;

/** A cask on its side, its head to us. */
export const barrel = (b: Brush, { x = 240, y = 400, r = 80, c = '#9a6a38' } = {}): string => {
  const wood = b.linear([
    [0, mix(c, b.palette.glow, 0.35)],
    [0.5, c],
    [1, mix(c, b.palette.ink, 0.6)],
  ]);
  const dark = mix(c, b.palette.ink, 0.7);
  let staves = '';
  for (let i = -3; i <= 3; i++) {
    const dx = (r * 0.84 * i) / 3.5;
    const dy = Math.sqrt(Math.max(0, (r * 0.82) ** 2 - dx ** 2));
    staves += `M${f(x + dx)} ${f(y - dy)}V${f(y + dy)}`;
  }
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${dark}"/><circle cx="${x}" cy="${y}" r="${f(r * 0.95)}" fill="none" stroke="#7a7a80" stroke-width="${f(r * 0.08)}"/><circle cx="${x}" cy="${y}" r="${f(r * 0.88)}" fill="${wood}"/><path d="${staves}" stroke="${dark}" stroke-width="3"/><path d="M${f(x - r * 0.8)} ${f(y - r * 0.16)}H${f(x + r * 0.8)}V${f(y + r * 0.08)}H${f(x - r * 0.8)}Z" fill="${mix(c, b.palette.ink, 0.25)}"/><path d="M${f(x - r * 0.08)} ${f(y + r * 0.44)}h${f(r * 0.16)}v${f(r * 0.2)}h${f(r * 0.12)}v${f(r * 0.08)}h${f(-r * 0.4)}v${f(-r * 0.08)}h${f(r * 0.12)}Z" fill="#c99a3a"/>`;
};
