import { sql } from 'kysely';
import type { Tx } from '../platform/db/tables.ts';
import { heldByCart } from './stock-store.ts';

/** No moment that anybody compares with lies after this one. */
const NO_END = '9999-12-31T00:00:00Z';

interface Keeping {
  /** However long it takes, where no end is given: while a cart is being paid no predicate ends its holds. */
  until?: Date;
  /** Only what was still held at that moment; what ran out before is not brought back. */
  heldAt?: Date;
}

/** Moves the end of a cart's holds. Answers how many of its tickets it keeps. */
export async function keepHolds(
  tx: Tx,
  sellerId: number,
  cartUuid: string,
  { until, heldAt }: Keeping,
): Promise<number> {
  const stillHeld = heldAt ? sql`held_until > ${heldAt}` : sql`true`;
  const { rows } = await sql<{ kept: number }>`
    with kept as (
      update tickets set held_until = ${until ?? NO_END}::timestamptz
      where seller_id = ${sellerId} and ${heldByCart(cartUuid)} and ${stillHeld}
      returning 1
    ) select count(*)::int as kept from kept`.execute(tx);
  return rows[0]?.kept ?? 0;
}
