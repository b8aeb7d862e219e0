export { openCounter } from './open-counter.ts';
export type { Counter } from './open-counter.ts';
