import { f } from '../brush.ts';
import { mix } from '../colour.ts';
import type { HatName } from './sitter.ts';
import type { Sketch } from './sketch.ts';

interface Felt {
  readonly k: Sketch;
  readonly felt: string;
  readonly colour: string;
  readonly band: string;
}

const brim = (rx: number, ry: number, y: number, fill: string): string =>
  `<ellipse cx="240" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

const hats: Readonly<Record<HatName, (h: Felt) => string>> = {
  top: ({ k, felt, band }) =>
    k.fill('M168 196C164 130 160 70 156 30Q240 10 324 30C320 70 316 130 312 196Z', felt) +
    k.fill('M165 168Q240 186 315 168L313 200Q240 216 167 200Z', band) +
    brim(122, 24, 204, felt),
  bowler: ({ k, felt, band }) =>
    k.fill('M160 198C158 90 322 90 320 198Z', felt) +
    k.fill('M160 182Q240 198 320 182V204Q240 218 160 204Z', band) +
    brim(112, 20, 206, felt),
  wide: ({ k, felt, band }) =>
    k.fill('M176 190C176 96 304 96 304 190Z', felt) +
    k.fill('M174 172Q240 190 306 172V198Q240 212 174 198Z', band) +
    brim(178, 30, 204, felt),
  feather: ({ k, felt, band }) =>
    hats.wide({ k, felt, colour: band, band }) +
    k.fill(
      'M296 188C340 150 380 90 350 50C330 90 300 120 290 180Z',
      k.shade(mix(band, k.b.palette.glow, 0.5), band, band),
    ),
  chef: ({ k }) =>
    `<g fill="${k.shade('#ffffff', '#e6e2dc', '#9c98a0')}"><circle cx="180" cy="110" r="50"/><circle cx="240" cy="84" r="58"/><circle cx="300" cy="110" r="50"/><path d="M166 120H314L310 206Q240 222 170 206Z"/></g>` +
    k.line('M200 130V200M240 120V206M280 130V200', '#a9a5ab', 3),
  cap: ({ k, felt, colour }) =>
    k.fill('M158 200C156 110 324 110 322 200Q240 220 158 200Z', felt) +
    k.fill('M160 190Q240 214 320 190L322 212Q240 236 158 212Z', mix(colour, k.b.palette.ink, 0.4)) +
    k.fill('M170 212Q240 252 310 212Q240 226 170 212Z', '#0c0c12') +
    `<circle cx="240" cy="164" r="17" fill="${k.b.palette.acc}"/>`,
  turban: ({ k, felt, colour, band }) =>
    k.fill('M152 210C140 90 340 90 328 210C300 180 180 180 152 210Z', felt) +
    k.line(
      'M154 200C190 130 280 110 326 190M170 160C220 110 290 130 320 170M156 190C220 150 280 160 326 204',
      mix(colour, k.b.palette.ink, 0.35),
      6,
      0.7,
    ) +
    `<circle cx="240" cy="150" r="18" fill="${band}"/>` +
    k.fill('M240 136C226 90 236 60 262 40C262 80 262 110 248 136Z', '#f6f1e6'),
  veil: ({ k, felt }) =>
    k.fill(
      'M150 300C130 120 350 120 330 300C350 400 380 470 372 560L330 520C330 400 322 300 308 220C290 186 190 186 172 220C158 300 150 400 150 520L108 560C100 470 130 400 150 300Z',
      felt,
    ) + k.fill('M168 236C176 176 304 176 312 236C290 200 190 200 168 236Z', k.sitter.wimple ?? '#f4f0e8'),
  crown: ({ k }) =>
    k.fill(
      'M168 190L156 106L200 148L240 84L280 148L324 106L312 190Q240 208 168 190Z',
      k.shade('#fff1b8', '#e0a93a', '#8a5a14'),
    ) +
    '<circle cx="240" cy="170" r="11" fill="#c22440"/><circle cx="196" cy="168" r="8" fill="#2f7fc0"/><circle cx="284" cy="168" r="8" fill="#2f7fc0"/><circle cx="240" cy="82" r="9" fill="#fff1b8"/>',
  pith: ({ k, felt, band }) =>
    k.fill('M164 196C150 90 330 90 316 196Z', felt) +
    k.fill('M120 214C160 180 320 180 360 214Q300 232 240 230Q180 232 120 214Z', felt) +
    k.fill('M164 182Q240 200 316 182V198Q240 214 164 198Z', band),
  tiara: ({ k }) =>
    k.fill('M176 190Q240 150 304 190L296 200Q240 168 184 200Z', k.shade('#ffffff', '#dfe6f5', '#8a94b0')) +
    [-2, -1, 0, 1, 2]
      .map(
        (i) =>
          `<circle cx="${240 + i * 26}" cy="${160 + i * i * 6}" r="${10 - Math.abs(i) * 1.5}" fill="${k.sitter.band ?? '#7fe0e0'}"/>`,
      )
      .join(''),
  flowers: () =>
    (
      [
        ['#d8345f', 176, 186, 22],
        ['#f0a030', 210, 164, 20],
        ['#f4e9dc', 242, 156, 23],
        ['#c34ac0', 274, 164, 20],
        ['#e0503a', 306, 188, 22],
      ] as const
    )
      .map(
        ([c, x, y, q]) =>
          `${[0, 1, 2, 3, 4].map((i) => `<circle cx="${f(x + Math.cos(i * 1.257) * q * 0.6)}" cy="${f(y + Math.sin(i * 1.257) * q * 0.6)}" r="${f(q * 0.55)}" fill="${c}"/>`).join('')}<circle cx="${x}" cy="${y}" r="${f(q * 0.35)}" fill="#ffe08a"/>`,
      )
      .join(''),
  jester: ({ k, felt, band }) =>
    k.fill(
      'M164 206C120 160 90 170 60 130C110 90 170 110 200 160C210 100 226 70 240 40C254 70 270 100 280 160C310 110 370 90 420 130C390 170 360 160 316 206Q240 180 164 206Z',
      felt,
    ) +
    k.fill('M200 160C210 100 226 70 240 40C254 70 270 100 280 160Q240 176 200 160Z', band) +
    [
      [60, 134],
      [420, 134],
      [240, 36],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="14" fill="#f2c04a"/>`)
      .join(''),
  bonnet: ({ k, felt, colour, band }) =>
    k.fill('M146 270C120 110 360 110 334 270C326 210 300 180 240 178C180 180 154 210 146 270Z', felt) +
    k.line('M150 250C160 170 320 170 330 250', mix(colour, '#ffffff', 0.5), 9) +
    k.line('M152 262C160 330 190 400 226 416M328 262C320 330 290 400 254 416', band, 8) +
    k.fill('M240 416L204 398V440L240 424L276 440V398Z', band),
  beret: ({ k, felt, colour }) =>
    k.fill('M150 196C110 150 170 96 260 104C340 108 372 150 330 190Q240 176 150 196Z', felt) +
    k.fill('M162 196Q240 176 318 190L316 208Q240 194 164 212Z', mix(colour, k.b.palette.ink, 0.45)) +
    k.line('M256 104l4 -16', colour, 8),
  nightcap: ({ k, felt }) =>
    k.fill(
      'M160 214C156 130 230 60 330 84C380 96 400 150 392 214C376 176 350 150 318 150C320 180 322 200 320 214Q240 190 160 214Z',
      felt,
    ) +
    k.fill('M156 214Q240 184 324 214L326 236Q240 206 154 236Z', '#f4efe4') +
    '<circle cx="392" cy="226" r="20" fill="#f4efe4"/>',
  goggles: ({ k, felt, colour }) =>
    k.fill('M158 262C148 140 332 140 322 262L306 230C300 200 180 200 174 230Z', felt) +
    k.line('M164 200Q240 176 316 200', mix(colour, k.b.palette.ink, 0.6), 14) +
    '<g fill="#9fd8e0" stroke="#c99a4a" stroke-width="9"><circle cx="206" cy="184" r="27"/><circle cx="274" cy="184" r="27"/></g>',
  witch: ({ k, felt, band }) =>
    k.fill('M170 196C190 130 200 60 272 4C276 30 262 50 268 70C284 110 300 150 310 196Z', felt) +
    k.fill('M166 172Q240 190 312 172L314 200Q240 214 164 200Z', band) +
    brim(166, 26, 204, felt),
};

export const hat = (k: Sketch): string => {
  const { sitter, b, turn } = k;
  if (!sitter.hat) return '';
  const colour = sitter.hatC ?? k.coat;
  const felt = k.shade(mix(colour, b.palette.glow, 0.3), colour, mix(colour, b.palette.ink, 0.65));
  const drawn = hats[sitter.hat]({ k, felt, colour, band: sitter.band ?? b.palette.acc2 });
  return `<g transform="translate(${f(turn * 7)} 0) rotate(${f(turn * 3)} 240 200)">${drawn}</g>`;
};
