import { Brush } from './brush.ts';
import { colourIcon, glyph } from './icons.ts';
import { drawMotif, type Motif } from './motif.ts';
import { palettes } from './palette.ts';
import { randomFrom } from './random.ts';
import { type DrawingName, drawings } from './registry.ts';
import type { Group, Layer, Many, Opening, Scene, Shape } from './scene.ts';

type Draw = (brush: Brush, options?: unknown) => string;

const drawNamed = (brush: Brush, name: string, options: unknown): string => {
  const draw = drawings[name as DrawingName] as Draw | undefined;
  if (!draw) throw new Error(`No drawing is called "${name}": see src/draw/registry.ts for the names.`);
  return draw(brush, options);
};

const spiritFilter = (brush: Brush, tones: readonly [string, string, string]): string => {
  const table = (at: number) => tones.map((hex) => Number.parseInt(hex.slice(at, at + 2), 16) / 255).join(' ');
  return brush.define(
    (
      id,
    ) => `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feColorMatrix values=".35 .5 .15 0 0 .35 .5 .15 0 0 .35 .5 .15 0 0 0 0 0 1 0" result="g"/>
<feComponentTransfer in="g" result="c"><feFuncR type="table" tableValues="${table(1)}"/><feFuncG type="table" tableValues="${table(3)}"/><feFuncB type="table" tableValues="${table(5)}"/></feComponentTransfer>
<feGaussianBlur in="SourceAlpha" stdDeviation="14" result="b"/><feFlood flood-color="${tones[2]}" flood-opacity=".75"/><feComposite in2="b" operator="in" result="aura"/>
<feMerge><feMergeNode in="aura"/><feMergeNode in="c"/></feMerge></filter>`,
  );
};

const fadeMask = (brush: Brush, [whole, gone]: readonly [number, number]): string => {
  const fill = brush.linear(
    [
      [0, '#ffffff'],
      [1, '#000000'],
    ],
    [0, whole, 0, gone],
    'card',
  );
  return brush.define(
    (id) =>
      `<mask id="${id}" maskUnits="userSpaceOnUse" x="-200" y="-200" width="${brush.w + 400}" height="${brush.h + 400}"><rect x="-200" y="-200" width="${brush.w + 400}" height="${brush.h + 400}" fill="${fill}"/></mask>`,
  );
};

const drawGroup = (brush: Brush, layer: Group, seed: string): string => {
  const [ax, ay] = layer.about ?? [brush.w / 2, brush.h / 2];
  const [mx, my] = layer.move ?? [0, 0];
  const scale = layer.scale ?? 1;
  const inner = drawLayers(brush, layer.group, seed);
  const veil = layer.opacity === undefined ? '' : ` opacity="${layer.opacity}"`;
  const soft = layer.blur ? ` filter="${brush.blur(layer.blur)}"` : '';
  const moved = `<g transform="translate(${ax + mx} ${ay + my}) rotate(${layer.rot ?? 0}) scale(${layer.flip ? -scale : scale} ${scale}) translate(${-ax} ${-ay})"${soft}>${inner}</g>`;
  const ghostly = layer.spirit ? `<g filter="${spiritFilter(brush, layer.spirit)}">${moved}</g>` : moved;
  const dissolved = layer.fade ? ` mask="${fadeMask(brush, layer.fade)}"` : '';
  return `<g${veil}${dissolved}>${ghostly}</g>`;
};

const silhouette = (brush: Brush, motif: Motif): string => {
  const turn = `translate(${motif.x} ${motif.y}) rotate(${motif.rot ?? 0}) scale(${motif.flip ? -1 : 1} 1)`;
  if (motif.icon.startsWith('gi:'))
    return `<g transform="${turn} scale(${motif.size / 512}) translate(-256 -256)">${glyph(motif.icon)
      .solids.map((d) => `<path d="${d}"/>`)
      .join('')}</g>`;
  const icon = colourIcon(motif.icon, `s${brush.defs.push('')}_`);
  const scale = motif.size / Math.max(icon.w, icon.h);
  return `<g transform="${turn} scale(${scale}) translate(${-icon.w / 2} ${-icon.h / 2})">${icon.body}</g>`;
};

