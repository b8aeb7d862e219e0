// Tickets that are sold no more: the sale stays with its day, the seat goes where it is wanted next.
import { sql } from 'kysely';
import { moveStock } from '../inventory/index.ts';
import type { StockPlace } from '../inventory/index.ts';
import type { Tx } from '../platform/db/tables.ts';
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
export async function cancelTickets(
  tx: Tx,
  { sellerId, changeId, tickets, to, now }: Cancellation,
): Promise<void> {
  if (tickets.length === 0) return;
  const lineIds = tickets.map(({ lineId }) => lineId);
  const ticketIds = tickets.map(({ ticketId }) => ticketId);
  const these = sql`unnest(${lineIds}::int[], ${ticketIds}::bigint[]) as w (line, ticket)`;
  await sql`
    update mobile_tickets m set revoked_at = ${now} from ${these}
    where m.seller_id = ${sellerId} and m.line_id = w.line and m.ticket_id = w.ticket
      and m.revoked_at is null`.execute(tx);
  const { rows } = await sql<{ canceled: number }>`
    with gone as (
      update order_tickets s set canceled_at = ${now}, change_id = ${changeId} from ${these}
      where s.seller_id = ${sellerId} and s.line_id = w.line and s.ticket_id = w.ticket and s.canceled_at is null
      returning s.line_id
    ), counted as (select line_id, count(*)::int as many from gone group by line_id)
    update order_lines l set canceled = l.canceled + c.many,
      canceled_at = case when l.canceled + c.many = l.quantity then ${now}::timestamptz end
    from counted c where l.seller_id = ${sellerId} and l.line_id = c.line_id
    returning c.many as canceled`.execute(tx);
  const canceled = rows.reduce((sum, row) => sum + row.canceled, 0);
  if (canceled !== tickets.length) throw new Error('A ticket was canceled already');
  await moveStock(tx, { sellerId, wanted: [{ ticketIds }], from: 'sold', to });
}
