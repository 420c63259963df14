import { type Brush, f } from '../brush.ts';
import { mix } from '../colour.ts';
import { modelled, oval, type Place } from '../model.ts';

/** A full sack, tied with a cord, coins at its mouth. */
export const moneyBag = (b: Brush, o: Place): string =>
  modelled(b, o, {
    c: '#a8834e',
    c2: '#6a2a24',
    patches: [
      [`${oval(-12, -44, 7)}${oval(2, -48, 8)}${oval(14, -43, 7)}`, 'gold'],
      ['M-22 -46C-14 -38 -12 -34 -13 -28H13C12 -34 14 -38 24 -48C12 -40 -8 -38 -22 -46Z', 'c'],
      ['M-13 -26C-38 -8 -48 24 -36 42C-24 52 24 52 36 42C48 24 38 -8 13 -26Z', 'c'],
      ['M-8 -22C-16 -6 -22 12 -20 32M2 -22C2 -6 0 10 2 24M10 -22C20 -8 26 6 26 24', 'deep', 2.2],
      ['M-15 -30Q0 -22 15 -30V-24Q0 -16 -15 -24Z', 'c2'],
      ['M12 -26C20 -22 22 -14 18 -6M12 -25C16 -18 14 -10 10 -4', 'c2', 2.6],
      ['M-34 40l10 4l8 -4M20 44l10 -6', 'deep', 1.6],
    ],
  });

/** A boat folded from a sheet of paper. */
export const paperBoat = (b: Brush, o: Place): string =>
  modelled(b, o, {
    c: '#efe8d8',
    patches: [
      ['M-2 -36L30 6L-2 10Z', 'deep'],
      ['M-2 -36L-32 6L-2 10Z', 'c'],
      ['M-50 -8L-22 4H24L50 -10L34 26H-32Z', 'c'],
      ['M-22 4L0 26H34L50 -10L24 4Z', 'deep'],
      ['M-50 -8L-22 4L0 26M24 4L50 -10', 'deep', 1.4],
    ],
  });

/** A stoppered bottle of thick glass with a death's head on its label. */
export const poisonBottle = (b: Brush, o: Place): string =>
  modelled(b, o, {
    c: '#2f8a4e',
    c2: '#e6d6a4',
    patches: [
      ['M-9 -50H9L7 -38H-7Z', '#8a5a30'],
      ['M-13 -38H13V-32H-13Z', 'pale'],
      ['M-9 -33H9V-20C26 -14 32 -4 32 8V42C32 48 28 50 24 50H-24C-28 50 -32 48 -32 42V8C-32 -4 -26 -14 -9 -20Z', 'c'],
      ['M-29 10C-10 5 10 14 29 9V42C29 46 26 48 23 48H-23C-26 48 -29 46 -29 42Z', 'deep'],
      ['M-22 0H22V38H-22Z', 'c2'],
      ['M-20 2H20V36H-20Z', '#8a6a3a', 1],
      ['M-11 14C-12 4 12 4 11 14C11 18 8 19 7 20V24H-7V20C-8 19 -11 18 -11 14Z', '#2a2220'],
      [`${oval(-4.6, 14, 2.8, 3)}${oval(4.6, 14, 2.8, 3)}`, 'c2'],
      ['M-1 19L0 17L1 19ZM-3 21V24M0 21V24M3 21V24', 'c2', 0.9],
      ['M-13 26L13 34M13 26L-13 34', '#2a2220', 3],
      ['M-28 6V30M-24 -8Q-20 -14 -12 -17', '#d8ffe0', 2.6],
      ['M27 20V40', 'pale', 1.6],
    ],
  });

/** A revolver in profile, muzzle to the right. */
export const revolver = (b: Brush, o: Place): string =>
  modelled(b, o, {
    c: '#a8b0be',
    c2: '#6a3a20',
    patches: [
      ['M-30 4C-38 16 -46 28 -50 40C-44 46 -34 46 -28 42C-24 30 -20 20 -12 14Z', 'c2'],
      ['M-44 34l8 -14M-38 38l8 -14M-46 28l12 10M-40 18l12 10', 'deep2', 1.4],
      ['M-32 -14L-40 -24L-34 -26L-26 -16Z', 'deep'],
      ['M-34 -12C-28 -18 -20 -18 -14 -18H50V-8H14L10 10H-14C-22 12 -30 10 -34 2Z', 'c'],
      ['M14 -8H46V-3H14Z', 'deep'],
      ['M48 -22L50 -18H44Z', 'deep'],
      ['M-16 -15H10V7H-16C-20 2 -20 -10 -16 -15Z', 'pale'],
      ['M-14 -10H6M-14 -4H6M-14 2H6', 'deep', 2.6],
      ['M-14 10C-12 24 4 26 8 12', 'deep', 3.4],
      ['M-6 10C-6 16 -2 18 0 16', 'c', 3],
      ['M-10 -18V-21H40', 'pale', 1.6],
    ],
  });

