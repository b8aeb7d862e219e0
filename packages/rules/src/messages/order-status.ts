import { spoken } from '../language/spoken.ts';
import type { OrderState } from '../machines/order.ts';

/** What a customer reads about an order. */
export const orderStatusMessages: Readonly<Record<OrderState, string>> = spoken('order-status', {
  STATUS_ORDER_PAYMENT_DUE: 'Payment due',
  STATUS_ORDER_PART_PAID: 'Partly paid',
  STATUS_ORDER_PAYMENT_FAILED: 'Payment failed',
  STATUS_ORDER_PAID: 'Paid',
  STATUS_ORDER_READY: 'Ready',
  STATUS_ORDER_DELIVERED: 'Delivered',
  STATUS_ORDER_CANCELED: 'Canceled',
});
