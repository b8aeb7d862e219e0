export { openCarts } from './open-carts.ts';
export type { Carts } from './open-carts.ts';
export { cartsInCheckout } from './carts-in-checkout.ts';
export { heldSince } from './held-since.ts';
export { placingSteps } from './placing-steps.ts';
