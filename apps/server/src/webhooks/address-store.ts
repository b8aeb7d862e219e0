// The only SQL on the addresses that are told what happens.
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { WebhookAddressesTable } from './tables.ts';
import './tables.ts';

export type AddressRow = Selectable<WebhookAddressesTable>;

export async function insertAddress(tx: Tx, row: Insertable<WebhookAddressesTable>): Promise<void> {
  await tx.insertInto('webhook_addresses').values(row).execute();
}

interface ListedAddress extends AddressRow {
  sent: number;
  failed: number;
}

/** With how many messages went there in the last day, and how many of them wait after a failure. */
export async function addressesOf(db: Db, sellerId: number, since: Date): Promise<ListedAddress[]> {
  const { rows } = await sql<ListedAddress>`
    select a.*,
      (select count(*)::int from webhook_deliveries d
        where d.address_id = a.address_id and d.tried_at >= ${since}) as sent,
      (select count(*)::int from webhook_deliveries d
        where d.address_id = a.address_id and d.state = 'waiting' and d.tries > 0) as failed
    from webhook_addresses a where a.seller_id = ${sellerId} and a.state <> 'removed'
    order by a.created_at, a.address_id`.execute(db);
  return rows;
}

interface SilentAddresses {
  many: number;
  paused: number;
  since: Date | null;
}

/** Those that have taken nothing for so long that the owners know, and those that are paused. */
export async function silentAddresses(db: Db, sellerId: number): Promise<SilentAddresses> {
  const { rows } = await sql<SilentAddresses>`
    select count(*)::int as many, count(*) filter (where state = 'paused')::int as paused,
      min(failing_since) as since
    from webhook_addresses
    where seller_id = ${sellerId} and (state = 'paused' or (state = 'active' and told_at is not null))`.execute(
    db,
  );
  return firstOf(rows);
}

export const findAddress = (db: Db, sellerId: number, addressId: string): Promise<AddressRow | undefined> =>
  db
    .selectFrom('webhook_addresses')
    .selectAll()
    .where('address_id', '=', addressId)
    .where('seller_id', '=', sellerId)
    .where('state', '<>', 'removed')
    .executeTakeFirst();

export async function updateAddress(
  db: Db,
  addressId: string,
  change: Updateable<WebhookAddressesTable>,
): Promise<void> {
  await db.updateTable('webhook_addresses').set(change).where('address_id', '=', addressId).execute();
}

/** It took something: whatever failed before is over. */
export async function noteTaken(db: Db, addressId: string): Promise<void> {
  await db
    .updateTable('webhook_addresses')
    .set({ failing_since: null, told_at: null })
    .where('address_id', '=', addressId)
    .where('failing_since', 'is not', null)
    .execute();
}

/** It took nothing; answers since when, and since when the owners know. For this transaction alone. */
export async function noteFailed(tx: Tx, addressId: string, now: Date): Promise<AddressRow> {
  return tx
    .updateTable('webhook_addresses')
    .set({ failing_since: sql<Date>`coalesce(failing_since, ${now})` })
    .where('address_id', '=', addressId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
