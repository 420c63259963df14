import { type Brush, f } from '../brush.ts';
import { mix } from '../colour.ts';

export const hills = (
  b: Brush,
  {
    y = 470,
    n = 4,
    amp = 46,
    from = 0.25,
    rough = 1,
    far = mix(b.palette.hor, b.palette.mid, 0.45),
    near = b.palette.ink,
  } = {},
): string => {
  let out = '';
  for (let k = 0; k < n; k++) {
    const t = n === 1 ? 1 : k / (n - 1);
    const base = y + (b.h - y - 20) * (k / n) ** 1.15;
    const high = amp * (0.7 + t * 0.7);
    const [p1, p2, p3] = [b.random() * 9, b.random() * 9, b.random() * 9];
    let d = `M-10 ${b.h + 10}`;
    for (let x = -10; x <= b.w + 10; x += 8) {
      const v =
        Math.sin(x / 120 + p1) * 0.5 +
        Math.sin(x / 57 + p2) * 0.3 * rough +
        Math.sin(x / 21 + p3) * 0.08 * rough +
        (b.random() - 0.5) * 0.05 * rough;
      d += `L${x} ${f(base - v * high)}`;
    }
    const c = mix(far, near, from + (1 - from) * t);
    const last = k === n - 1;
    const fill = b.linear([
      [0, mix(c, b.palette.glow, 0.1 * (1 - t) + 0.05)],
      [0.35, c],
      [1, mix(c, last ? b.palette.ink : b.palette.hor, last ? 0.6 : 0.18)],
    ]);
    out += `<path d="${d}L${b.w + 10} ${b.h + 10}Z" fill="${fill}"/>`;
  }
  return out;
};

export const mountains = (b: Brush, { y = 430, n = 3, amp = 150, snow = true } = {}): string => {
  let out = '';
  for (let k = 0; k < n; k++) {
    const t = k / Math.max(1, n - 1);
    const base = y + k * 55;
    const peaks = 3 + k;
    const step = (b.w + 60) / peaks;
    let d = `M-20 ${b.h}L-20 ${base}`;
    let caps = '';
    for (let i = 0; i < peaks; i++) {
      const left = -20 + i * step;
      const x = left + step * (0.4 + b.random() * 0.2);
      const top = base - amp * (0.5 + b.random() * 0.6) * (1 - t * 0.35);
      const high = base - top;
      d += `L${f(x - step * 0.2)} ${f(base - high * 0.55 + b.random() * 12)}L${f(x)} ${f(top)}L${f(x + step * 0.14)} ${f(top + high * 0.3)}L${f(left + step)} ${f(base + b.random() * 18)}`;
      const w = step * 0.17;
      if (snow && k < 2)
        caps += `M${f(x)} ${f(top)}L${f(x - w * 0.75)} ${f(top + high * 0.34)}L${f(x - w * 0.3)} ${f(top + high * 0.25)}L${f(x)} ${f(top + high * 0.42)}L${f(x + w * 0.35)} ${f(top + high * 0.27)}L${f(x + w * 0.62)} ${f(top + high * 0.34)}Z`;
    }
    const c = mix(mix(b.palette.hor, b.palette.mid, 0.55), b.palette.ink, 0.12 + t * 0.7);
    const fill = b.linear([
      [0, c],
      [1, mix(c, b.palette.hor, 0.35)],
    ]);
    out += `<path d="${d}L${b.w + 30} ${b.h}Z" fill="${fill}"/><path d="${caps}" fill="${b.palette.glow}" opacity="${k ? 0.5 : 0.75}"/>`;
  }
  return out;
};

export const dunes = (b: Brush, { y = 470, n = 4 } = {}): string => {
  let out = '';
  for (let k = 0; k < n; k++) {
    const t = k / (n - 1 || 1);
    const base = y + k * 62;
    const cx = 90 + b.random() * 300;
    const dir = b.random() < 0.5 ? 1 : -1;
    const top = base - 40 - b.random() * 50;
    const lit = mix(mix(b.palette.hor, b.palette.glow, 0.25), b.palette.ink, t * 0.62);
    const dark = mix(b.palette.mid, b.palette.ink, 0.15 + t * 0.7);
    const side = dir > 0 ? b.w + 10 : -10;
    const fill = b.linear([
      [0, lit],
      [1, mix(lit, b.palette.ink, 0.5)],
    ]);
    out += `<path d="M-10 ${b.h}L-10 ${base + 20}Q${f(cx * 0.5)} ${f(base + 12)} ${f(cx)} ${f(top)}Q${f((cx + b.w) / 2)} ${f(base + 6)} ${b.w + 10} ${base + 24}L${b.w + 10} ${b.h}Z" fill="${fill}"/>`;
    out += `<path d="M${f(cx)} ${f(top)}Q${f(cx + dir * 46)} ${f(base + 20)} ${f(cx + dir * 8)} ${f(base + 70)}Q${f(cx + dir * 50)} ${f(base + 90)} ${f(cx + dir * 70)} ${b.h}L${side} ${b.h}L${side} ${f(base + 22)}Q${f(dir > 0 ? (cx + b.w) / 2 : cx * 0.5)} ${f(base + 8)} ${f(cx)} ${f(top)}Z" fill="${dark}" opacity=".75"/>`;
  }
  return out;
};

