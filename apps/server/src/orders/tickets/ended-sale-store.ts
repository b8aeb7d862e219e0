// Sales that are over, and the codes that let somebody in by them.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/tables.ts';
import '../tables.ts';

type SoldTickets = readonly { lineId: number; ticketId: number }[];

interface Ended {
  sellerId: number;
  tickets: SoldTickets;
  now: Date;
}

const these = (tickets: SoldTickets): RawBuilder<unknown> => sql`
  unnest(${tickets.map(({ lineId }) => lineId)}::int[], ${tickets.map(({ ticketId }) => ticketId)}::bigint[])
    as w (line, ticket)`;

/** What was on a phone lets nobody in any more. */
export async function endPhoneTickets(tx: Tx, { sellerId, tickets, now }: Ended): Promise<void> {
  await sql`
    update mobile_tickets m set revoked_at = ${now} from ${these(tickets)}
    where m.seller_id = ${sellerId} and m.line_id = w.line and m.ticket_id = w.ticket
      and m.revoked_at is null`.execute(tx);
}

/** A piece of a statement: each sale that it ends answers its line. */
export const endedSales = ({
  sellerId,
  changeId,
  tickets,
  now,
}: Ended & { changeId: number }): RawBuilder<unknown> => sql`
  update order_tickets s set canceled_at = ${now}, change_id = ${changeId} from ${these(tickets)}
  where s.seller_id = ${sellerId} and s.line_id = w.line and s.ticket_id = w.ticket and s.canceled_at is null
  returning s.line_id`;

export function requireAll(tickets: SoldTickets, canceled: number): void {
  if (canceled !== tickets.length) throw new Error('A ticket was canceled already');
}

/** Their lines go on with other seats, and have as many as before: whoever calls this sells them those. */
export async function endSales(tx: Tx, sales: Ended & { changeId: number }): Promise<void> {
  const { rows } = await endedSales(sales).execute(tx);
  requireAll(sales.tickets, rows.length);
}
