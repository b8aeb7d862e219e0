import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/db/tables.ts';
import type { OrderRow } from '../order-store.ts';
import { insertMobileTickets } from './mobile-ticket-store.ts';
import { ticketsOfOrders } from './order-ticket-store.ts';

/** OPS-32: one for every ticket of the order; issuing again adds only what is missing. */
export async function issueMobileTickets(
  tx: Tx,
  { seller_id, order_id }: Pick<OrderRow, 'seller_id' | 'order_id'>,
  now: Date,
): Promise<void> {
  const tickets = await ticketsOfOrders(tx, seller_id, [order_id]);
  await insertMobileTickets(
    tx,
    tickets.map(({ ticketId, lineId }) => ({
      seller_id,
      mobile_ticket_uuid: randomUUID(),
      line_id: lineId,
      ticket_id: ticketId,
      order_id,
      issued_at: now,
    })),
  );
}
