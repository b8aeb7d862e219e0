/** What may still be changed about an order. */
import { isSent } from '../delivery/delivery-types.ts';
import type { OrderState } from '../machines/order.ts';
import { showHasBegun } from '../events/show-begun.ts';

/** The address can be changed until the order is shipped; by the desk whatever the kind of delivery. */
export const allowsAddressChange = (order: { state: OrderState; shipped: boolean }): boolean =>
  !order.shipped && order.state !== 'STATUS_ORDER_CANCELED' && order.state !== 'STATUS_ORDER_DELIVERED';

/** HIST-ORD-06: by its customer where it is shipped at all, and before its last show. */
export const allowsShippingChange = (
  order: {
    state: OrderState;
    shipped: boolean;
    deliveryType: number | null;
    shows: readonly (Date | null | undefined)[];
  },
  now: Date,
): boolean =>
  allowsAddressChange(order) &&
  isSent(order.deliveryType) &&
  !order.shows.every((startsAt) => showHasBegun(startsAt, now));

/** The cards can be changed until nothing is left to capture. */
export const allowsPaymentChange = (order: {
  state: OrderState;
  payments: readonly { captured: boolean }[];
}): boolean => order.state !== 'STATUS_ORDER_CANCELED' && order.payments.some((payment) => !payment.captured);