const drawOpening = (brush: Brush, layer: Opening, seed: string): string => {
  const palette = layer.palette ? palettes[layer.palette] : brush.palette;
  const inner = new Brush(brush, palette, brush.random, brush);
  const [colour, width] = layer.edge ?? ['none', 0];
  if (typeof layer.through === 'string') {
    const clip = brush.clip(layer.through);
    return `<g clip-path="${clip}">${drawLayers(inner, layer.layers, seed)}</g><path d="${layer.through}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  }
  const shape = silhouette(brush, layer.through);
  const white = brush.define(
    (id) => `<filter id="${id}"><feFlood flood-color="#fff"/><feComposite in2="SourceAlpha" operator="in"/></filter>`,
  );
  const mask = brush.define((id) => `<mask id="${id}"><g filter="${white}">${shape}</g></mask>`);
  return `<g mask="${mask}">${drawLayers(inner, layer.layers, seed)}</g>`;
};

const drawShape = (brush: Brush, layer: Shape): string => {
  const { fill } = layer;
  const colour =
    fill === undefined
      ? 'none'
      : typeof fill === 'string'
        ? fill
        : brush.linear([
            [0, fill[0]],
            [1, fill[1]],
          ]);
  const [line, width] = layer.line ?? ['none', 0];
  const veil = layer.opacity === undefined ? '' : ` opacity="${layer.opacity}"`;
  const soft = layer.blur ? ` filter="${brush.blur(layer.blur)}"` : '';
  return `<path d="${layer.shape}" fill="${colour}" stroke="${line}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${veil}${soft}/>`;
};

const drawMany = (brush: Brush, layer: Many): string =>
  layer.at.map(([x, y, size, rot = 0]) => drawMotif(brush, { ...layer.many, x, y, size, rot })).join('');

const drawLayer = (brush: Brush, layer: Layer, seed: string): string => {
  if (typeof layer === 'string') return drawNamed(brush, layer, undefined);
  if ('icon' in layer) return drawMotif(brush, layer);
  if ('many' in layer) return drawMany(brush, layer);
  if ('group' in layer) return drawGroup(brush, layer, seed);
  if ('through' in layer) return drawOpening(brush, layer, seed);
  if ('shape' in layer) return drawShape(brush, layer);
  const [[name, options] = ['', undefined]] = Object.entries(layer);
  return drawNamed(brush, name, options);
};

/** Each layer has its own random stream, so that changing one leaves the others as they are. */
const drawLayers = (brush: Brush, layers: readonly Layer[], seed: string): string =>
  layers
    .map((layer, index) => {
      const name = typeof layer === 'string' ? layer : Object.keys(layer)[0];
      brush.random = randomFrom(`${seed}/${index}/${name}`);
      return drawLayer(brush, layer, `${seed}/${index}`);
    })
    .join('');

export const cardSize = (scene: Scene): { w: number; h: number } => ({
  w: scene.size?.[0] ?? 480,
  h: scene.size?.[1] ?? 720,
});

/** The whole card as one SVG. */
export const render = (scene: Scene): string => {
  const { w, h } = cardSize(scene);
  const palette = palettes[scene.palette];
  const seed = scene.seed ?? scene.id;
  const brush = new Brush({ w, h }, palette, randomFrom(seed));
  const painted = drawLayers(brush, scene.layers, seed);
  const dark = scene.vignette ?? 0.78;
  const corners = brush.rect(
    brush.radial(
      [
        [0, palette.ink, 0],
        [0.62, palette.ink, 0],
        [1, palette.ink, dark],
      ],
      w / 2,
      h * 0.486,
      Math.hypot(w, h) * 0.543,
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${brush.defs.join('')}</defs>${painted}${corners}</svg>`;
};
