import { randomUUID } from 'node:crypto';
import { ticketsOfOrders } from '../../inventory/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { OrderRow } from '../order-store.ts';
import { insertMobileTickets } from './mobile-ticket-store.ts';

/** OPS-32: one for every ticket of the order; issuing again adds only what is missing. */
export async function issueMobileTickets(
  tx: Tx,
  { seller_id, order_id }: Pick<OrderRow, 'seller_id' | 'order_id'>,
  now: Date,
): Promise<void> {
  const tickets = await ticketsOfOrders(tx, seller_id, [order_id]);
  await insertMobileTickets(
    tx,
    tickets.map(({ ticketId }) => ({
      seller_id,
      mobile_ticket_uuid: randomUUID(),
      ticket_id: ticketId,
      order_id,
      issued_at: now,
    })),
  );
}
