import { type Brush, f } from '../brush.ts';
import { mix } from '../colour.ts';
import { type Soul, souls } from './souls.ts';

const FACE =
  'M112 272C108 150 180 118 240 118C300 118 372 150 368 272C370 340 350 398 308 440C280 468 200 468 172 440C130 398 110 340 112 272Z';

/** The lane behind her: stone walls that lean in, a lancet window, a lantern on its hook. */
const lane = (b: Brush, c: Soul): string => {
  let stones = '';
  for (let y = 0; y < 12; y++)
    for (let x = 0; x < 7; x++) {
      const w = 60 + b.random() * 24;
      stones += `<rect x="${f(x * 76 - 20 + (y % 2) * 38)}" y="${f(y * 62 - 6)}" width="${f(w)}" height="54" rx="7" fill="${mix(c.wall, b.random() < 0.5 ? c.wallDark : c.wallLight, b.random() * 0.5)}"/>`;
    }
  const pane = b.linear([
    [0, c.pane],
    [1, mix(c.pane, c.wallDark, 0.35)],
  ]);
  return `${b.rect(c.wallDark)}${stones}${b.rect(
    b.radial(
      [
        [0, c.light, 0.5],
        [0.5, c.light, 0.12],
        [1, c.wallDark, 0.85],
      ],
      110,
      150,
      520,
    ),
  )}<path d="M22 210V96Q64 10 106 96V210Z" fill="${mix(c.wallDark, c.wallLight, 0.3)}"/><path d="M34 200V100Q64 34 94 100V200Z" fill="${pane}"/><path d="M64 60V200M34 128H94M34 166H94" stroke="${c.wallDark}" stroke-width="6"/>${b.glow(64, 130, 190, c.light, 0.7)}<path d="M480 44H408V66" stroke="${c.wallDark}" stroke-width="9" fill="none"/><path d="M386 66h44l-6 14h-32zM390 80h36l8 62h-52zM384 142h48v10h-48z" fill="${c.wallDark}"/><path d="M394 84h28l5 54h-38z" fill="${c.flame}"/>${b.glow(408, 112, 110, c.flame, 0.75)}`;
};

