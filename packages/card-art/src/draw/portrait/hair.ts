import { f } from '../brush.ts';
import type { Sketch } from './sketch.ts';

/** What hangs behind the head and shoulders. */
export const backHair = (k: Sketch): string => {
  const { hairFill, hairLight, sitter, b } = k;
  switch (sitter.hairStyle) {
    case 'long':
      return k.fill(
        'M150 240C138 130 342 130 330 240C338 340 362 420 352 520C300 540 180 540 128 520C118 420 142 340 150 240Z',
        hairFill,
      );
    case 'curly':
      return `<g fill="${hairFill}">${curls(30, (t) => {
        const a = Math.PI * (0.92 + t * 1.16);
        return [240 + Math.cos(a) * 100, 262 + Math.sin(a) * 105];
      })}<rect x="150" y="180" width="180" height="110"/></g>`;
    case 'updo':
      return `${k.fill('M160 250C150 130 200 96 240 92C280 96 330 130 320 250Z', hairFill)}<ellipse cx="240" cy="104" rx="52" ry="42" fill="${hairFill}"/>${k.line('M205 92C225 116 255 116 276 92M200 112C225 134 255 134 280 112', hairLight, 3, 0.6)}`;
    case 'bob':
      return k.fill(
        'M152 250C142 130 338 130 328 250C332 310 336 350 322 384C300 380 180 380 158 384C144 350 148 310 152 250Z',
        hairFill,
      );
    case 'wild': {
      let d = '';
      for (let i = 0; i < 54; i++) {
        const a = Math.PI * (0.86 + (i / 53) * 1.28);
        const far = 104 + b.random() * 52;
        const w = 0.07;
        d += `M${f(240 + Math.cos(a - w) * 70)} ${f(262 + Math.sin(a - w) * 76)}L${f(240 + Math.cos(a + 0.05) * far)} ${f(262 + Math.sin(a + 0.05) * far)}L${f(240 + Math.cos(a + w * 2) * 70)} ${f(262 + Math.sin(a + w * 2) * 76)}Z`;
      }
      return k.fill(`${d}M160 250a80 96 0 0 1 160 0v50h-160Z`, hairFill);
    }
    case 'plaits':
      return `${k.fill('M156 250C146 130 334 130 324 250V320H156Z', hairFill)}${[-1, 1].map((s) => [0, 1, 2, 3, 4, 5].map((i) => `<ellipse cx="${240 + s * (88 + i * 4)}" cy="${326 + i * 32}" rx="${20 - i}" ry="20" fill="${hairFill}" transform="rotate(${s * 24} ${240 + s * (88 + i * 4)} ${326 + i * 32})"/>`).join('')).join('')}`;
    case 'wig':
      return `<g fill="${hairFill}">${[-1, 1].map((s) => [0, 1, 2].map((i) => `<ellipse cx="${240 + s * 92}" cy="${250 + i * 46}" rx="26" ry="27"/>`).join('')).join('')}<path d="M150 250C140 110 340 110 330 250Z"/></g>`;
    default:
      return '';
  }
};

