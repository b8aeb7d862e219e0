import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { atOutlets, noTests } from './order-filter-pieces.ts';
import '../tables.ts';

interface HourRow {
  day: string;
  hour: number;
  cents: number;
  orders: number;
}

/** What was sold on these days of the seller's, hour by hour; an hour without sales has no row. */
export async function readSalesByHour(
  db: Db,
  scope: Parameters<typeof atOutlets>[0],
  outletId: number | undefined,
  { days, zone }: { days: readonly string[]; zone: string },
): Promise<HourRow[]> {
  const start = (day: string) => sql`(${day}::timestamp at time zone ${zone}::text)`;
  const within = (day: string) =>
    sql`(o.created_at >= ${start(day)} and o.created_at < ${start(day)} + interval '1 day')`;
  const { rows } = await sql<HourRow>`
    select to_char(o.created_at at time zone ${zone}::text, 'YYYY-MM-DD') as day,
      extract(hour from o.created_at at time zone ${zone}::text)::int as hour,
      sum(o.total_cents)::float8 as cents, count(*)::int as orders
    from orders o where ${atOutlets(scope, outletId)} and ${noTests} and (${sql.join(days.map(within), sql` or `)})
    group by 1, 2`.execute(db);
  return rows;
}
