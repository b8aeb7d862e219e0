/** What may still be changed about an order. */
import type { OrderState } from './machines/order.ts';

/** The address can be changed until the order is shipped. */
export const allowsShippingChange = (order: { state: OrderState; shipped: boolean }): boolean =>
  !order.shipped && order.state !== 'STATUS_ORDER_CANCELED' && order.state !== 'STATUS_ORDER_DELIVERED';

/** The cards can be changed until nothing is left to capture. */
export const allowsPaymentChange = (order: {
  state: OrderState;
  payments: readonly { captured: boolean }[];
}): boolean => order.state !== 'STATUS_ORDER_CANCELED' && order.payments.some((payment) => !payment.captured);
