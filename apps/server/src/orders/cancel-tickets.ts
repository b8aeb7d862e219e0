// Tickets that are sold no more: the sale stays with its day, the seat goes where it is wanted next.
import { sql } from 'kysely';
import { moveStock } from '../inventory/index.ts';
import type { StockPlace } from '../inventory/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import { endedSales, endPhoneTickets, requireAll } from './tickets/ended-sale-store.ts';
import './tables.ts';

export interface Cancellation {
  sellerId: number;
  /** Nothing is canceled but by a change. */
  changeId: number;
  tickets: readonly { lineId: number; ticketId: number }[];
  /** On sale again, or kept for somebody. */
  to: StockPlace;
  now: Date;
}

/** Their orders must be locked. A ticket that is canceled already is an error: somebody else was faster. */
export async function cancelTickets(tx: Tx, cancellation: Cancellation): Promise<void> {
  const { sellerId, tickets, to, now } = cancellation;
  if (tickets.length === 0) return;
  await endPhoneTickets(tx, cancellation);
  const { rows } = await sql<{ canceled: number }>`
    with gone as (${endedSales(cancellation)}),
    counted as (select line_id, count(*)::int as many from gone group by line_id)
    update order_lines l set canceled = l.canceled + c.many,
      canceled_at = case when l.canceled + c.many = l.quantity then ${now}::timestamptz end
    from counted c where l.seller_id = ${sellerId} and l.line_id = c.line_id
    returning c.many as canceled`.execute(tx);
  requireAll(
    tickets,
    rows.reduce((sum, row) => sum + row.canceled, 0),
  );
  const ticketIds = tickets.map(({ ticketId }) => ticketId);
  await moveStock(tx, { sellerId, wanted: [{ ticketIds }], from: 'sold', to });
}
