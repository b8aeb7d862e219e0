// Days of the ledger that are over are summed once: a page over a month reads sums, and only the last day's movements.
import { newYorkDay } from '@stagedoor/rules/time/dates';
import { sql } from 'kysely';
import { officePayments } from '../../../payments/index.ts';
import type { Db, Tx } from '../../../platform/db/tables.ts';
import { listSellers } from '../../../sellers/index.ts';
import { summedMovements } from './sum-movements.ts';
import type { SummedBy } from './sum-movements.ts';
import '../../tables.ts';

/** A charge of unknown outcome is decided within eight hours: until then its order may still come. */
const SETTLING_MS = 12 * 3_600_000;
const DAY_MS = 86_400_000;
const DAYS_AT_ONCE = 31;
const views: SummedBy[] = ['day', 'event', 'method'];

const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The last day that is summed, in New York. */
export async function closedUntil(db: Db, sellerId: number): Promise<string | undefined> {
  const { rows } = await sql<{ until: string }>`
    select until::text as until from closed_ledgers where seller_id = ${sellerId}`.execute(db);
  return rows[0]?.until;
}

async function sumDays(tx: Tx, sellerId: number, from: string, to: string): Promise<void> {
  for (const by of views)
    await sql`
      insert into ledger_days (seller_id, by_what, day, outlet_id, key, kind, cents, movements)
      select ${sellerId}::int, ${by}::text, s.*
      from (${summedMovements({ sellerId, outletIds: 'all' }, { from, to }, by)}) s`.execute(tx);
}

/** Whoever else closes days meanwhile is waited for, and its days are left alone. */
async function closeSome(tx: Tx, sellerId: number, first: string, last: string): Promise<boolean> {
  await sql`
    insert into closed_ledgers (seller_id, until) values (${sellerId}, ${plusDays(first, -1)}::date)
    on conflict do nothing`.execute(tx);
  await sql`select from closed_ledgers where seller_id = ${sellerId} for update`.execute(tx);
  const from = plusDays((await closedUntil(tx, sellerId))!, 1);
  if (from > last) return false;
  const end = plusDays(from, DAYS_AT_ONCE - 1);
  const to = end < last ? end : last;
  await sumDays(tx, sellerId, from, to);
  await sql`update closed_ledgers set until = ${to}::date where seller_id = ${sellerId}`.execute(tx);
  return to < last;
}

export async function closeDays(db: Db, now: Date): Promise<void> {
  const last = plusDays(newYorkDay(new Date(now.getTime() - SETTLING_MS)), -1);
  for (const { sellerId } of await listSellers(db)) {
    const first = await officePayments.firstMovement(db, sellerId);
    if (first === undefined || first > last) continue;
    while (await db.transaction().execute((tx) => closeSome(tx, sellerId, first, last)));
  }
}
