export * from './buildings.ts';
export * from './crafted.ts';
export * from './furniture.ts';
export * from './house.ts';
export * from './ornament.ts';
export * from './small.ts';
