import { f } from '../brush.ts';
import { mix } from '../colour.ts';
import type { DressName } from './sitter.ts';
import type { Sketch } from './sketch.ts';

const frock = (k: Sketch, bow: boolean): string => {
  const { b, coat, sitter, shade } = k;
  const { palette } = b;
  const vest = sitter.vest ?? mix(coat, palette.acc, 0.4);
  const tie = sitter.tie ?? palette.acc2;
  const lapels =
    k.fill(
      'M196 462C170 480 150 500 140 530L176 560L166 586L236 720H200C160 660 130 590 122 516C140 492 170 474 196 462Z',
      mix(coat, palette.ink, 0.2),
    ) +
    k.fill(
      'M284 462C310 480 330 500 340 530L304 560L314 586L244 720H280C320 660 350 590 358 516C340 492 310 474 284 462Z',
      mix(coat, palette.ink, 0.45),
    );
  const knot = bow
    ? k.fill('M240 488L198 470V512L240 496L282 512V470Z', tie)
    : k.fill(
        'M240 482C214 470 204 486 212 506C224 518 234 510 240 500C246 510 256 518 268 506C276 486 266 470 240 482ZM232 500L216 566L240 590L264 566L248 500Z',
        shade(mix(tie, palette.glow, 0.35), tie, mix(tie, palette.ink, 0.4)),
      );
  return (
    k.fill('M196 464L240 620L284 464C262 492 218 492 196 464Z', shade('#fffdf4', '#d9d6d2', '#8f8a90')) +
    k.fill(
      'M188 500L240 720L292 500L330 720H150Z',
      shade(mix(vest, palette.glow, 0.2), vest, mix(vest, palette.ink, 0.6)),
    ) +
    lapels +
    knot
  );
};

const uniform = (k: Sketch): string => {
  const { b, coat, sitter } = k;
  const { acc, acc2, ink } = b.palette;
  let out =
    k.fill('M196 456C200 500 280 500 284 456L296 486C270 520 210 520 184 486Z', mix(coat, acc, 0.25)) +
    k.line('M240 510V720', k.coatDark, 5);
  for (let i = 0; i < 5; i++)
    out += `<circle cx="216" cy="${536 + i * 40}" r="8" fill="${acc}"/><circle cx="264" cy="${536 + i * 40}" r="8" fill="${acc}"/>`;
  for (const s of [-1, 1]) {
    const x = 240 + s * 148;
    out += `<ellipse cx="${x}" cy="516" rx="50" ry="22" fill="${acc}" transform="rotate(${s * 20} ${x} 516)"/>`;
    for (let i = 0; i < 7; i++) out += k.line(`M${240 + s * (112 + i * 13)} ${528 + i * 4}v30`, mix(acc, ink, 0.25), 5);
  }
  return sitter.medal
    ? `${out}${k.fill('M158 556h24v34h-24z', acc2)}<circle cx="170" cy="600" r="16" fill="${acc}"/>`
    : out;
};

const ruff = (k: Sketch): string => {
  const { b, coat } = k;
  let out = k.line('M240 500V720', mix(coat, b.palette.acc, 0.5), 8);
  for (let i = 0; i < 19; i++) {
    const a = Math.PI * (0.02 + (i / 18) * 0.96);
    const [x, y] = [f(240 + Math.cos(a) * 92), f(432 + Math.sin(a) * 46)];
    out += `<ellipse cx="${x}" cy="${y}" rx="21" ry="30" transform="rotate(${f(((a - Math.PI / 2) * 180) / Math.PI)} ${x} ${y})" fill="${i % 2 ? '#f6f3ee' : '#bdbac2'}"/>`;
  }
  for (let i = 0; i < 4; i++) out += `<path d="M240 ${540 + i * 46}l14 14l-14 14l-14 -14z" fill="${b.palette.acc}"/>`;
  return out;
};

