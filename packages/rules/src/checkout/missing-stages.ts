/** What an instant cart still lacks before it can become an order. */
import type { Stage } from './checkout-stages.ts';

export interface CartProgress {
  seatsConfirmed: boolean;
  /** Or needs none. */
  hasAddress: boolean;
  hasDelivery: boolean;
  /** Or needs none. */
  hasCard: boolean;
}

/** The stages to go back to, in their order. */
export function missingStages(cart: CartProgress): Stage[] {
  const stages: readonly (readonly [Stage, boolean])[] = [
    ['review', cart.seatsConfirmed],
    ['shipping-address', cart.hasAddress],
    ['delivery', cart.hasDelivery],
    ['payment-method', cart.hasCard],
  ];
  return stages.flatMap(([stage, isDone]) => (isDone ? [] : [stage]));
}
