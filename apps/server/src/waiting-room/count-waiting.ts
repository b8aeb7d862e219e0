import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

/** Who waits before an event of an outlet, by outlet. */
export async function countWaiting(db: Db, sellerId: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ outletId: number; waiting: number }>`
    select r.outlet_id as "outletId", count(*)::int as waiting
    from waiting_rooms r join waiting_places p on p.seller_id = r.seller_id and p.room_id = r.room_id
    where r.seller_id = ${sellerId} and r.closed_at is null and p.state = 'WAITING' group by 1`.execute(db);
  return new Map(rows.map(({ outletId, waiting }) => [outletId, waiting]));
}
