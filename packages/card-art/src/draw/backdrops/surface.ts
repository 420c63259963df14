import type { Brush } from '../brush.ts';
import { glyph, type IconRef } from '../icons.ts';

/** A printed pattern over the upper part of a wall. */
export const wallpaper = (b: Brush, icon: string, opacity: number, h = b.h): string => {
  const d = glyph(`gi:${icon}` as IconRef).path;
  const at = (x: number, y: number) => `<path transform="translate(${x} ${y}) scale(.06)" d="${d}"/>`;
  const fill = b.define(
    (id) =>
      `<pattern id="${id}" width="54" height="72" patternUnits="userSpaceOnUse"><g fill="${b.palette.hor}">${at(12, 8)}${at(-15, 44)}${at(39, 44)}</g></pattern>`,
  );
  return `<g opacity="${opacity}">${b.rect(fill, 0, 0, b.w, h)}</g>`;
};

/** Floor boards that run away from us. */
export const boards = (b: Brush, floor: number): string => {
  let d = '';
  for (let i = -9; i <= 9; i++) d += `M${b.w / 2 + i * 44} ${floor}L${b.w / 2 + i * 92} ${b.h}`;
  return `<path d="${d}" stroke="${b.palette.ink}" stroke-width="2" opacity=".6"/>`;
};
