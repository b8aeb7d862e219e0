import type { Handler } from '../platform/http/handler.ts';
import { getOrderHandler } from './get-order.ts';
import { listOrdersHandler } from './history/list-orders.ts';
import { mobileTicketHandlers } from './tickets/list-mobile-tickets.ts';
import type { MobileTicketNeeds } from './tickets/list-mobile-tickets.ts';

export function orderHandlers(needs: MobileTicketNeeds): Handler[] {
  const { db } = needs;
  return [getOrderHandler(db), listOrdersHandler(db), ...mobileTicketHandlers(needs)];
}
