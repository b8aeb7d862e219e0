import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/tables.ts';
import { apiHostFor } from './api-host.ts';
import { reservedHosts } from './reserved-host-store.ts';

export interface SellerOwners {
  /** Which seller has an outlet, over all sellers. */
  sellerOfOutlet: ReadonlyMap<number, number>;
  outletOfHost: ReadonlyMap<string, number>;
  outletOfPolicy: ReadonlyMap<number, number>;
  outletOfContent: ReadonlyMap<number, number>;
  outletOfDeliveryMethod: ReadonlyMap<number, number>;
  passwordHashes: ReadonlyMap<number, string>;
  /** The box office's own host, where an outlet's pages or calls would be at it. */
  officeHostAt(host: string, apiHost: string | undefined): string | undefined;
}

/**
 * For whoever is about to write: others who ask wait until the transaction ends, so that no two give away the same
 * outlet or host. Readers and sales do not wait.
 */
export async function lockSellers(tx: Tx): Promise<void> {
  await sql`lock table sellers in share row exclusive mode`.execute(tx);
}

/** Who has which id now. */
export async function findSellerOwners(tx: Db, sellerId: number): Promise<SellerOwners> {
  const outlets = await tx
    .selectFrom('outlets')
    .select(['outlet_id', 'seller_id', 'password_hash'])
    .execute();
  const hosts = await tx.selectFrom('outlet_hosts').select(['host', 'outlet_id']).execute();
  const outletById = async (table: string, id: string): Promise<Map<number, number>> => {
    const { rows } = await sql<{ id: number; outletId: number }>`
      select ${sql.ref(id)} as id, outlet_id as "outletId" from ${sql.table(table)}
      where seller_id = ${sellerId}`.execute(tx);
    return new Map(rows.map((row) => [row.id, row.outletId]));
  };
  const reserved = await reservedHosts(tx);
  return {
    officeHostAt: (host, apiHost) =>
      [host, apiHostFor(host, apiHost)].find((each) => each && reserved.has(each.toLowerCase())),
    sellerOfOutlet: new Map(outlets.map((row) => [row.outlet_id, row.seller_id])),
    outletOfHost: new Map(hosts.map((row) => [row.host, row.outlet_id])),
    outletOfPolicy: await outletById('policies', 'policy_id'),
    outletOfContent: await outletById('content_blocks', 'content_id'),
    outletOfDeliveryMethod: await outletById('delivery_methods', 'delivery_method_id'),
    passwordHashes: new Map(
      outlets.flatMap((row) => (row.password_hash ? [[row.outlet_id, row.password_hash]] : [])),
    ),
  };
}
