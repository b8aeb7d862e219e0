export { holdOnLevel } from './hold.ts';
export type { Held } from './hold.ts';
export { leftByLevel } from './left-by-level.ts';
export { stockImport } from './stock-import.ts';
export { resizeHold } from './resize-hold.ts';
export { prolongHolds, releaseCarts, seatsOfCart } from './stock-store.ts';
