import * as built from './backdrops/built.ts';
import * as land from './backdrops/land.ts';
import * as plants from './backdrops/plants.ts';
import * as rooms from './backdrops/rooms.ts';
import * as sky from './backdrops/sky.ts';
import * as walls from './backdrops/walls.ts';
import * as water from './backdrops/water.ts';
import * as beasts from './beasts/index.ts';
import * as figures from './figures/index.ts';
import * as portrait from './portrait/index.ts';
import * as props from './props/index.ts';

/** Everything that code can draw, by name: a layer is one of these names, with or without options. */
export const drawings = {
  ...sky,
  ...land,
  ...plants,
  ...water,
  ...rooms,
  ...walls,
  ...built,
  ...figures,
  ...props,
  ...beasts,
  ...portrait,
};

export type DrawingName = keyof typeof drawings;
export type DrawingOptions<Name extends DrawingName> = NonNullable<Parameters<(typeof drawings)[Name]>[1]>;
