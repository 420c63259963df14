import { type Brush, f } from '../brush.ts';
import { mix } from '../colour.ts';
import { modelled, oval, type Place } from '../model.ts';

/** A peacock with its fan open, feather behind feather; x and y are the middle of the fan's foot. */
export const peacock = (b: Brush, o: Place): string => {
  const { x, y, size } = o;
  const r = size / 2;
  let fan = '';
  const rows = [
    [15, 1, 1],
    [13, 0.8, 0.9],
    [11, 0.6, 0.76],
  ] as const;
  for (const [n, far, big] of rows)
    for (let i = 0; i < n; i++) {
      const t = i / (n - 1);
      const a = Math.PI * (1.02 + t * 0.96);
      const [ex, ey] = [x + Math.cos(a) * r * far, y + Math.sin(a) * r * far * 1.02];
      const side = Math.max(0, 1 - Math.hypot(ex - b.light.x, ey - b.light.y) / (size * 1.3));
      const leaf = mix(mix('#1f6a4a', b.palette.ink, 0.35), '#4aa860', side);
      const q = r * 0.115 * big;
      const turn = (a * 180) / Math.PI + 90;
      fan += `<path d="M${f(x)} ${f(y)}L${f(ex)} ${f(ey)}" stroke="${mix(leaf, '#c8b050', 0.25)}" stroke-width="${f(q * 0.32)}"/>`;
      fan += `<g transform="translate(${f(ex)} ${f(ey)}) rotate(${f(turn)}) scale(${(q / 10).toFixed(3)})"><path d="M0 -17C11 -12 13 6 0 26C-13 6 -11 -12 0 -17Z" fill="${leaf}"/><ellipse cy="-2" rx="7.6" ry="9" fill="${mix('#c8a040', b.palette.glow, side * 0.4)}"/><ellipse cy="-1" rx="5.4" ry="6.4" fill="#2a8a9a"/><ellipse cy="0" rx="3.2" ry="4" fill="#1c2a6a"/></g>`;
    }
  const bird = modelled(
    b,
    { ...o, y: y - size * 0.08, size: size * 0.62 },
    {
      c: '#2450a0',
      c2: '#2a8a8a',
      patches: [
        ['M-8 -26C-14 -4 -26 10 -24 34C-20 48 20 48 24 34C26 10 14 -4 8 -26Z', 'c'],
        ['M-20 14Q0 26 20 14M-23 26Q0 38 23 26', 'c2', 2.4],
        ['M-8 -22C-10 -40 -12 -50 0 -54C12 -50 10 -40 8 -22Z', 'c'],
        ['M-6 -52L-9 -66M0 -54V-70M6 -52L9 -66', '#1c2a4a', 1.8],
        [`${oval(-9, -67, 2.4)}${oval(0, -71, 2.4)}${oval(9, -67, 2.4)}`, '#2a8a9a'],
        ['M-12 -46L-26 -41L-11 -38Z', '#d8cfb8'],
        ['M-12 -48C-8 -52 0 -52 3 -48C0 -40 -8 -38 -12 -42Z', 'white'],
        [oval(-5, -46, 3), 'dark'],
        [oval(-6, -47, 0.9), 'white'],
      ],
    },
  );
  const veil = o.opacity === undefined ? '' : ` opacity="${o.opacity}"`;
  return `<g${veil}>${fan}${bird}</g>`;
};
