export { arm } from './arm.ts';
export { bust } from './bust.ts';
export { mary } from './mary.ts';