/** A butcher's cleaver, edge down, handle to the right. */
export const meatCleaver = (b: Brush, o: Place): string =>
  modelled(b, o, {
    c: '#b4bac4',
    c2: '#6a3a20',
    patches: [
      ['M14 -16H22L26 -20H50C54 -18 54 -6 50 -4H26L20 -6H14Z', 'c2'],
      ['M28 -12h0.1M36 -12h0.1M44 -12h0.1', 'gold', 3.4],
      ['M-46 -20H16L14 22C-6 28 -30 26 -48 20C-50 6 -50 -8 -46 -20Z', 'c'],
      ['M-49 10C-30 18 -6 18 14.6 12L14 22C-6 28 -30 26 -48 20Z', 'pale'],
      [oval(-40, -12, 3), 'dark'],
      ['M-34 -14H8', 'deep', 1.2],
    ],
  });

/** A coil of thick rope hung on a peg; y is the middle. */
export const ropeCoil = (b: Brush, { x = 240, y = 300, size = 340, c = '#c89a5a' } = {}): string => {
  const s = size / 340;
  const dark = mix(c, b.palette.ink, 0.65);
  const strand = (d: string, w: number) =>
    `<path d="${d}" fill="none" stroke="${dark}" stroke-width="${f(w * s)}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${c}" stroke-width="${f(w * 0.8 * s)}" stroke-linecap="round"/><path d="${d}" fill="none" stroke="${mix(c, b.palette.glow, 0.5)}" stroke-width="${f(w * 0.34 * s)}" stroke-dasharray="${f(3 * s)} ${f(13 * s)}"/><path d="${d}" fill="none" stroke="${dark}" stroke-width="${f(w * 0.66 * s)}" stroke-dasharray="${f(3 * s)} ${f(13 * s)}" stroke-dashoffset="${f(7 * s)}" opacity=".7"/>`;
  const at = (dx: number, dy: number) => `${f(x + dx * s)} ${f(y + dy * s)}`;
  let loops = '';
  for (let i = 5; i >= 0; i--) {
    const w = 62 + i * 17;
    const h = 112 + i * 13;
    const lean = (i % 2 ? 1 : -1) * 6;
    loops += strand(
      `M${at(lean, -130 + i * 3)}C${at(w, -124 + i * 3)} ${at(w + 8, h)} ${at(lean, h + 18)}C${at(-w - 8, h)} ${at(-w, -124 + i * 3)} ${at(lean, -130 + i * 3)}Z`,
      24,
    );
  }
  const bind = [-16, 4, 24].map((dy) =>
    strand(`M${at(-122, dy)}C${at(-104, dy + 18)} ${at(-62, dy + 18)} ${at(-38, dy - 2)}`, 22),
  );
  return `<g>${loops}${bind.join('')}</g>`;
};

/** A grand piano, lid up, seen from the side of the keys; y is the floor. */
export const grandPiano = (b: Brush, { x = 250, y = 620, w = 340, c = '#3a2420', flip = false } = {}): string => {
  const s = w / 340;
  const wood = b.linear([
    [0, mix(c, b.palette.glow, 0.35)],
    [0.35, c],
    [1, mix(c, b.palette.ink, 0.6)],
  ]);
  const dark = mix(c, b.palette.ink, 0.6);
  let keys = '';
  for (let i = 0; i < 17; i++) keys += `M${-150 + i * 8.6} -150v16`;
  return `<g transform="translate(${x} ${y}) scale(${(flip ? -s : s).toFixed(3)} ${s.toFixed(3)})"><path d="M-140 -112L-132 0h-12l-10 -112ZM-20 -112L-14 0h-12l-8 -112ZM140 -118L146 0h-12l-12 -118Z" fill="${wood}"/><path d="M-72 -112v104M-58 -112v104" stroke="${dark}" stroke-width="4"/><path d="M-80 -10h30v6h-30z" fill="#c99a3a"/><path d="M-60 -180C0 -270 70 -330 150 -344C172 -300 150 -220 164 -180Z" fill="${wood}" stroke="${dark}" stroke-width="4"/><path d="M-30 -190C20 -262 80 -308 138 -320C150 -280 140 -226 146 -190Z" fill="${mix(c, b.palette.glow, 0.18)}"/><path d="M96 -184L70 -276" stroke="${dark}" stroke-width="6"/><path d="M-56 -178C20 -196 110 -196 158 -178L150 -162H-50Z" fill="#c99a3a"/><path d="M-30 -176H140M-20 -182H132M-10 -170H146" stroke="#6a4a1a" stroke-width="2"/><path d="M-168 -160C-100 -176 -60 -164 -40 -166C20 -158 120 -158 170 -168V-118C120 -100 -40 -104 -170 -110Z" fill="${wood}"/><path d="M-168 -156H-2L-14 -132H-176Z" fill="#f4ecd8"/><path d="${keys}" stroke="#17131c" stroke-width="4"/><path d="M-176 -132H-14L-10 -118H-178Z" fill="${dark}"/></g>`;
};

