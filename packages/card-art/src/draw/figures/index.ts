export * from './moving.ts';
export * from './seated.ts';
export {
  bride,
  caller,
  child,
  diver,
  gent,
  girl,
  king,
  lady,
  monk,
  violinist,
  watcher,
} from './standing.ts';
