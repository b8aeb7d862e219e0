import { sql } from 'kysely';
import { required } from '@stagedoor/rules/values/required';
import type { Db, Tx } from '../../../platform/db/tables.ts';
import { ofSeller } from '../../../sellers/index.ts';
import { soldByDay } from '../../changes/sold-by-day-store.ts';
import { summedMovements } from './sum-movements.ts';
import type { SummedBy } from './sum-movements.ts';
import '../../tables.ts';
import './tables.ts';

const views: SummedBy[] = ['day', 'event', 'method'];

/** The last day that is summed, in New York. */
export async function closedUntil(db: Db, sellerId: number): Promise<string | undefined> {
  const { rows } = await sql<{ until: string }>`
    select until::text as until from closed_ledgers where seller_id = ${sellerId}`.execute(db);
  return rows[0]?.until;
}

/** The day of the first order: one that cost nothing moved no money. */
export async function firstOrder(db: Db, sellerId: number): Promise<string | undefined> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(min(o.created_at) at time zone ${ofSeller.zone(sellerId)}, 'YYYY-MM-DD') as day
    from orders o where o.seller_id = ${sellerId}`.execute(db);
  return rows[0]?.day ?? undefined;
}

export async function sumDays(tx: Tx, sellerId: number, from: string, to: string): Promise<void> {
  const scope = { sellerId, outletIds: 'all' } as const;
  const sums = [
    ...views.map((by) => ({ by, rows: summedMovements(scope, { from, to }, by) })),
    { by: 'sold', rows: soldByDay(scope, { from, to }) },
  ];
  for (const { by, rows } of sums)
    await sql`
      insert into ledger_days (seller_id, by_what, day, outlet_id, key, kind, cents, movements)
      select ${sellerId}::int, ${by}::text, s.* from (${rows}) s`.execute(tx);
}

/** The last day that is summed, with the seller's ledger locked; `before` where none is yet. */
export async function lockClosed(tx: Tx, sellerId: number, before: string): Promise<string> {
  await sql`
    insert into closed_ledgers (seller_id, until) values (${sellerId}, ${before}::date)
    on conflict do nothing`.execute(tx);
  await sql`select from closed_ledgers where seller_id = ${sellerId} for update`.execute(tx);
  return required(await closedUntil(tx, sellerId), 'day that was just closed');
}

export async function markClosed(tx: Tx, sellerId: number, until: string): Promise<void> {
  await sql`update closed_ledgers set until = ${until}::date where seller_id = ${sellerId}`.execute(tx);
}
