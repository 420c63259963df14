import { type Brush, f } from '../brush.ts';
import { mix } from '../colour.ts';
import { boards, wallpaper } from './surface.ts';

/** A blind papered wall, lit from the middle. */
export const damask = (b: Brush, { c = b.palette.mid, pattern = 'fleur-de-lys', x = 240, y = 260 } = {}): string => {
  b.light.x = x;
  b.light.y = y - 60;
  const fill = b.radial(
    [
      [0, mix(c, b.palette.hor, 0.4)],
      [0.55, mix(c, b.palette.deep, 0.4)],
      [1, b.palette.ink],
    ],
    x,
    y,
    520,
  );
  return b.rect(fill) + wallpaper(b, pattern, 0.2);
};

export const shelves = (b: Brush, { y0 = 30, y1 = 540, floor = 560, dark = 0.45, carpet = true } = {}): string => {
  const { palette } = b;
  const spines = ['#7a2430', '#24507a', '#3d6b3a', '#a5782a', '#5a3a7a', '#2f2f3a', '#8a4a24', '#cbb78a'];
  let out = b.rect(mix('#3a2413', palette.ink, 0.45));
  for (let y = y0; y < y1; y += 86) {
    let x = 4;
    while (x < b.w - 4) {
      const w = 10 + b.random() * 17;
      const h = 50 + b.random() * 24;
      if (b.random() >= 0.06) {
        const c = mix(spines[Math.floor(b.random() * spines.length)] ?? '#7a2430', palette.mid, 0.25);
        const lean = b.random() < 0.12 ? ` transform="rotate(9 ${f(x)} ${y + 76})"` : '';
        out += `<rect x="${f(x)}" y="${f(y + 76 - h)}" width="${f(w)}" height="${f(h)}" fill="${mix(c, palette.ink, dark * b.random())}"${lean}/><rect x="${f(x + 2)}" y="${f(y + 76 - h * 0.75)}" width="${f(w - 4)}" height="3" fill="${palette.acc}" opacity=".55"/>`;
      }
      x += w + 1;
    }
    out += b.rect(mix('#5a3a1e', palette.ink, 0.35), 0, y + 76, b.w, 10);
  }
  out += b.rect(
    b.linear([
      [0, mix('#5a3a1e', palette.mid, 0.3)],
      [1, palette.ink],
    ]),
    0,
    floor,
    b.w,
    b.h - floor,
  );
  if (carpet) {
    const rug = b.linear([
      [0, mix(palette.acc2, palette.ink, 0.35)],
      [1, mix(palette.acc2, palette.ink, 0.7)],
    ]);
    out += `<path d="M60 ${floor + 20}L420 ${floor + 20}L520 740H-40Z" fill="${rug}"/><path d="M84 ${floor + 34}L396 ${floor + 34}L480 730H0Z" fill="none" stroke="${palette.acc}" stroke-width="4" opacity=".6"/>`;
  }
  b.light.x = 240;
  b.light.y = 120;
  const lamp = b.radial(
    [
      [0, palette.glow, 0.35],
      [0.5, palette.mid, 0.1],
      [1, palette.ink, 0.75],
    ],
    240,
    260,
    460,
  );
  return out + b.rect(lamp);
};

export const bricks = (b: Brush, { c = b.palette.mid, floor = 570, lx = 240, ly = 240 } = {}): string => {
  b.light.x = lx;
  b.light.y = ly;
  let out = b.rect(mix(c, b.palette.ink, 0.7));
  for (let j = 0; j < 20; j++)
    for (let i = -1; i < 9; i++)
      out += `<rect x="${i * 62 + (j % 2) * 31}" y="${j * 30}" width="58" height="26" rx="3" fill="${mix(mix(c, b.palette.hor, b.random() * 0.18), b.palette.ink, 0.3 + b.random() * 0.25)}"/>`;
  out += b.rect(
    b.linear([
      [0, mix(c, b.palette.ink, 0.5)],
      [1, b.palette.ink],
    ]),
    0,
    floor,
    b.w,
    b.h - floor,
  );
  for (let i = 0; i < 40; i++)
    out += `<ellipse cx="${f(b.random() * b.w)}" cy="${f(floor + 6 + b.random() * 150)}" rx="${f(16 + b.random() * 26)}" ry="${f(5 + b.random() * 7)}" fill="${mix(c, b.palette.ink, 0.45 + b.random() * 0.3)}"/>`;
  const lamp = b.radial(
    [
      [0, b.palette.glow, 0.5],
      [0.45, b.palette.glow, 0.1],
      [1, b.palette.ink, 0.7],
    ],
    lx,
    ly,
    430,
  );
  return out + b.rect(lamp);
};

/** A wall of wooden planks: a garret, a stable, a ship. */
export const planks = (
  b: Brush,
  { c = mix('#6b4526', b.palette.mid, 0.3), floor = 560, lx = 240, ly = 200 } = {},
): string => {
  b.light.x = lx;
  b.light.y = ly;
  let out = b.rect(mix(c, b.palette.ink, 0.6));
  for (let x = -6; x < b.w; x += 44) {
    const tone = mix(c, b.palette.ink, 0.15 + b.random() * 0.3);
    out += b.rect(tone, x, -5, 42, floor + 5);
    for (let k = 0; k < 4; k++) {
      const at = b.random() * floor;
      out += `<path d="M${f(x + 8 + b.random() * 26)} ${f(at)}q${f((b.random() - 0.5) * 10)} 40 0 ${f(60 + b.random() * 70)}" stroke="${mix(tone, b.palette.ink, 0.4)}" stroke-width="2" fill="none" opacity=".7"/>`;
    }
  }
  out += b.rect(
    b.linear([
      [0, mix(c, b.palette.ink, 0.3)],
      [1, b.palette.ink],
    ]),
    0,
    floor,
    b.w,
    b.h - floor,
  );
  out += boards(b, floor);
  const lamp = b.radial(
    [
      [0, b.palette.glow, 0.45],
      [0.5, b.palette.glow, 0.08],
      [1, b.palette.ink, 0.7],
    ],
    lx,
    ly,
    480,
  );
  return out + b.rect(lamp);
};
