import { type Brush, f } from './brush.ts';
import { mix } from './colour.ts';
import { colourIcon, glyph, type IconRef } from './icons.ts';
import { relight } from './relight.ts';
import { type ToneName, tone } from './tone.ts';

/** A thing from the icon sets, placed by hand and lit by the scene. Card space is 480 × 720; x and y are its centre. */
export interface Motif {
  readonly icon: IconRef;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly rot?: number;
  readonly flip?: boolean;
  /** Stretches the thing across or upwards before it is turned. */
  readonly sx?: number;
  readonly sy?: number;
  readonly opacity?: number;
  /** One-colour icons: their light and dark, the colour of their holes, and whether holes are filled at all. */
  readonly tone?: ToneName | readonly [string, string];
  readonly ink?: string;
  readonly back?: boolean;
  /** Saturation, 1 is the icon's own. */
  readonly sat?: number;
  /** Distance: how much of the air's colour lies over it. */
  readonly haze?: number;
  readonly hazeC?: string;
  readonly rim?: number;
  readonly amb?: number;
  /** A thing that shines by itself: no shading. */
  readonly emit?: boolean;
  readonly glow?: true | string;
  readonly glowR?: number;
  readonly glowO?: number;
  /** Strength of its cast shadow. */
  readonly shade?: number;
  /** A shadow on the ground below it. */
  readonly ground?: boolean;
  /** y of the water it is mirrored in. */
  readonly reflect?: number;
  /** Everything below this y is under water or behind something. */
  readonly clipY?: number;
  /** One flat colour with a rim of light: a thing against the light. */
  readonly dark?: true | string;
}

const body = (brush: Brush, motif: Motif): string => {
  const { palette, light } = brush;
  const turn = `translate(${f(motif.x)} ${f(motif.y)}) rotate(${motif.rot ?? 0}) scale(${motif.flip ? -(motif.sx ?? 1) : (motif.sx ?? 1)} ${motif.sy ?? 1})`;
  if (!motif.icon.startsWith('gi:')) {
    const icon = colourIcon(motif.icon, `i${brush.defs.length}_${brush.defs.push('')}_`);
    const scale = motif.size / Math.max(icon.w, icon.h);
    return `<g transform="${turn} scale(${scale.toFixed(4)}) translate(${-icon.w / 2} ${-icon.h / 2})">${icon.body}</g>`;
  }
  const { path, solids } = glyph(motif.icon);
  const [bright, dark] = tone(palette, motif.tone ?? 'lit');
  const dx = light.x - motif.x;
  const dy = light.y - motif.y;
  const far = Math.hypot(dx, dy) || 1;
  const angle = (-(motif.rot ?? 0) * Math.PI) / 180;
  const ux = ((dx * Math.cos(angle) - dy * Math.sin(angle)) / far) * 230 * (motif.flip ? -1 : 1);
  const uy = ((dx * Math.sin(angle) + dy * Math.cos(angle)) / far) * 230;
  const fill = brush.linear(
    [
      [0, bright],
      [1, dark],
    ],
    [f(256 + ux), f(256 + uy), f(256 - ux), f(256 - uy)],
    'card',
  );
  const ink = motif.ink ?? mix(dark, palette.ink, 0.7);
  const holes =
    motif.back === false
      ? ''
      : `<g fill="${ink}" stroke="${ink}" stroke-width="5" stroke-linejoin="round">${solids.map((d) => `<path d="${d}"/>`).join('')}</g>`;
  return `<g transform="${turn} scale(${(motif.size / 512).toFixed(4)}) translate(-256 -256)">${holes}<path d="${path}" fill="${fill}"/></g>`;
};

const mirrored = (brush: Brush, motif: Motif, thing: string, line: number): string => {
  const fade = brush.linear([
    [0, '#ffffff', 0.5],
    [1, '#ffffff', 0],
  ]);
  const mask = brush.define(
    (id) =>
      `<mask id="${id}"><rect x="-50" y="${line}" width="${brush.w + 100}" height="${f(motif.size * 0.9)}" fill="${fade}"/></mask>`,
  );
  return `<g mask="${mask}"><g transform="translate(0 ${line * 2}) scale(1 -1)" opacity=".75" filter="${brush.blur(3)}">${thing}</g></g>`;
};

export const drawMotif = (brush: Brush, motif: Motif): string => {
  const { palette, light } = brush;
  const { x, y, size } = motif;
  const thing = body(brush, motif);
  let out = '';
  if (motif.glow) {
    const colour = motif.glow === true ? palette.glow : motif.glow;
    out += brush.glow(x, y, size * (motif.glowR ?? 1), colour, motif.glowO ?? 0.6);
  }
  if (motif.ground) {
    out += `<ellipse cx="${f(x + (x - light.x) * 0.06)}" cy="${f(y + size * 0.46)}" rx="${f(size * 0.46)}" ry="${f(size * 0.08)}" fill="${palette.ink}" opacity=".6" filter="${brush.blur(6)}"/>`;
  }
  if (motif.reflect !== undefined) out += mirrored(brush, motif, thing, motif.reflect);
  const cut =
    motif.clipY === undefined ? '' : ` clip-path="${brush.clip(`M-200 -200H${brush.w + 200}V${motif.clipY}H-200Z`)}"`;
  const seen = motif.opacity === undefined ? '' : ` opacity="${motif.opacity}"`;
  return `${out}<g${cut}><g filter="${relight(brush, motif)}"${seen}>${thing}</g></g>`;
};
