import { createRequire } from 'node:module';
import svgpath from 'svgpath';

interface IconSet {
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
  readonly width?: number;
  readonly height?: number;
}

const require = createRequire(import.meta.url);
const load = (name: string): IconSet => require(`@iconify-json/${name}/icons.json`) as IconSet;

/** Noto (colour), Fluent (colour), game-icons (one path each). */
const sets: Readonly<Record<string, IconSet>> = {
  no: load('noto'),
  fe: load('fluent-emoji'),
  gi: load('game-icons'),
};

export type IconRef = `${'no' | 'fe' | 'gi'}:${string}`;

const find = (ref: IconRef) => {
  const [set = '', name = ''] = ref.split(':');
  const icons = sets[set];
  const icon = icons?.icons[name] ?? icons?.icons[icons.aliases?.[name]?.parent ?? ''];
  return icons && icon ? { icons, icon } : undefined;
};

export const hasIcon = (ref: IconRef): boolean => find(ref) !== undefined;

const known = (ref: IconRef) => {
  const found = find(ref);
  if (!found) throw new Error(`There is no icon ${ref}: look it up in the Iconify sets and correct the scene.`);
  return found;
};

/** A colour icon; its inner ids get a prefix so that many fit into one SVG. */
export const colourIcon = (ref: IconRef, prefix: string) => {
  const { icons, icon } = known(ref);
  const body = icon.body
    .replace(/id="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
  return { body, w: icon.width ?? icons.width ?? 128, h: icon.height ?? icons.height ?? 128 };
};

const glyphs = new Map<string, { readonly path: string; readonly solids: readonly string[] }>();

/** A one-colour icon: its path, and its closed sub-paths to fill the holes behind it. */
export const glyph = (ref: IconRef) => {
  const ready = glyphs.get(ref);
  if (ready) return ready;
  const path = / d="([^"]+)"/.exec(known(ref).icon.body)?.[1] ?? '';
  const solids: string[][] = [];
  svgpath(path)
    .abs()
    .unarc()
    .round(1)
    .iterate((segment) => {
      if (segment[0] === 'M') solids.push([]);
      solids.at(-1)?.push(`${segment[0]}${segment.slice(1).join(' ')}`);
    });
  const made = { path: svgpath(path).round(1).toString(), solids: solids.map((parts) => `${parts.join('')}Z`) };
  glyphs.set(ref, made);
  return made;
};
