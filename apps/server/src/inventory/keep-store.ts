// Until when carts hold their tickets.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { statement } from '../platform/db/statement.ts';
import type { Tx } from '../platform/db/tables.ts';
import { heldByCart } from './place-store.ts';

/** No moment that anybody compares with lies after this one. */
const NO_END = new Date('9999-12-31T00:00:00Z');

interface Keeping {
  /** However long it takes, where no end is given: while a cart is being paid no predicate ends its holds. */
  until?: Date;
  /** Only what was still held at that moment; what ran out before is not brought back. */
  heldAt?: Date;
}

interface Kept {
  sellerId: number;
  cartUuid: string;
  until: Date;
}

const keep = ({ sellerId, cartUuid, until }: Kept, and: RawBuilder<unknown>) => sql`
  update tickets set held_until = ${until}::timestamptz
  where seller_id = ${sellerId} and ${heldByCart(cartUuid)} and ${and}
  returning 1`;
const keptAs = (kept: Kept, stillHeld: RawBuilder<unknown>) => sql<{ kept: number }>`
  with kept as (${keep(kept, stillHeld)}) select count(*)::int as kept from kept`;
const keepAll = statement((given: Kept) => keptAs(given, sql`true`));
const keepHeld = statement((given: Kept & { heldAt: Date }) =>
  keptAs(given, sql`held_until > ${given.heldAt}`),
);

async function keepUntil(
  tx: Tx,
  sellerId: number,
  cartUuid: string,
  { until = NO_END, heldAt }: Keeping,
): Promise<number> {
  const kept = { sellerId, cartUuid, until };
  const { rows } = await (heldAt ? keepHeld(tx, { ...kept, heldAt }) : keepAll(tx, kept));
  return rows[0]?.kept ?? 0;
}

/** Moves the end of a cart's holds. Answers how many of its tickets it keeps. */
export const keepHolds = Object.assign(keepUntil, {
  /** As a piece of somebody else's statement, where something is so. */
  where: keep,
});
