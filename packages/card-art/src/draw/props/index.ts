export * from './buildings.ts';
export * from './furniture.ts';
export * from './small.ts';
