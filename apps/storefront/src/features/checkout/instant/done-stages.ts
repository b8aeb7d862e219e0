import type { Cart } from '@stagedoor/contract/entities/cart';
import type { Stage } from '@stagedoor/rules/checkout/checkout-stages';

/** The stages that a cart has behind it: whatever the server keeps of them is done. */
export function doneStages(cart: Cart, signedIn: boolean): Set<Stage> {
  const done: [stage: Stage, isDone: boolean][] = [
    ['review', cart.state !== 'REVIEW'],
    ['login', signedIn],
    ['shipping-address', cart.shippingAddress !== undefined],
    ['delivery', cart.deliveryMethodUuid !== undefined],
    ['payment-method', cart.paymentMethodUuid !== undefined],
  ];
  return new Set(done.flatMap(([stage, isDone]) => (isDone ? [stage] : [])));
}
