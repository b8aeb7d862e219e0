/** What may still be changed about an order. */
import type { OrderState } from './machines/order.ts';

interface OrderFacts {
  state: OrderState;
  shipped: boolean;
  payments: readonly { captured: boolean }[];
}

/** The address can be changed until the order is shipped. */
export const allowsShippingChange = (order: OrderFacts): boolean =>
  !order.shipped && order.state !== 'STATUS_ORDER_CANCELED' && order.state !== 'STATUS_ORDER_DELIVERED';

/** The cards can be changed until nothing is left to capture. */
export const allowsPaymentChange = (order: OrderFacts): boolean =>
  order.state !== 'STATUS_ORDER_CANCELED' && order.payments.some((payment) => !payment.captured);
