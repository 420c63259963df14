import { f } from '../brush.ts';
import { mix } from '../colour.ts';
import type { Sketch } from './sketch.ts';

const outline = (turn: number, jaw: number): string => {
  const r = Math.max(0, turn);
  const l = Math.max(0, -turn);
  const chin = 22 * turn;
  return `M166 250C164 146 316 146 314 250C${f(314 - 4 * r)} 262 ${f(314 - 13 * r)} 264 ${f(313 - 10 * r)} 278C${f(318 - 4 * r)} 298 ${f(306 + jaw + 4 * turn)} 338 ${f(276 + jaw + chin)} 372C${f(258 + chin)} 390 ${f(222 + chin)} 390 ${f(204 - jaw + chin)} 372C${f(174 - jaw + 4 * turn)} 338 ${f(162 + 4 * l)} 298 ${f(167 + 10 * l)} 278C${f(166 + 13 * l)} 264 ${f(166 + 4 * l)} 262 166 250Z`;
};

/** A face that looks at us, or past us. */
export const head = (k: Sketch): string => {
  const { b, sitter, turn, skinDark, skinLight, shadow } = k;
  const ear = (x: number, part: number) =>
    `<ellipse cx="${f(x)}" cy="278" rx="13" ry="22" fill="${mix(skinLight, skinDark, part)}"/>`;
  const ears = `${turn < 0.45 ? ear(314 - Math.max(0, -turn) * 12, 0.6) : ''}${turn > -0.45 ? ear(166 + Math.max(0, turn) * 12, 0.3) : ''}`;
  const d = outline(turn, sitter.jaw ?? 0);
  const soft = b.blur(6);
  const wide = b.blur(12);
  const at = (x: number) => f(x + turn * 26);
  const blush = sitter.blush ?? '#d0583f';
  const volume = `<g clip-path="${b.clip(d)}"><ellipse cx="${240 + shadow * 66}" cy="290" rx="52" ry="120" fill="${skinDark}" opacity=".55" filter="${wide}"/><ellipse cx="${at(206)}" cy="268" rx="30" ry="18" fill="${skinDark}" opacity=".5" filter="${soft}"/><ellipse cx="${at(274)}" cy="268" rx="30" ry="18" fill="${skinDark}" opacity=".55" filter="${soft}"/><ellipse cx="${at(198)}" cy="318" rx="22" ry="15" fill="${blush}" opacity=".32" filter="${soft}"/><ellipse cx="${at(284)}" cy="318" rx="22" ry="15" fill="${blush}" opacity=".3" filter="${soft}"/><ellipse cx="${240 - shadow * 34}" cy="212" rx="40" ry="24" fill="${b.palette.glow}" opacity=".28" filter="${wide}"/><ellipse cx="${at(240)}" cy="378" rx="40" ry="12" fill="${skinDark}" opacity=".45" filter="${soft}"/></g>`;
  return ears + k.fill(d, k.skin) + volume + eyes(k) + nose(k) + mouth(k) + age(k);
};

const eyes = (k: Sketch): string => {
  const { turn, sitter } = k;
  const middle = 240 + turn * 26;
  const half = 34 * (1 - 0.16 * Math.abs(turn));
  const nearIsLeft = turn > 0;
  const far = 1 - 0.3 * Math.abs(turn);
  const brow = sitter.brow ?? 0;
  const width = sitter.female ? 4.5 : 7;
  const one = (x: number, wide: number, inner: 1 | -1) => {
    const lid = `M${f(x - 20 * wide)} ${246 - (inner > 0 ? brow : -brow)}Q${f(x)} ${236 + brow * 0.4} ${f(x + 20 * wide)} ${246 + (inner > 0 ? brow : -brow)}`;
    return eye(k, x, wide) + k.line(lid, k.hairDark, width);
  };
  return one(middle - half, turn < 0 ? far : 1, 1) + one(middle + half, nearIsLeft ? far : 1, -1);
};

const eye = (k: Sketch, x: number, wide: number): string => {
  const { sitter, shadow } = k;
  const w = 18 * wide;
  const lash = '#22130d';
  if (sitter.eyes === 'closed') return k.line(`M${f(x - w)} 268Q${f(x)} 281 ${f(x + w)} 268`, lash, 4);
  const open = sitter.eyes === 'wide' ? 20 : sitter.eyes === 'narrow' ? 9 : 14;
  const shape = `M${f(x - w)} 269Q${f(x)} ${269 - open} ${f(x + w)} 269Q${f(x)} ${269 + open * 0.8} ${f(x - w)} 269Z`;
  if (sitter.eyes === 'blank')
    return `${k.b.glow(x, 268, 34, '#ffffff', 0.8)}${k.fill(shape, '#ffffff')}${k.line(`M${f(x - w - 1)} 269Q${f(x)} ${266 - open} ${f(x + w + 1)} 269`, lash, 3.4)}`;
  const px = f(x + (sitter.look ?? k.turn * 0.9) * 5.5);
  const clip = k.b.clip(shape);
  return `${k.fill(shape, '#efe6da')}<g clip-path="${clip}"><circle cx="${px}" cy="267" r="8.4" fill="${sitter.iris ?? '#3d5a52'}"/><circle cx="${px}" cy="267" r="4.2" fill="#0b0808"/></g><circle cx="${f(px - shadow * 3)}" cy="264" r="2.2" fill="#fff"/>${k.line(`M${f(x - w - 1)} 269Q${f(x)} ${267 - open} ${f(x + w + 1)} 269`, lash, sitter.female ? 5 : 4)}`;
};

