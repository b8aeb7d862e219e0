import { listOrders } from '@stagedoor/contract/calls/order-history';
import type { Order } from '@stagedoor/contract/entities/order';
import { byShowDate, isUpcoming, orderYear } from '@stagedoor/rules/order-history';
import type { Db } from '../../platform/db/tables.ts';
import { customerOf } from '../../platform/http/access.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { findOrdersOf } from '../order-store.ts';
import { readOrders } from '../read-orders.ts';

const withDates = (order: Order) => ({
  order,
  events: order.events.map(({ startsAt }) => ({ showDate: startsAt ?? null })),
});

export function listOrdersHandler(db: Db): Handler {
  return handle(listOrders, async ({ year, upcoming }, caller) => {
    const { sellerId, outletId, now } = caller;
    const rows = await findOrdersOf(db, { sellerId, outletId, userId: customerOf(caller) });
    const dated = (await readOrders(db, rows, now)).map(withDates);
    const orders = dated
      .filter((order) => upcoming === undefined || isUpcoming(order, now) === upcoming)
      .filter((order) => year === undefined || orderYear(order) === year)
      .toSorted(byShowDate(now))
      .map(({ order }) => order);
    return { orders };
  });
}
