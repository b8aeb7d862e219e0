import type { Handler } from '../platform/http/handler.ts';
import { beginCheckoutHandler } from './begin-checkout.ts';
import type { CartNeeds } from './cart-needs.ts';
import { cartStageHandlers } from './cart-stages.ts';
import { createCartHandler } from './create-cart.ts';
import { getCartHandler } from './get-cart.ts';
import { updateCartLinesHandler } from './update-cart-lines.ts';

export { sweepCarts } from './sweep-carts.ts';
export type { CartNeeds, OwnCard } from './cart-needs.ts';

export function cartHandlers(needs: CartNeeds): Handler[] {
  return [
    createCartHandler(needs),
    getCartHandler(needs),
    beginCheckoutHandler(needs),
    updateCartLinesHandler(needs),
    ...cartStageHandlers(needs),
  ];
}
