import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

export interface ClosingSeries {
  sellerId: number;
  seriesId: number;
  outletId: number;
  name: string;
  closesAt: Date;
}

/** The series that close after `from` and not after `until`. */
export async function seriesClosing(db: Db, from: Date, until: Date): Promise<ClosingSeries[]> {
  const rows = await db
    .selectFrom('series')
    .select(['seller_id', 'series_id', 'outlet_id', 'name', 'closes_at'])
    .where('closes_at', '>', from)
    .where('closes_at', '<=', until)
    .orderBy('closes_at')
    .execute();
  return rows.map((row) => ({
    sellerId: row.seller_id,
    seriesId: row.series_id,
    outletId: row.outlet_id,
    name: row.name,
    closesAt: row.closes_at!,
  }));
}
