import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

export interface FoundRequest {
  number: string;
  userId: number;
  status: string;
}

/** By number, or its last digits; the latest first. */
export async function findRequestsByNumber(
  db: Db,
  { sellerId, outletIds }: { sellerId: number; outletIds: 'all' | readonly number[] },
  words: string,
): Promise<FoundRequest[]> {
  if (!/^\d{4,10}$/.test(words)) return [];
  const where = outletIds === 'all' ? sql`true` : sql`outlet_id = any (${outletIds}::int[])`;
  const { rows } = await sql<FoundRequest>`
    select number, user_id as "userId", status from series_requests
    where seller_id = ${sellerId} and reverse(number) like ${`${[...words].toReversed().join('')}%`} and ${where}
    order by created_at desc limit 5`.execute(db);
  return rows;
}
