import { sql } from 'kysely';
import type { Tx } from '../platform/db/tables.ts';
import { heldByCart } from './stock-store.ts';

/** No moment that anybody compares with lies after this one. */
const NO_END = '9999-12-31T00:00:00Z';

/**
 * While a cart is being paid its tickets stay held, however long that takes: no predicate ends such a hold. Answers how
 * many of its tickets were still held at `now`; what ran out before is not brought back.
 */
export async function keepHolds(tx: Tx, sellerId: number, cartUuid: string, now: Date): Promise<number> {
  const { rows } = await sql<{ kept: number }>`
    with kept as (
      update tickets set held_until = ${NO_END}::timestamptz
      where seller_id = ${sellerId} and ${heldByCart(cartUuid)} and held_until > ${now}
      returning 1
    ) select count(*)::int as kept from kept`.execute(tx);
  return rows[0]?.kept ?? 0;
}
