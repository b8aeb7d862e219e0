import type { NamedSeat } from '@stagedoor/rules/staff/named-seats';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/tables.ts';
import '../tables.ts';

/** The tickets of a level in the rows and seats that somebody has named, in whatever case. */
export async function readNamedTickets(
  tx: Tx,
  sellerId: number,
  levelId: number,
  named: readonly NamedSeat[],
): Promise<(NamedSeat & { ticketId: number })[]> {
  const { rows } = await sql<NamedSeat & { ticketId: number }>`
    select w."row", w.seat, t.ticket_id as "ticketId"
    from unnest(${named.map(({ row }) => row)}::text[], ${named.map(({ seat }) => seat)}::text[]) as w ("row", seat)
    join tickets t on t.seller_id = ${sellerId} and t.price_level_id = ${levelId}
      and lower(t.row_name) = lower(w."row") and lower(t.seat_name) = lower(w.seat)`.execute(tx);
  return rows;
}
