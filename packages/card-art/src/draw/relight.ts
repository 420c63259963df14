import { type Brush, f } from './brush.ts';
import { mix } from './colour.ts';
import type { Motif } from './motif.ts';

/** Volume, air, rim light and cast shadow, all towards the scene's light: this turns a flat icon into a painted thing. */
export const relight = (brush: Brush, motif: Omit<Motif, 'icon'>): string => {
  const { palette, light } = brush;
  const { x, y, size, emit } = motif;
  const dx = light.x - x;
  const dy = light.y - y;
  const far = Math.hypot(dx, dy) || 1;
  const azimuth = Math.round((Math.atan2(dy, dx) * 180) / Math.PI);
  const rim = Math.max(2, size * 0.022);
  const air = motif.hazeC ?? mix(palette.hor, palette.mid, 0.4);
  const flat = motif.dark === true ? palette.ink : motif.dark;
  const colour =
    flat === undefined
      ? `<feColorMatrix in="SourceGraphic" type="saturate" values="${motif.sat ?? 0.88}" result="a"/>`
      : `<feFlood flood-color="${flat}"/><feComposite in2="SourceAlpha" operator="in" result="a"/>`;
  const bounced = emit ? 0.35 : flat === undefined ? 1.05 : 0.5;
  const own = motif.amb ?? (emit ? 0.85 : flat === undefined ? 0.3 : 0.6);
  return brush.define(
    (
      id,
    ) => `<filter id="${id}" x="-25%" y="-25%" width="150%" height="160%" color-interpolation-filters="sRGB">${colour}
<feGaussianBlur in="SourceAlpha" stdDeviation="${f(Math.max(2, size * 0.055))}" result="b"/>
<feDiffuseLighting in="b" surfaceScale="${f(Math.max(3, size * 0.09))}" diffuseConstant="1.1" lighting-color="${mix(palette.glow, '#ffffff', 0.5)}" result="l"><feDistantLight azimuth="${azimuth}" elevation="40"/></feDiffuseLighting>
<feComposite in="a" in2="l" operator="arithmetic" k1="${bounced}" k2="${own}" k3="0" k4="0" result="c"/><feComposite in="c" in2="SourceAlpha" operator="in" result="d"/>
<feFlood flood-color="${air}" flood-opacity="${motif.haze ?? (flat === undefined ? 0.1 : 0)}"/><feComposite in2="SourceAlpha" operator="in" result="e"/>
<feOffset in="SourceAlpha" dx="${f((-dx / far) * rim)}" dy="${f((-dy / far) * rim)}" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="r0"/><feGaussianBlur in="r0" stdDeviation="${f(rim * 0.3)}" result="r1"/>
<feFlood flood-color="${palette.glow}" flood-opacity="${motif.rim ?? 0.75}"/><feComposite in2="r1" operator="in" result="r2"/><feComposite in="r2" in2="SourceAlpha" operator="in" result="rim"/>
<feOffset in="SourceAlpha" dx="${f((-dx / far) * size * 0.03)}" dy="${f((Math.abs(dy) / far) * size * 0.04 + 3)}" result="s0"/><feGaussianBlur in="s0" stdDeviation="${f(Math.max(3, size * 0.035))}" result="s1"/>
<feFlood flood-color="${palette.ink}" flood-opacity="${motif.shade ?? 0.55}"/><feComposite in2="s1" operator="in" result="sh"/>
<feMerge><feMergeNode in="sh"/><feMergeNode in="d"/><feMergeNode in="e"/><feMergeNode in="rim"/></feMerge></filter>`,
  );
};