const bodices: Readonly<Record<DressName, (k: Sketch) => string>> = {
  frock: (k) => frock(k, false),
  tux: (k) => frock(k, true),
  uniform,
  ruff,
  cassock: (k) =>
    k.fill('M206 452C210 482 270 482 274 452L280 478C258 500 222 500 200 478Z', '#f7f3ea') +
    k.line('M240 500V720', mix(k.coat, k.b.palette.hor, 0.3), 3),
  robe: (k) => {
    const { glow, ink, acc } = k.b.palette;
    const trim = k.sitter.trim ?? acc;
    return (
      k.fill(
        'M196 462L240 720L284 462L330 490L290 720H190L150 490Z',
        k.shade(mix(trim, glow, 0.2), trim, mix(trim, ink, 0.5)),
      ) + k.fill('M206 470L240 640L274 470C256 492 224 492 206 470Z', mix(k.coat, ink, 0.5))
    );
  },
  apron: (k) => {
    const { glow, ink } = k.b.palette;
    const trim = k.sitter.trim ?? '#8a5a33';
    return (
      k.fill(
        'M198 458C214 500 266 500 282 458L310 480L300 560H180L170 480Z',
        k.shade('#f4f0e6', '#cfc8bb', '#8a8580'),
      ) +
      k.fill('M150 560H330L350 720H130Z', k.shade(mix(trim, glow, 0.25), trim, mix(trim, ink, 0.5))) +
      k.line('M160 560L196 470M320 560L284 470', mix(trim, ink, 0.3), 9)
    );
  },
  gown: (k) =>
    k.fill(
      'M36 720C46 640 90 590 132 566C170 600 205 606 240 580C275 606 310 600 348 566C390 590 434 640 444 720Z',
      k.shade(k.coatLight, k.coat, k.coatDark),
    ) +
    k.line('M132 566C170 600 205 606 240 580C275 606 310 600 348 566', mix(k.coat, k.b.palette.glow, 0.6), 7) +
    k.line('M240 582V720M180 604L196 720M300 604L284 720', k.coatDark, 4),
  collar: (k) =>
    k.fill(
      'M170 486C200 452 280 452 310 486C296 520 268 500 240 540C212 500 184 520 170 486Z',
      k.shade('#fbf6ea', '#d8d0c0', '#968f88'),
    ) +
    `<circle cx="240" cy="520" r="11" fill="${k.b.palette.acc}"/>` +
    k.line('M240 540V720', k.coatDark, 4),
  shirt: (k) =>
    k.fill('M196 462L240 560L284 462L316 482L262 600H218L164 482Z', mix(k.coat, k.b.palette.glow, 0.35)) +
    k.fill('M208 470L240 548L272 470C256 490 224 490 208 470Z', k.skin) +
    k.line('M240 600V720', k.coatDark, 4),
};

/** Shoulders, neck and what is worn on them. */
export const shoulders = (k: Sketch): string => {
  const { sitter, skinDark, skinLight, b } = k;
  const bare = sitter.dress === 'gown';
  const torso = bare
    ? k.fill(
        'M40 720C50 590 110 530 160 500C190 486 205 480 214 440H266C275 480 290 486 320 500C370 530 430 590 440 720Z',
        k.skin,
      )
    : k.fill(
        'M22 720C26 590 70 520 130 494C178 474 204 462 210 430H270C276 462 302 474 350 494C410 520 454 590 458 720Z',
        k.shade(k.coatLight, k.coat, k.coatDark),
      );
  const neck = k.fill(
    'M206 340C206 400 208 440 196 470C220 500 260 500 284 470C272 440 274 400 274 340Z',
    k.shade(mix(skinLight, skinDark, 0.35), mix(skinLight, skinDark, 0.6), skinDark),
  );
  const rim = bare
    ? ''
    : k.line(
        k.shadow > 0
          ? 'M26 690C34 590 76 524 132 497C166 482 190 474 204 462'
          : 'M454 690C446 590 404 524 348 497C314 482 290 474 276 462',
        b.palette.glow,
        6,
        0.55,
      );
  const worn = sitter.dress ? bodices[sitter.dress](k) : '';
  return `<g transform="translate(0 -46)">${torso}${neck}${worn}${wraps(k)}${rim}</g>`;
};

const wraps = (k: Sketch): string => {
  const { sitter, b } = k;
  const { glow, ink } = b.palette;
  let out = '';
  if (sitter.shawl)
    out +=
      k.fill(
        'M60 720C70 600 140 520 196 470C210 540 232 620 240 720Z',
        k.shade(mix(sitter.shawl, glow, 0.3), sitter.shawl, sitter.shawl),
      ) + k.fill('M420 720C410 600 340 520 284 470C270 540 248 620 240 720Z', mix(sitter.shawl, ink, 0.35));
  if (sitter.fur)
    for (let i = 0; i < 34; i++) {
      const t = i / 33;
      out += `<circle cx="${f(104 + t * 272)}" cy="${f(490 + Math.sin(t * 3.14) * 44 + (i % 2) * 10)}" r="${22 + (i % 3) * 4}" fill="${i % 2 ? sitter.fur : mix(sitter.fur, ink, 0.25)}"/>`;
    }
  return out;
};
