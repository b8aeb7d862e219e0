import type { RequestStatus } from '@stagedoor/rules/requests/request-status';
import { sql } from 'kysely';
import { findSeriesTimes } from '../../catalogue/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

export interface CustomersRequest {
  number: string;
  outletId: number;
  series: string;
  status: RequestStatus;
  placedAt: Date;
}

interface Row extends Omit<CustomersRequest, 'series'> {
  seriesId: number;
}

/** The latest first, at the outlets where somebody works. */
export async function requestsOfCustomer(
  db: Db,
  { sellerId, outletIds }: { sellerId: number; outletIds: 'all' | readonly number[] },
  userId: number,
): Promise<CustomersRequest[]> {
  const where = outletIds === 'all' ? sql`true` : sql`outlet_id = any (${outletIds}::int[])`;
  const { rows } = await sql<Row>`
    select number, outlet_id as "outletId", series_id as "seriesId", status, created_at as "placedAt"
    from series_requests where seller_id = ${sellerId} and user_id = ${userId} and ${where}
    order by created_at desc limit 50`.execute(db);
  const ids = [...new Set(rows.map(({ seriesId }) => seriesId))];
  const found = await Promise.all(ids.map((seriesId) => findSeriesTimes(db, sellerId, seriesId)));
  const names = new Map(ids.map((seriesId, index) => [seriesId, found[index]?.name]));
  return rows.map(({ seriesId, ...row }) => ({
    ...row,
    series: names.get(seriesId) ?? `Series ${seriesId}`,
  }));
}
