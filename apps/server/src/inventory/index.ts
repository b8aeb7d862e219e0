export { leftByLevel } from './left-by-level.ts';
