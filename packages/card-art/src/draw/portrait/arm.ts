import { type Brush, f } from '../brush.ts';
import { mix } from '../colour.ts';
import { SKINS, type SkinName } from './sitter.ts';

/** A sleeve and a fist that holds what was drawn before it. */
export const arm = (
  b: Brush,
  {
    from = [100, 760] as readonly [number, number],
    to = [130, 600] as readonly [number, number],
    sleeve = '#2b3150',
    cuff = '#efe8da',
    skin = 'fair' as SkinName,
    s = 1,
    open = false,
  } = {},
): string => {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const len = Math.hypot(x2 - x1, y2 - y1) / s;
  const [light, dark] = SKINS[skin];
  const flesh = b.linear([
    [0, mix(light, b.palette.glow, 0.15)],
    [1, mix(light, dark, 0.7)],
  ]);
  const cloth = b.linear([
    [0, mix(sleeve, b.palette.glow, 0.35)],
    [0.5, sleeve],
    [1, mix(sleeve, b.palette.ink, 0.6)],
  ]);
  const seam = mix(dark, '#000000', 0.2);
  const fingers = [-21, -7, 7, 21]
    .map((y, i) =>
      open
        ? `<rect x="34" y="${f(y * 0.95 - 6)}" width="${44 - Math.abs(i - 1.5) * 6}" height="13" rx="6.5" fill="${flesh}" stroke="${seam}" stroke-opacity=".5" stroke-width="1.6" transform="rotate(${f(y * 0.5)} 34 ${y})"/>`
        : `<rect x="14" y="${y - 7}" width="34" height="14" rx="7" fill="${flesh}" stroke="${seam}" stroke-opacity=".55" stroke-width="1.8"/>`,
    )
    .join('');
  return `<g transform="translate(${x2} ${y2}) rotate(${f(angle)}) scale(${s})"><path d="M${f(-len)} -58L-18 -30V30L${f(-len)} 58Z" fill="${cloth}"/><path d="M-22 -33h16v66h-16Z" fill="${cuff}"/><path d="M-8 -20Q0 -30 30 -29Q44 -24 46 0Q44 26 30 29Q0 30 -8 20Z" fill="${flesh}"/>${fingers}<path d="M4 -24Q16 -42 34 -36Q40 -30 30 -24Q18 -22 10 -14Z" fill="${flesh}" stroke="${seam}" stroke-opacity=".5" stroke-width="1.8"/></g>`;
};
