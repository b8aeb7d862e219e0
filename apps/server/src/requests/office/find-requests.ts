import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { customersByWords } from '../../accounts/index.ts';
import { findSeriesTimes } from '../../catalogue/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

interface FoundRow {
  number: string;
  userId: number;
  seriesId: number;
  status: string;
}

export interface FoundRequest extends FoundRow {
  series: string | undefined;
}

const MOST = 5;

function matching(sellerId: number, words: string): RawBuilder<unknown> {
  if (/^\d{4,10}$/.test(words)) return sql`reverse(number) like ${`${[...words].toReversed().join('')}%`}`;
  return sql`user_id in (${customersByWords(sellerId, words)})`;
}

/** By number, its last digits, or whose it is; the latest first. */
export async function findRequests(
  db: Db,
  { sellerId, outletIds }: { sellerId: number; outletIds: 'all' | readonly number[] },
  words: string,
): Promise<FoundRequest[]> {
  const where = outletIds === 'all' ? sql`true` : sql`outlet_id = any (${outletIds}::int[])`;
  const { rows } = await sql<FoundRow>`
    select number, user_id as "userId", series_id as "seriesId", status from series_requests
    where seller_id = ${sellerId} and ${matching(sellerId, words)} and ${where}
    order by created_at desc limit ${sql.lit(MOST)}`.execute(db);
  return Promise.all(
    rows.map(async (row) => ({ ...row, series: (await findSeriesTimes(db, sellerId, row.seriesId))?.name })),
  );
}
