export * from './night.ts';
export * from './peacock.ts';
export * from './tame.ts';
export * from './wild.ts';
export * from './wood.ts';
