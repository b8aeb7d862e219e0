import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

export interface OpenCarts {
  /** All that hold tickets at this moment. */
  carts: number;
  /** Of them, those on their way to be paid. */
  inCheckout: number;
}

/** By outlet. A clock that has run out holds nothing, whether or not its cart was swept already. */
export async function countCarts(
  db: Db,
  sellerId: number,
  now: Date,
): Promise<ReadonlyMap<number, OpenCarts>> {
  const { rows } = await sql<OpenCarts & { outletId: number }>`
    select outlet_id as "outletId", count(*)::int as carts,
      (count(*) filter (where state in ('CHECKOUT', 'PAYING')))::int as "inCheckout"
    from carts
    where seller_id = ${sellerId} and state in ('REVIEW', 'CHECKOUT', 'PAYING')
      and (state = 'PAYING' or deadline > ${now}) group by outlet_id`.execute(db);
  return new Map(rows.map(({ outletId, ...counted }) => [outletId, counted]));
}