/** A domed cage of golden wire; draw what it holds first. y is the floor of the cage. */
export const birdCage = (b: Brush, { x = 240, y = 520, w = 280, h = 380, c = '#d9a83f' } = {}): string => {
  const a = w / 2;
  const gold = b.linear(
    [
      [0, mix(c, '#ffffff', 0.5)],
      [0.5, c],
      [1, mix(c, b.palette.ink, 0.5)],
    ],
    [0, 0, 1, 0],
  );
  const dome = y - h + a * 0.9;
  let wires = '';
  for (let i = -3; i <= 3; i++) {
    const dx = (a * i) / 3.2;
    wires += `M${f(x + dx)} ${y - 14}V${f(dome)}C${f(x + dx)} ${f(dome - a * 0.6)} ${f(x + dx * 0.45)} ${f(y - h)} ${x} ${f(y - h)}`;
  }
  const hoops = [0.02, 0.36, 0.7].map((t) => {
    const at = dome + (y - 20 - dome) * t;
    return `<path d="M${f(x - a * 0.96)} ${f(at)}Q${x} ${f(at + 16)} ${f(x + a * 0.96)} ${f(at)}" fill="none" stroke="${gold}" stroke-width="7"/>`;
  });
  return `<path d="${wires}" fill="none" stroke="${mix(c, b.palette.ink, 0.45)}" stroke-width="8" stroke-linecap="round"/><path d="${wires}" fill="none" stroke="${gold}" stroke-width="5" stroke-linecap="round"/>${hoops.join('')}<path d="M${f(x - a * 1.04)} ${y - 18}Q${x} ${y + 4} ${f(x + a * 1.04)} ${y - 18}V${y + 14}Q${x} ${y + 38} ${f(x - a * 1.04)} ${y + 14}Z" fill="${gold}"/><circle cx="${x}" cy="${f(y - h - 16)}" r="15" fill="none" stroke="${gold}" stroke-width="7"/>`;
};

/** Iron jaws set open on the ground, with their plate, springs and chain. */
export const wolfTrap = (b: Brush, { x = 240, y = 520, w = 360, c = '#8a909c' } = {}): string => {
  const a = w / 2;
  const h = a * 0.46;
  const iron = b.linear([
    [0, mix(c, b.palette.glow, 0.55)],
    [0.5, c],
    [1, mix(c, b.palette.ink, 0.6)],
  ]);
  const dark = mix(c, b.palette.ink, 0.75);
  const jaw = (side: 1 | -1) => {
    const band = `M${f(x - a)} ${y}C${f(x - a * 0.8)} ${f(y + side * h * 1.3)} ${f(x + a * 0.8)} ${f(y + side * h * 1.3)} ${f(x + a)} ${y}`;
    let teeth = '';
    for (let i = -4; i <= 4; i++) {
      const tx = x + a * 0.19 * i;
      const ty = y + side * h * (0.96 - (i / 5.4) ** 2);
      teeth += `M${f(tx - a * 0.055)} ${f(ty)}L${f(tx)} ${f(ty - a * 0.3)}L${f(tx + a * 0.055)} ${f(ty)}Z`;
    }
    const arc = `<path d="${band}" fill="none" stroke="${dark}" stroke-width="${f(a * 0.14)}"/><path d="${band}" fill="none" stroke="${iron}" stroke-width="${f(a * 0.1)}"/>`;
    return `<path d="${teeth}" fill="${iron}" stroke="${dark}" stroke-width="2"/>${arc}`;
  };
  const plate = `<ellipse cx="${x}" cy="${f(y + 4)}" rx="${f(a * 0.3)}" ry="${f(a * 0.11)}" fill="${iron}" stroke="${dark}" stroke-width="4"/>`;
  const spring = (side: 1 | -1) =>
    `<path d="M${f(x + side * a * 0.86)} ${y}L${f(x + side * a * 1.22)} ${f(y + a * 0.1)}L${f(x + side * a * 0.9)} ${f(y + a * 0.16)}" fill="none" stroke="${dark}" stroke-width="${f(a * 0.11)}" stroke-linejoin="round"/><path d="M${f(x + side * a * 0.86)} ${y}L${f(x + side * a * 1.22)} ${f(y + a * 0.1)}L${f(x + side * a * 0.9)} ${f(y + a * 0.16)}" fill="none" stroke="${c}" stroke-width="${f(a * 0.06)}" stroke-linejoin="round"/>`;
  return `<ellipse cx="${x}" cy="${f(y + h * 0.7)}" rx="${f(a * 1.1)}" ry="${f(h * 0.7)}" fill="${b.palette.ink}" opacity=".5" filter="${b.blur(8)}"/>${spring(1)}${spring(-1)}${jaw(-1)}${plate}${jaw(1)}`;
};