/** Wavy locks from the parting down, the same for both souls; `inner` and `outer` are their reach at the temple. */
const locks = (b: Brush, c: Soul, side: 1 | -1, n: number, inner: number, outer: number): string => {
  let out = '';
  for (let i = 0; i < n; i++) {
    const t = n === 1 ? 0 : i / (n - 1);
    const reach = outer + (inner - outer) * t;
    const end = 500 + b.random() * 130;
    const phase = b.random() * 6.3;
    const swing = 7 + b.random() * 9;
    let d = '';
    for (let k = 0; k <= 22; k++) {
      const u = k / 22;
      const bow = Math.sin(Math.min(1, u * 2.4) * 1.571);
      const fall = 92 + (end - 92) * u ** 1.25 + (1 - t) * 8 * (1 - u);
      const wave = Math.sin(u * 11 + phase) * swing * Math.max(0, u - 0.25) * 1.5;
      d += `${k ? 'L' : 'M'}${f(240 + side * (4 + (reach - 4) * bow + u * u * 26 + wave))} ${f(fall)}`;
    }
    const lit = b.random() * 0.75 + (side < 0 ? 0.25 : 0);
    const colour =
      lit > 0.78 ? c.hairLight : lit > 0.34 ? mix(c.hair, c.hairLight, lit * 0.35) : mix(c.hair, c.hairDark, 0.6);
    out += `<path d="${d}" stroke="${colour}" stroke-width="${f(6 + b.random() * 9)}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
  }
  return out;
};

const eye = (b: Brush, c: Soul, side: 1 | -1): string => {
  const x = (dx: number) => f(240 + side * (58 + dx));
  const shape = `M${x(-34)} 298Q${x(-14)} 268 ${x(8)} 270Q${x(28)} 274 ${x(38)} 292Q${x(16)} 308 ${x(-6)} 307Q${x(-24)} 305 ${x(-34)} 298Z`;
  const iris = b.radial(
    [
      [0, c.irisLight],
      [0.6, c.iris],
      [1, mix(c.iris, '#000000', 0.55)],
    ],
    240 + side * 60,
    292,
    17,
  );
  return `<path d="${shape}" fill="${c.eye}"/><g clip-path="${b.clip(shape)}"><circle cx="${x(2)}" cy="288" r="17" fill="${iris}"/><circle cx="${x(2)}" cy="288" r="7.5" fill="${c.pupil}"/><path d="M${x(-40)} 262H${x(44)}V276Q${x(4)} 268 ${x(-40)} 292Z" fill="${c.skinDark}" opacity=".5"/></g><circle cx="${f(240 + side * 60 - 6)}" cy="281" r="4.4" fill="#ffffff"/>${c.shine > 0 ? b.glow(240 + side * 60, 289, 64, '#ffffff', c.shine) : ''}<path d="M${x(-36)} 299Q${x(-14)} 265 ${x(8)} 267Q${x(30)} 271 ${x(42)} 289L${x(50)} 282" stroke="${c.lash}" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M${x(-30)} 279Q${x(0)} 250 ${x(38)} 270" stroke="${c.skinDark}" stroke-width="3.4" fill="none" opacity=".8"/><path d="M${x(-22)} 308Q${x(6)} 317 ${x(32)} 301" stroke="${c.skinDark}" stroke-width="3" fill="none" opacity=".7"/><path d="M${x(-40)} 256Q${x(-6)} 228 ${x(48)} 250Q${x(0)} 240 ${x(-40)} 256Z" fill="${c.brow}" stroke="${c.brow}" stroke-width="3"/>`;
};

const face = (b: Brush, c: Soul): string => {
  const skin = b.linear(
    [
      [0, c.skinLight],
      [0.55, c.skin],
      [1, c.skinDark],
    ],
    [0, 0.1, 1, 0.5],
  );
  const soft = b.blur(9);
  const wide = b.blur(18);
  const spot = (x: number, y: number, rx: number, ry: number, colour: string, o: number, blur: string) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}" opacity="${o}" filter="${blur}"/>`;
  const volume = `<g clip-path="${b.clip(FACE)}">${spot(352, 330, 62, 170, c.skinDark, 0.75, wide)}${spot(182, 284, 48, 26, c.skinDark, 0.42, soft)}${spot(298, 284, 48, 26, c.skinDark, 0.5, soft)}${spot(160, 362, 40, 28, c.blush, 0.42, wide)}${spot(322, 362, 38, 28, c.blush, 0.36, wide)}${spot(190, 180, 64, 44, c.light, 0.35, wide)}${spot(240, 452, 56, 16, c.skinDark, 0.5, soft)}${spot(240, 436, 26, 12, c.skinLight, 0.5, soft)}${spot(128, 210, 26, 90, c.skinDark, 0.35, soft)}${spot(182, 292, 52, 34, c.hairDark, c.hollow, soft)}${spot(298, 292, 52, 34, c.hairDark, c.hollow, soft)}${spot(150, 392, 22, 44, c.hairDark, c.hollow * 0.6, soft)}${spot(330, 392, 22, 44, c.hairDark, c.hollow * 0.6, soft)}</g>`;
  const nose = `<path d="M226 268C232 310 226 336 218 356Q228 372 240 372Q254 372 264 356C254 340 250 310 252 268Z" fill="${c.skinDark}" opacity=".2"/><path d="M250 272C252 312 258 338 266 354Q266 370 252 369" stroke="${c.skinDark}" stroke-width="5" fill="none" opacity=".7" stroke-linecap="round"/><path d="M216 356Q213 368 226 369M232 372Q240 376 248 372" stroke="${c.skinDark}" stroke-width="4.4" fill="none" opacity=".85" stroke-linecap="round"/>${spot(237, 346, 8, 16, c.skinLight, 0.8, b.blur(4))}`;
  const lips = `<path d="M196 410Q222 396 240 403Q258 396 284 410Q262 420 240 419Q218 420 196 410Z" fill="${mix(c.lips, '#000000', 0.22)}"/><path d="M196 410Q218 416 240 414Q262 416 284 410Q264 436 240 436Q216 436 196 410Z" fill="${c.lips}"/><path d="M194 409Q218 418 240 415Q262 418 286 409" stroke="${mix(c.lips, '#000000', 0.6)}" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M222 428Q240 433 256 427" stroke="${mix(c.lips, '#ffffff', 0.45)}" stroke-width="4" fill="none" opacity=".7" stroke-linecap="round"/>`;
  return `<path d="${FACE}" fill="${skin}"/>${volume}${nose}${lips}${eye(b, c, -1)}${eye(b, c, 1)}`;
};