const nose = (k: Sketch): string => {
  const { turn, skinDark, shadow, b } = k;
  const size = k.sitter.nose ?? 1;
  const x = 240 + turn * 30;
  const tip = x + turn * 16 * size;
  const dark = mix(skinDark, '#000000', 0.25);
  const soft = b.blur(3);
  if (Math.abs(turn) < 0.25)
    return `${k.fill(`M${f(x)} 262C${f(x + shadow * 8)} 290 ${f(x + shadow * 22 * size)} 312 ${f(x + shadow * 10)} 322C${f(x)} 328 ${f(x - shadow * 10)} 326 ${f(x - shadow * 8)} 320Z`, skinDark, 'opacity=".45"')}${k.line(`M${f(x - 18 * size)} 316Q${f(x - 14)} 327 ${f(x - 4)} 322M${f(x + 18 * size)} 316Q${f(x + 14)} 327 ${f(x + 4)} 322`, dark, 3, 0.8)}<ellipse cx="${f(x - shadow * 5)}" cy="304" rx="${6 * size}" ry="9" fill="${b.palette.glow}" opacity=".3" filter="${soft}"/>`;
  const s = Math.sign(turn);
  return `${k.fill(`M${f(x - s * 6)} 258C${f(x + s * 2)} 280 ${f(tip + s * 8)} 306 ${f(tip + s * 4)} 316C${f(tip - s * 8)} 326 ${f(x - s * 18)} 324 ${f(x - s * 20)} 318C${f(x - s * 14)} 300 ${f(x - s * 10)} 280 ${f(x - s * 6)} 258Z`, skinDark, 'opacity=".38"')}${k.line(`M${f(x + s * 2)} 256C${f(x + s * 4)} 280 ${f(tip + s * 10)} 304 ${f(tip + s * 5)} 314Q${f(tip - s * 2)} 324 ${f(tip - s * 12)} 320`, dark, 3.2, 0.85)}${k.line(`M${f(x - s * 20)} 314Q${f(x - s * 18)} 324 ${f(x - s * 10)} 322`, dark, 3, 0.7)}<ellipse cx="${f(tip - s * 6)}" cy="302" rx="5" ry="9" fill="${b.palette.glow}" opacity=".35" filter="${soft}"/>`;
};

const mouth = (k: Sketch): string => {
  const { sitter, turn } = k;
  const x = 240 + turn * 26;
  const smile = sitter.smile ?? 0;
  const lip = sitter.lips ?? (sitter.female ? '#a3263a' : mix(k.skinDark, '#8a3a33', 0.5));
  const near = 28 - Math.max(0, turn) * 2;
  const l = f(x - (turn < 0 ? near * 0.72 : near));
  const r = f(x + (turn > 0 ? near * 0.72 : near));
  const full = sitter.female ? 362 : 357;
  return `${k.fill(`M${l} ${344 - smile}Q${f(x - 10)} 334 ${f(x)} 340Q${f(x + 10)} 334 ${r} ${344 - smile}Q${f(x + 16)} ${full} ${f(x)} ${full}Q${f(x - 16)} ${full} ${l} ${344 - smile}Z`, lip)}${k.line(`M${l} ${344 - smile}Q${f(x)} ${349 + smile * 0.4} ${r} ${344 - smile}`, mix(lip, '#000000', 0.55), 2.6)}`;
};

const age = (k: Sketch): string => {
  const { sitter, turn, skinDark } = k;
  const x = 240 + turn * 26;
  let out = '';
  if (sitter.old)
    out += k.line(
      `M${f(x - 40)} 206Q${f(x)} 198 ${f(x + 40)} 206M${f(x - 34)} 220Q${f(x)} 214 ${f(x + 34)} 220M${f(x - 56)} 282Q${f(x - 40)} 292 ${f(x - 22)} 286M${f(x + 22)} 286Q${f(x + 40)} 292 ${f(x + 56)} 282M${f(x - 26)} 318Q${f(x - 40)} 334 ${f(x - 38)} 352M${f(x + 26)} 318Q${f(x + 40)} 334 ${f(x + 38)} 352`,
      mix(skinDark, '#000000', 0.15),
      2.6,
      0.6,
    );
  if (sitter.freckles)
    for (const [dx, dy] of [
      [-46, 300],
      [-36, 308],
      [-52, 312],
      [-28, 300],
      [34, 302],
      [44, 310],
      [52, 300],
      [28, 310],
    ] as const)
      out += `<circle cx="${f(x + dx)}" cy="${dy}" r="3" fill="${skinDark}" opacity=".7"/>`;
  if (sitter.scar)
    out += k.line(`M${f(x + 24)} 232L${f(x + 44)} 312M${f(x + 26)} 252l14 -5M${f(x + 32)} 292l13 -4`, '#e9a090', 3.4);
  return out;
};