export const ground = (b: Brush, { y = 600, c = b.palette.ink, arc = 26 } = {}): string => {
  const fill = b.linear([
    [0, mix(c, b.palette.mid, 0.4)],
    [1, c],
  ]);
  return `<path d="M-10 ${y}Q${b.w / 2} ${y - arc * 2} ${b.w + 10} ${y}V${b.h + 10}H-10Z" fill="${fill}"/>`;
};

export const path = (b: Brush, { y = 500, x = 240, c = b.palette.hor } = {}): string => {
  const fill = b.linear([
    [0, mix(c, b.palette.glow, 0.4)],
    [1, mix(c, b.palette.ink, 0.55)],
  ]);
  return `<path d="M${x - 5} ${y}C${x + 40} ${y + 50} ${x - 80} ${y + 90} ${x - 20} ${y + 130}S${x - 150} ${b.h - 30} ${x - 190} ${b.h + 10}H${x + 90}C${x + 120} ${b.h - 40} ${x + 90} ${y + 160} ${x + 60} ${y + 120}S${x + 60} ${y + 40} ${x + 5} ${y}Z" fill="${fill}" opacity=".85"/>`;
};

/** A rock that floats, with grass on it. */
export const island = (b: Brush, { x = 240, y = 470, w = 150, c = b.palette.mid, grass = '#5f8a3a' } = {}): string => {
  let d = `M${x - w} ${y}Q${x} ${y - w * 0.22} ${x + w} ${y}`;
  for (let i = 1; i < 9; i++)
    d += `L${f(x + w - i * w * 0.24 + (b.random() - 0.5) * w * 0.1)} ${f(y + Math.sin((i / 8) * 3.14) * w * 0.95 + (b.random() - 0.5) * w * 0.22)}`;
  const rock = b.linear([
    [0, mix(c, b.palette.hor, 0.4)],
    [0.3, mix(c, b.palette.ink, 0.4)],
    [1, b.palette.ink],
  ]);
  return `<path d="${d}Z" fill="${rock}"/><path d="M${x - w} ${y}Q${x} ${y - w * 0.22} ${x + w} ${y}Q${x} ${y + w * 0.17} ${x - w} ${y}Z" fill="${mix(grass, b.palette.mid, 0.35)}"/>`;
};

/** Everything but a ragged hole: we look out of a cave. */
export const cave = (b: Brush, { c = b.palette.ink, x = 240, y = 330, w = 170, h = 250 } = {}): string => {
  const points: (readonly [number, number])[] = [];
  for (let i = 0; i < 34; i++) {
    const a = (i / 34) * 6.283;
    const k = 1 + (b.random() - 0.5) * 0.24 + (i % 3 === 0 && Math.sin(a) < -0.2 ? -0.22 : 0);
    points.push([Math.cos(a) * w * k, Math.sin(a) * h * k]);
  }
  const wall = (scale: number, colour: string) =>
    `<path fill-rule="evenodd" d="M-10 -10H${b.w + 10}V${b.h + 10}H-10ZM${points.map(([dx, dy]) => `${f(x + dx * scale)} ${f(y + dy * scale)}`).join('L')}Z" fill="${colour}"/>`;
  return wall(0.92, mix(c, b.palette.mid, 0.38)) + wall(1.06, mix(c, b.palette.mid, 0.16)) + wall(1.22, c);
};

export const graves = (b: Brush, { y = 590, n = 7, s = 1 } = {}): string => {
  let out = '';
  for (let i = 0; i < n; i++) {
    const t = b.random();
    const x = ((i + 0.5) / n) * b.w + (b.random() - 0.5) * 30;
    const at = y + t * 90;
    const q = (26 + t * 22) * s;
    const c = mix('#8a93a0', b.palette.mid, 0.4);
    const fill = b.linear([
      [0, mix(c, b.palette.glow, 0.3)],
      [1, mix(c, b.palette.ink, 0.7)],
    ]);
    const cross = b.random() < 0.35;
    const d = cross
      ? `M${f(x - q * 0.18)} ${f(at)}V${f(at - q * 1.5)}H${f(x - q * 0.65)}V${f(at - q * 1.9)}H${f(x - q * 0.18)}V${f(at - q * 2.5)}H${f(x + q * 0.18)}V${f(at - q * 1.9)}H${f(x + q * 0.65)}V${f(at - q * 1.5)}H${f(x + q * 0.18)}V${f(at)}Z`
      : `M${f(x - q * 0.7)} ${f(at)}V${f(at - q * 1.4)}A${f(q * 0.7)} ${f(q * 0.7)} 0 0 1 ${f(x + q * 0.7)} ${f(at - q * 1.4)}V${f(at)}Z`;
    out += `<path d="${d}" fill="${fill}" transform="rotate(${f((b.random() - 0.5) * 14)} ${f(x)} ${f(at)})"/>`;
  }
  return out;
};

/** Railway track running away from us. */
export const rails = (b: Brush, { y = 470, x = 240 } = {}): string => {
  let out = '';
  for (let i = 0; i < 15; i++) {
    const t = (i / 14) ** 2.2;
    const w = 10 + t * 170;
    out += `<rect x="${f(x - w)}" y="${f(y + t * (b.h - y))}" width="${f(2 * w)}" height="${f(2 + t * 15)}" fill="${mix('#5a3a22', b.palette.ink, 0.35)}"/>`;
  }
  return `${out}<path d="M${x - 5} ${y}L${x - 130} ${b.h + 10}h14L${x - 3} ${y}ZM${x + 5} ${y}L${x + 130} ${b.h + 10}h-14L${x + 3} ${y}Z" fill="${b.palette.hor}"/>`;
};
