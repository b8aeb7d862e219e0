import { listOrders } from '@stagedoor/contract/calls/shop/order-history';
import type { Order } from '@stagedoor/contract/entities/order';
import { byShowDate } from '@stagedoor/rules/orders/order-history';
import { orderStanding } from '@stagedoor/rules/orders/order-standing';
import { customerOf } from '../../accounts/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { readOrders } from '../read-orders.ts';
import { findOrdersOf } from '../history/find-orders-of.ts';

const withDates = (order: Order) => ({
  order,
  events: order.events.map(({ startsAt }) => ({ showDate: startsAt ?? null })),
  wantsPayment: orderStanding(order.totals, order.scheduledPayments).kind === 'due-now',
});

export function listOrdersHandler(db: Db): Handler<'orders'> {
  return handle(listOrders, async ({ year, upcoming }, caller) => {
    const { sellerId, outletId, now } = caller;
    const userId = customerOf(caller);
    const rows = await findOrdersOf(db, {
      sellerId,
      outletId,
      userId,
      year,
      upcoming,
      now,
      times: caller.times,
    });
    const dated = (await readOrders(db, rows, now)).map(withDates);
    return { orders: dated.toSorted(byShowDate(now)).map(({ order }) => order) };
  });
}
