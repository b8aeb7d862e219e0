import type { Handler } from '../platform/http/handler.ts';
import { beginCheckoutHandler } from './begin-checkout.ts';
import { cartStageHandlers } from './cart-stages.ts';
import { createCartHandler } from './create-cart.ts';
import { createOrderHandler } from './create-order.ts';
import type { OrderingNeeds } from './create-order.ts';
import { getCartHandler } from './get-cart.ts';
import { updateCartLinesHandler } from './update-cart-lines.ts';

export { sweepCarts } from './sweep-carts.ts';
export { openOrdering } from './ordering.ts';
export { placingSteps } from './placing-steps.ts';

export function cartHandlers(needs: OrderingNeeds): Handler[] {
  return [
    createCartHandler(needs),
    getCartHandler(needs),
    beginCheckoutHandler(needs),
    updateCartLinesHandler(needs),
    ...cartStageHandlers(needs),
    createOrderHandler(needs),
  ];
}
