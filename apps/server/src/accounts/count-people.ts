import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

/** Browsers whose session is not over, by outlet; staff who look at the shop as a customer does are none. */
export async function countPeople(db: Db, sellerId: number, now: Date): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ outletId: number; people: number }>`
    select outlet_id as "outletId", count(*)::int as people from sessions
    where seller_id = ${sellerId} and expires_at > ${now} and viewed_by is null group by outlet_id`.execute(
    db,
  );
  return new Map(rows.map(({ outletId, people }) => [outletId, people]));
}
