import { mix } from '../colour.ts';
import type { Sketch } from './sketch.ts';

const OUTLINE =
  'M218 376C206 344 168 326 164 256C160 160 230 140 262 150C300 158 314 190 311 222C310 236 306 244 309 253L331 298C334 308 324 313 313 312C313 320 319 327 320 334C318 339 313 341 315 345C318 352 315 359 307 362C310 374 305 390 284 393C262 396 240 392 230 386Z';

/** A head seen from the side, looking right; the bust mirrors it for the left. */
export const profileHead = (k: Sketch): string => {
  const { b, sitter, skinDark, skinLight } = k;
  const soft = b.blur(6);
  const wide = b.blur(12);
  const dark = mix(skinDark, '#000000', 0.25);
  const lip = sitter.lips ?? (sitter.female ? '#a3263a' : mix(skinDark, '#8a3a33', 0.5));
  const lash = '#22130d';
  const volume = `<g clip-path="${b.clip(OUTLINE)}"><ellipse cx="196" cy="320" rx="44" ry="90" fill="${skinDark}" opacity=".5" filter="${wide}"/><ellipse cx="292" cy="266" rx="24" ry="16" fill="${skinDark}" opacity=".5" filter="${soft}"/><ellipse cx="272" cy="318" rx="22" ry="16" fill="${sitter.blush ?? '#d0583f'}" opacity=".32" filter="${soft}"/><ellipse cx="268" cy="206" rx="34" ry="26" fill="${b.palette.glow}" opacity=".28" filter="${wide}"/></g>`;
  const ear = `<path d="M214 262C204 252 194 268 202 286C206 300 218 306 222 296C224 284 224 270 214 262Z" fill="${mix(skinLight, skinDark, 0.35)}"/>${k.line('M212 270Q204 278 212 290', dark, 2.6, 0.7)}`;
  const eye =
    sitter.eyes === 'closed'
      ? k.line('M276 268Q288 278 302 270', lash, 4)
      : sitter.eyes === 'blank'
        ? b.glow(292, 266, 32, '#ffffff', 0.8) + k.fill('M303 258Q286 255 276 268Q288 277 302 274Z', '#ffffff')
        : `${k.fill('M303 257Q286 254 275 268Q288 277 302 274Z', '#efe6da')}<ellipse cx="297" cy="265" rx="5" ry="8" fill="${sitter.iris ?? '#3d5a52'}"/><ellipse cx="298" cy="265" rx="2.6" ry="4.4" fill="#0b0808"/>${k.line('M304 256Q286 252 274 268', lash, 4.4)}`;
  const brow = sitter.brow ?? 0;
  const face = `${k.line(`M270 ${246 - brow}Q290 ${234 + brow} 308 ${244 + brow}`, k.hairDark, sitter.female ? 4.5 : 7)}${k.line('M312 304Q302 300 300 312', dark, 3, 0.7)}${k.fill('M320 334Q306 334 294 345Q306 358 312 357Q318 352 315 345Q313 341 320 334Z', lip)}${k.line(`M316 344Q304 342 292 ${346 - (sitter.smile ?? 0)}`, mix(lip, '#000000', 0.55), 2.6)}`;
  const wrinkles = sitter.old
    ? k.line(
        'M262 206Q290 200 306 208M268 282Q284 292 298 286M296 316Q284 330 284 350M252 262l-14 -4M252 270h-16',
        dark,
        2.6,
        0.6,
      )
    : '';
  return k.fill(OUTLINE, k.skin) + volume + ear + eye + face + wrinkles;
};

/** Hair of a profile, over the head. */
export const profileHair = (k: Sketch): string => {
  const { hairFill, hairLight } = k;
  const style = k.sitter.hairStyle ?? 'short';
  const cap =
    'M312 216C306 140 168 112 158 250C156 286 170 316 194 336C204 312 200 288 206 262C216 244 232 244 236 220C262 232 290 226 312 216Z';
  const strands = k.line('M300 190C260 160 200 176 184 240M286 176C240 156 190 180 176 226', hairLight, 3.5, 0.55);
  switch (style) {
    case 'none':
      return '';
    case 'sides':
      return k.fill(
        'M232 214C200 206 166 226 160 256C158 288 172 318 196 338C206 312 200 288 206 262C216 246 230 240 232 214Z',
        hairFill,
      );
    case 'updo':
      return `${k.fill('M150 150a46 42 0 1 0 92 0a46 42 0 1 0 -92 0Z', hairFill, 'transform="translate(-30 20)"')}${k.fill('M312 216C306 136 176 120 160 240C158 262 166 284 196 300C204 276 216 254 240 224C266 230 292 226 312 216Z', hairFill)}${strands}${k.line('M132 150C150 180 186 184 206 166M130 168C150 196 186 198 204 184', hairLight, 3, 0.55)}`;
    case 'long':
      return `${k.fill('M312 216C306 130 150 112 142 256C136 340 108 400 118 500C150 520 200 510 226 480C206 430 200 400 204 350C206 310 200 288 208 262C218 244 232 244 238 220C264 232 292 226 312 216Z', hairFill)}${strands}${k.line('M160 280C154 360 136 420 142 480M182 320C180 380 168 430 176 490', hairLight, 3.5, 0.5)}`;
    case 'wig':
      return `${k.fill('M314 214C300 110 150 100 146 250C140 300 150 330 170 350C160 370 176 396 200 384C216 372 210 350 206 330C204 300 200 284 208 262C220 244 234 240 240 218C266 228 296 224 314 214Z', hairFill)}${k.line('M160 300Q180 312 200 300M158 326Q180 338 202 326M166 352Q184 364 204 352M300 184C250 150 200 170 184 236', hairLight, 4, 0.6)}`;
    default:
      return k.fill(cap, hairFill) + strands;
  }
};

/** Beard of a profile. */
export const profileBeard = (k: Sketch): string => {
  const parts = k.sitter.beard ?? [];
  let out = '';
  if (parts.includes('full') || parts.includes('long'))
    out += k.fill(
      `M206 290C214 350 220 400 ${parts.includes('long') ? '250 500C300 470 330 420 318 372' : '270 440C320 424 324 392 312 364'}C304 352 298 348 292 346C296 336 304 330 312 326C296 320 280 330 270 344C246 336 236 312 230 284Z`,
      k.hairFill,
    );
  if (parts.includes('mutton'))
    out += k.fill('M206 262C210 320 222 360 258 376C268 352 246 340 236 300C232 284 226 268 206 262Z', k.hairFill);
  if (parts.includes('goatee')) out += k.fill('M290 366Q308 372 308 364Q314 410 292 424Q276 408 280 380Z', k.hairFill);
  if (parts.includes('stache') || parts.includes('handle'))
    out += k.fill(
      `M322 330C306 322 286 332 ${parts.includes('handle') ? '262 326C258 346 286 356 304 346' : '276 352C290 356 306 350 314 342'}Z`,
      k.hairFill,
    );
  return out;
};