/** Fringe and crown, over the forehead. */
export const frontHair = (k: Sketch): string => {
  const { hairFill, hairLight, sitter, turn } = k;
  const shift = `transform="translate(${f(turn * 6)} 0)"`;
  switch (sitter.hairStyle ?? 'short') {
    case 'short':
      return `<g ${shift}>${k.fill('M162 258C150 150 200 128 246 132C300 130 330 160 318 258C312 224 302 206 288 196C262 210 214 212 196 194C178 208 168 228 162 258Z', hairFill)}${k.line('M200 170Q240 150 286 172M186 186Q230 160 296 184', hairLight, 3, 0.5)}</g>`;
    case 'long':
    case 'bob':
    case 'updo':
    case 'plaits': {
      const part = 240 + turn * 16;
      return `${k.fill(`M158 290C148 150 210 136 ${f(part)} 150C270 136 332 150 322 290C316 236 ${f(290 + turn * 8)} 206 ${f(part)} 168C${f(190 + turn * 8)} 206 164 236 158 290Z`, hairFill)}${k.line(`M170 250C176 210 200 184 ${f(part - 4)} 164M310 250C304 210 280 184 ${f(part + 4)} 164`, hairLight, 3.5, 0.55)}`;
    }
    case 'curly':
      return `<g fill="${hairFill}">${curls(12, (t) => [172 + t * 136, 196 - Math.sin(t * 3.14) * 34])}</g>`;
    case 'fringe':
      return k.fill('M158 270C150 150 330 150 322 270C310 220 170 220 158 270Z', hairFill);
    case 'sides':
      return k.fill(
        'M162 284C150 240 158 206 176 190C172 220 174 250 170 284ZM318 284C330 240 322 206 304 190C308 220 306 250 310 284Z',
        hairFill,
      );
    case 'wild':
      return k.fill(
        'M160 250C158 180 200 150 240 154C280 150 322 180 320 250L300 206L286 226L268 198L250 218L232 196L214 222L198 200L180 230Z',
        hairFill,
      );
    case 'wig':
      return `${k.fill('M158 252C146 130 334 130 322 252C318 206 284 186 240 186C196 186 162 206 158 252Z', hairFill)}${k.line('M176 190Q240 150 304 190M188 172Q240 140 292 172', hairLight, 4, 0.6)}`;
    default:
      return '';
  }
};

const curls = (n: number, at: (t: number) => readonly [number, number]): string => {
  let out = '';
  for (let i = 0; i < n; i++) {
    const [x, y] = at(i / (n - 1));
    out += `<circle cx="${f(x)}" cy="${f(y)}" r="${22 + (i % 4) * 4}"/>`;
  }
  return out;
};

export const beard = (k: Sketch): string => {
  const { hairFill, sitter, turn } = k;
  const parts = sitter.beard ?? [];
  let out = '';
  if (parts.includes('stubble'))
    out += k.fill(
      'M170 300C176 350 190 376 214 388Q240 396 266 388C290 376 304 350 310 300C300 330 280 330 240 330C200 330 180 330 170 300Z',
      k.hairDark,
      'opacity=".3"',
    );
  if (parts.includes('full'))
    out += k.fill(
      'M166 280C168 350 172 420 240 448C308 420 312 350 314 280C306 312 296 326 280 328C262 322 250 330 240 334C230 330 218 322 200 328C184 326 174 312 166 280ZM214 346Q240 336 266 346Q240 362 214 346Z',
      hairFill,
      'fill-rule="evenodd"',
    );
  if (parts.includes('long'))
    out +=
      k.fill(
        'M166 280C160 380 190 480 240 540C290 480 320 380 314 280C306 312 296 326 280 328C262 322 250 330 240 334C230 330 218 322 200 328C184 326 174 312 166 280ZM214 346Q240 336 266 346Q240 362 214 346Z',
        hairFill,
        'fill-rule="evenodd"',
      ) + k.line('M206 380C212 430 226 470 238 510M274 380C268 430 254 470 242 510', k.hairLight, 3.5, 0.5);
  if (parts.includes('goatee')) out += k.fill('M218 362Q240 372 262 362Q258 412 240 424Q222 412 218 362Z', hairFill);
  if (parts.includes('mutton'))
    out += k.fill(
      'M166 260C166 330 176 362 206 374C212 350 196 340 190 312C186 290 178 272 166 260ZM314 260C314 330 304 362 274 374C268 350 284 340 290 312C294 290 302 272 314 260Z',
      hairFill,
    );
  if (parts.includes('handle'))
    out += k.fill(
      'M240 330C222 322 206 334 194 344C182 352 172 346 170 336C164 356 184 368 204 360C222 354 232 346 240 342C248 346 258 354 276 360C296 368 316 356 310 336C308 346 298 352 286 344C274 334 258 322 240 330Z',
      hairFill,
    );
  if (parts.includes('stache'))
    out += k.fill(
      'M240 328C216 322 204 340 196 354C214 356 230 350 240 343C250 350 266 356 284 354C276 340 264 322 240 328Z',
      hairFill,
    );
  return out ? `<g transform="translate(${f(turn * 14)} 0)">${out}</g>` : '';
};