/** A rocking chair in profile, its back to the left. */
export const rockingChair = (b: Brush, o: Place): string =>
  modelled(b, o, {
    c: '#8a5a34',
    patches: [
      ['M-44 36Q0 60 48 32', 'deep', 5],
      ['M-18 8L-24 46M20 10L26 44', 'deep', 5],
      ['M-40 -48C-36 -30 -26 -6 -18 10', 'deep', 6],
      ['M-32 -50C-28 -32 -16 -8 -8 8', 'c', 6],
      ['M-38 -40L-28 -43M-35 -28L-24 -31M-31 -16L-20 -19M-26 -5L-14 -8', 'c', 4],
      ['M-22 6L28 4L32 12L-16 16Z', 'c'],
      ['M-20 -12C-4 -16 20 -16 34 -14C38 -13 37 -8 33 -8L-16 -6Z', 'c'],
      ['M26 -10L24 6M-6 10L-12 48M26 10L34 42', 'c', 5],
      ['M-46 40Q2 64 52 36', 'c', 5],
    ],
  });

/** A knight's sword, point up. */
export const broadsword = (b: Brush, o: Place): string =>
  modelled(b, o, {
    c: '#c4ccd8',
    c2: '#b8862e',
    patches: [
      ['M-5 22L-6 -40L0 -52L6 -40L5 22Z', 'c'],
      ['M0 -50L6 -40L5 22H0Z', 'deep'],
      ['M0 -38V20', 'pale', 1.6],
      ['M-22 18C-14 24 14 24 22 18L24 24C14 30 -14 30 -24 24Z', 'c2'],
      [`${oval(-23, 21, 3.4)}${oval(23, 21, 3.4)}`, 'c2'],
      ['M-3 27H3V44H-3Z', '#5a2a20'],
      ['M-3 31L3 34M-3 36L3 39M-3 41L3 44', '#2a120c', 1.2],
      [oval(0, 48, 5), 'c2'],
      [oval(0, 48, 2.2), '#a3121f'],
    ],
  });

/** A pumpkin with a lit door and windows. */
export const jackOLantern = (b: Brush, o: Place): string =>
  modelled(b, o, {
    c: '#d9711c',
    c2: '#ffe08a',
    patches: [
      ['M-6 -34C-8 -46 -2 -52 8 -54L12 -48C4 -46 4 -42 6 -34Z', '#4a6a2a'],
      [`${oval(-34, 4, 17, 32)}${oval(34, 4, 17, 32)}`, 'deep'],
      [`${oval(-20, 3, 19, 37)}${oval(20, 3, 19, 37)}`, 'c'],
      [oval(0, 2, 17, 39), 'pale'],
      [
        'M-9 -34C-16 -14 -16 22 -9 38M9 -34C16 -14 16 22 9 38M-32 -26C-40 -8 -40 16 -32 32M32 -26C40 -8 40 16 32 32',
        'deep',
        1.6,
      ],
      ['M-9 30V2Q0 -10 9 2V30Z', 'c2'],
      ['M-9 30V2Q0 -10 9 2V30M0 -4V30', '#5a2a10', 2],
      ['M-30 -2Q-24 -12 -18 -2V10H-30ZM30 -2Q24 -12 18 -2V10H30Z', 'c2'],
      ['M-30 -2Q-24 -12 -18 -2V10H-30ZM-24 -7V10M-30 3H-18M30 -2Q24 -12 18 -2V10H30ZM24 -7V10M30 3H18', '#5a2a10', 1.6],
      ['M-16 -30C-26 -34 -32 -28 -36 -34', '#4a6a2a', 1.6],
    ],
  });
