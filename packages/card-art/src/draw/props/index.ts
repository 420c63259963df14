export * from './buildings.ts';
export * from './furniture.ts';
export * from './ornament.ts';
export * from './small.ts';
