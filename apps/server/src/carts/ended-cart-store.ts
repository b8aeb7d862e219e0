// The SQL that takes carts away which ended long ago.
import { sql } from 'kysely';
import type { Tx } from '../platform/db/tables.ts';
import { deleteEmptyCarts } from './cart-store.ts';
import type { CartKey } from './cart-store.ts';
import './tables.ts';

/** Some that ended by then without anybody trying to pay, taken so that no other node takes them too. */
export async function takeForgottenCarts(tx: Tx, until: Date, most: number): Promise<CartKey[]> {
  const { rows } = await sql<CartKey>`
    select seller_id as "sellerId", cart_uuid as "cartUuid" from carts
    where state in ('EXPIRED', 'RELEASED') and bill is null and deadline <= ${until}
    order by deadline limit ${most} for update skip locked`.execute(tx);
  return rows;
}

/** With their lines. */
export async function deleteCarts(tx: Tx, sellerId: number, cartUuids: readonly string[]): Promise<void> {
  await sql`
    delete from cart_lines where seller_id = ${sellerId} and cart_uuid = any(${[...cartUuids]}::uuid[])`.execute(
    tx,
  );
  await deleteEmptyCarts(tx, sellerId, cartUuids);
}