const dress = (b: Brush, c: Soul): string => {
  const cloth = b.linear(
    [
      [0, mix(c.dress, c.light, 0.25)],
      [0.5, c.dress],
      [1, c.dressDark],
    ],
    [0, 0, 1, 0.3],
  );
  const lace = b.linear(
    [
      [0, mix(c.lace, '#ffffff', 0.3)],
      [1, mix(c.lace, c.dressDark, 0.32)],
    ],
    [0, 0, 1, 0.4],
  );
  let scallops = '';
  for (let i = 0; i <= 18; i++) {
    const t = i / 18;
    const x = 78 + t * 324;
    const y = 594 + Math.sin(t * Math.PI) * 84;
    scallops += `<circle cx="${f(x)}" cy="${f(y)}" r="15" fill="${lace}"/><circle cx="${f(x)}" cy="${f(y)}" r="5.4" fill="${c.dressDark}" opacity=".7"/>`;
  }
  const neck = b.linear(
    [
      [0, mix(c.skin, c.skinDark, 0.3)],
      [1, c.skinDark],
    ],
    [0, 0, 1, 0.2],
  );
  return `<path d="M-10 730V646C40 590 110 566 176 536C206 570 274 570 304 536C370 566 440 590 490 646V730Z" fill="${cloth}"/><path d="M186 410C190 470 184 506 166 536C206 580 274 580 314 536C296 506 290 470 294 410Z" fill="${neck}"/><path d="M190 446Q240 486 292 444L294 470Q240 506 188 470Z" fill="${c.skinDark}" opacity=".55" filter="${b.blur(6)}"/>${scallops}<path d="M70 588C120 552 160 540 172 526C202 574 278 574 308 526C320 540 360 552 410 588C372 636 316 652 240 686C164 652 108 636 70 588Z" fill="${lace}"/><path d="M104 594C160 622 200 630 240 650C280 630 320 622 376 594M240 650V686M180 618L168 650M300 618L312 650" stroke="${mix(c.lace, c.dressDark, 0.5)}" stroke-width="4" fill="none" opacity=".8"/><ellipse cx="240" cy="604" rx="25" ry="31" fill="${c.gilt}"/><ellipse cx="240" cy="604" rx="17" ry="23" fill="${c.mirror}"/><path d="M230 594Q236 586 246 588" stroke="#ffffff" stroke-width="4" fill="none" stroke-linecap="round"/>`;
};

/** Mary King. Both souls share every line, so that any mixture of tiles makes one face. */
export const mary = (b: Brush, { soul = 'mortal' as keyof typeof souls } = {}): string => {
  const c = souls[soul];
  b.light.x = 110;
  b.light.y = 150;
  const mass = `<path d="M240 58C104 54 62 170 66 290C54 380 22 450 44 560C66 628 130 640 156 600H324C350 640 414 628 436 560C458 450 426 380 414 290C418 170 376 54 240 58Z" fill="${c.hairDark}"/>`;
  const behind = locks(b, c, -1, 26, 120, 182) + locks(b, c, 1, 26, 120, 182);
  const fringe =
    `<path d="M240 138C196 140 150 172 126 258C116 300 112 336 98 380C62 280 78 150 148 96C190 66 290 66 332 96C402 150 418 280 382 380C368 336 364 300 354 258C330 172 284 140 240 138Z" fill="${mix(c.hair, c.hairDark, 0.35)}"/>` +
    locks(b, c, -1, 15, 112, 150) +
    locks(b, c, 1, 15, 112, 150);
  const wisps = `<path d="M250 112C296 132 318 170 322 214" stroke="${c.hairLight}" stroke-width="4.6" fill="none" stroke-linecap="round" opacity=".9"/>`;
  let crown = '';
  for (const side of [-1, 1])
    for (let i = 0; i < 11; i++) {
      const t = i / 10;
      const colour = [c.hairDark, c.hair, c.hairLight, c.hair][i % 4] ?? c.hair;
      crown += `<path d="M${240 + side * 2} ${f(70 + t * 42)}C${f(240 + side * (60 + 34 * (1 - t)))} ${f(66 + t * 46)} ${f(240 + side * (132 + 22 * (1 - t)))} ${f(120 + t * 40)} ${f(240 + side * (134 + 32 * (1 - t)))} ${f(270 + t * 20)}" stroke="${colour}" stroke-width="${f(5 + b.random() * 5)}" fill="none" stroke-linecap="round" opacity=".85"/>`;
    }
  return lane(b, c) + mass + behind + dress(b, c) + face(b, c) + fringe + crown + wisps;
};
