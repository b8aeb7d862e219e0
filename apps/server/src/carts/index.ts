export { openCarts } from './open-carts.ts';
export type { Carts } from './open-carts.ts';
export { checkWishes } from './check-wishes.ts';
export type { CheckedWish } from './check-wishes.ts';
export { accessOf } from './access-of.ts';
export { countCarts } from './count-carts.ts';
export { heldSince } from './held-since.ts';
export { placingSteps } from './placing-steps.ts';
