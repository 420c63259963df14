export { arm } from './arm.ts';
export { bust } from './bust.ts';
