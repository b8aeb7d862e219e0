import type { Order } from '@stagedoor/contract/entities/order';
import type { OrderState } from '@stagedoor/rules/machines/order';
import { orderNews } from '@stagedoor/rules/orders/order-news';
import type { OrderNews } from '@stagedoor/rules/orders/order-news';
import { showHasBegun } from '@stagedoor/rules/events/show-begun';
import { ticketsOnPhone } from '@stagedoor/rules/tickets/tickets-on-phone';
import type { Times } from '@stagedoor/rules/time/times-in';

/** What is to be said of an order now. */
export const orderNewsOf = (order: Order, now: Date, { dayOf }: Times): OrderNews =>
  orderNews({
    state: order.status.state as OrderState,
    deliveryType: order.delivery?.deliveryType,
    shipped: order.shippedDay !== undefined || order.trackingNumber !== undefined,
    onPhone: ticketsOnPhone(order.events, dayOf(now)).there,
    showsBegun: order.events.length > 0 && order.events.every(({ startsAt }) => showHasBegun(startsAt, now)),
    payments: order.scheduledPayments,
  });
