import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

/** How many tickets of these levels are in carts whose clock still runs. */
export async function inCarts(
  db: Db,
  { sellerId, levelIds }: { sellerId: number; levelIds: readonly number[] },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many from tickets
    where seller_id = ${sellerId} and price_level_id = any(${[...levelIds]}::int[]) and holder_kind = 'cart'
      and held_until > ${now}`.execute(db);
  return firstOf(rows).many;
}
