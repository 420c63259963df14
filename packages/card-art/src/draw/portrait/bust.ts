import { type Brush, f } from '../brush.ts';
import { mix } from '../colour.ts';
import { shoulders } from './dress.ts';
import { backHair, beard, frontHair } from './hair.ts';
import { hat } from './hats.ts';
import { head } from './head.ts';
import { profileBeard, profileHair, profileHead } from './profile.ts';
import type { Sitter } from './sitter.ts';
import { type Sketch, sketch } from './sketch.ts';

const worn = (k: Sketch): string => {
  const { sitter, b, turn } = k;
  const { palette } = b;
  const x = turn * 26;
  let out = '';
  if (sitter.glasses)
    out += `<g transform="translate(${f(x)} 0)" fill="${sitter.glasses === 'dark' ? '#0d0f14' : palette.hor}" fill-opacity="${sitter.glasses === 'dark' ? 0.92 : 0.25}" stroke="${palette.acc}" stroke-width="4"><ellipse cx="207" cy="270" rx="${f(26 - Math.max(0, -turn) * 6)}" ry="26"/><ellipse cx="273" cy="270" rx="${f(26 - Math.max(0, turn) * 6)}" ry="26"/><path d="M232 268Q240 260 248 268M181 266L${f(164 - x * 0.6)} 258M299 266L${f(316 - x)} 258" fill="none"/></g>`;
  if (sitter.monocle)
    out += `<circle cx="${f(274 + x)}" cy="270" r="27" fill="${palette.hor}" fill-opacity=".25" stroke="${palette.acc}" stroke-width="5"/>${k.line(`M${f(298 + x)} 282C316 340 310 420 330 500`, palette.acc, 2.5)}`;
  if (sitter.patch)
    out += `<g transform="translate(${f(x)} 0)">${k.fill('M246 258Q274 246 302 258Q300 296 274 298Q250 294 246 258Z', '#0c0a0e')}</g>${k.line(`M160 226L${f(250 + x)} 258M${f(300 + x)} 262L318 272`, '#0c0a0e', 6)}`;
  if (sitter.mask)
    out += `<g transform="translate(${f(x)} 0)">${k.fill('M160 250Q200 228 240 252Q280 228 320 250Q322 296 288 302Q258 304 240 284Q222 304 192 302Q158 296 160 250ZM188 270Q206 258 226 272Q206 284 188 270ZM254 272Q274 258 292 270Q274 284 254 272Z', k.shade(mix(sitter.mask, palette.glow, 0.4), sitter.mask, mix(sitter.mask, palette.ink, 0.4)), 'fill-rule="evenodd"')}</g>`;
  if (sitter.earring) {
    if (turn < 0.45) out += `<circle cx="316" cy="308" r="8" fill="${sitter.earring}"/>`;
    if (turn > -0.45)
      out += `<circle cx="${f(164 + Math.max(0, turn) * 12)}" cy="308" r="8" fill="${sitter.earring}"/>`;
  }
  return out;
};

const necklace = (k: Sketch): string => {
  const { sitter, b } = k;
  if (!sitter.necklace) return '';
  let beads = '';
  for (let i = 0; i < 15; i++) {
    const t = i / 14;
    beads += `<circle cx="${f(182 + t * 116)}" cy="${f(424 + Math.sin(t * 3.14) * 62)}" r="8"/>`;
  }
  return `<g fill="${k.shade('#ffffff', sitter.necklace, mix(sitter.necklace, b.palette.ink, 0.4))}">${beads}</g>`;
};

const hoodBack =
  'M240 96C130 100 116 230 130 340C134 420 90 470 60 540H420C390 470 346 420 350 340C364 230 350 100 240 96Z';
const hoodFront =
  'M240 110C150 116 146 220 156 330C160 380 176 420 196 460C150 420 130 380 128 320C116 200 150 92 240 92C330 92 364 200 352 320C350 380 330 420 284 460C304 420 320 380 324 330C334 220 330 116 240 110Z';

/** Head and shoulders of a sitter, lit by the scene. */
export const bust = (b: Brush, sitter: Sitter): string => {
  const k = sketch(b, sitter);
  const hood = (d: string) => {
    const c = sitter.hood;
    return c ? k.fill(d, k.shade(mix(c, b.palette.glow, 0.28), c, mix(c, b.palette.ink, 0.7))) : '';
  };
  const inHead = sitter.profile
    ? profileHead(k) + profileBeard(k) + profileHair(k) + (sitter.hat ? hat({ ...k, turn: 0 }) : '')
    : head(k) + beard(k) + frontHair(k) + worn(k) + hat(k);
  const mirror = sitter.profile && k.turn < 0 ? ' translate(480 0) scale(-1 1)' : '';
  const broad = sitter.broad ?? 1;
  const headTurn = `translate(${f(k.turn * 6)} 0) rotate(${sitter.tilt ?? 0} 240 390)${mirror} translate(240 0) scale(${broad} 1) translate(-240 0)`;
  const back = sitter.profile ? '' : backHair(k);
  const tall =
    sitter.hat && ['top', 'wide', 'feather', 'crown', 'jester', 'turban', 'chef', 'witch'].includes(sitter.hat);
  const dy = sitter.dy ?? (tall ? 44 : -20);
  const lean = `rotate(${sitter.tilt ?? 0} 240 390)`;
  const below = `${hood(hoodBack)}<g transform="translate(${f(-k.turn * 12)} 0)">${shoulders(k)}</g>${necklace(k)}`;
  const top = `<g transform="${headTurn}">${inHead}</g><g transform="${lean}">${hood(hoodFront)}</g>`;
  return `<g transform="translate(${240 + (sitter.dx ?? 0)} ${dy}) scale(${sitter.s ?? 1.2}) translate(-240 0)">${sitter.only === 'body' ? '' : `<g transform="${lean}">${back}</g>`}${sitter.only === 'head' ? '' : below}${sitter.only === 'body' ? '' : top}</g>`;
};
