// SETUP-08: what was asked while an outlet was tested.
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/tables.ts';
import './tables.ts';

interface Outlet {
  sellerId: number;
  outletId: number;
}

/** As if everybody had taken back what they asked, without a letter. Answers how many requests there were. */
async function endTests(tx: Tx, { sellerId, outletId }: Outlet): Promise<number> {
  const tests = sql`select request_id from series_requests
    where seller_id = ${sellerId} and outlet_id = ${outletId} and is_test`;
  await sql`delete from event_requests where seller_id = ${sellerId} and request_id in (${tests})`.execute(
    tx,
  );
  const { numAffectedRows } = await sql`
    delete from series_requests where seller_id = ${sellerId} and request_id in (${tests})`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

async function countTests(db: Db, { sellerId, outletId }: Outlet): Promise<number> {
  const { rows } = await sql<{ requests: number }>`
    select count(*)::int as requests from series_requests
    where seller_id = ${sellerId} and outlet_id = ${outletId} and is_test`.execute(db);
  return firstOf(rows).requests;
}

export const testRequests = { end: endTests, count: countTests };
