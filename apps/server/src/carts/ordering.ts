import type { OrderRow } from '../orders/index.ts';
import type { PaymentTarget } from '../payments/index.ts';
import type { ReachStep } from '../platform/reach-step.ts';
import { cartPayment } from './cart-payment.ts';
import type { Outcome } from './create-order.ts';

/** What the payments must know of carts before there are payments, and the calls afterwards. */
export interface Ordering {
  target: PaymentTarget<OrderRow>;
  /** Carts that somebody in this process is placing right now, with what will come of it. */
  placing: Map<string, Promise<Outcome>>;
  reach: ReachStep;
}

export function openOrdering(reach: ReachStep): Ordering {
  const placing: Ordering['placing'] = new Map();
  return { placing, reach, target: cartPayment({ reach, isAwaited: (cartUuid) => placing.has(cartUuid) }) };
}
