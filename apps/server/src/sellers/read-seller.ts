// A seller and its outlets as the rows that `saveSeller` writes.
import type { Db } from '../platform/db/tables.ts';
import type { SellerRows } from './save-seller.ts';

async function readOutlets(
  db: Db,
  sellerId: number,
  outletIds: readonly number[],
): Promise<SellerRows['outlets']> {
  const rows = await db
    .selectFrom('outlets')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('outlet_id', 'in', [0, ...outletIds])
    .orderBy('outlet_id')
    .execute();
  return rows.map(
    ({
      maintenance_message: _switched,
      letters: _worded,
      client_version: _expected,
      status_texts: _said,
      ...row
    }) => row,
  );
}

/** What hangs on outlets, in the order that customers see. */
async function readParts(
  db: Db,
  outletIds: readonly number[],
): Promise<Omit<SellerRows, 'seller' | 'outlets'>> {
  const ids = [0, ...outletIds];
  const hosts = db.selectFrom('outlet_hosts').selectAll().where('outlet_id', 'in', ids);
  const policies = db.selectFrom('policies').selectAll().where('outlet_id', 'in', ids);
  const socialLinks = db.selectFrom('social_links').selectAll().where('outlet_id', 'in', ids);
  const contents = db.selectFrom('content_blocks').selectAll().where('outlet_id', 'in', ids);
  const methods = db.selectFrom('delivery_methods').selectAll().where('outlet_id', 'in', ids);
  return {
    hosts: await hosts.execute(),
    policies: await policies.orderBy('policy_id').execute(),
    socialLinks: await socialLinks.execute(),
    contents: await contents.orderBy('sort').orderBy('content_id').execute(),
    deliveryMethods: await methods.orderBy('sort').orderBy('delivery_method_id').execute(),
  };
}

/** Undefined where there is no such seller; outlets that are not there, or are another's, are left out. */
export async function readSeller(
  db: Db,
  sellerId: number,
  outletIds: readonly number[],
): Promise<SellerRows | undefined> {
  const seller = await db
    .selectFrom('sellers')
    .select([
      'seller_id',
      'name',
      'currency',
      'country',
      'time_zone',
      'taxes_included',
      'tax_name',
      'invoices',
    ])
    .where('seller_id', '=', sellerId)
    .executeTakeFirst();
  if (!seller) return undefined;
  const outlets = await readOutlets(db, sellerId, outletIds);
  const parts = await readParts(
    db,
    outlets.map((row) => row.outlet_id),
  );
  return { seller, outlets, ...parts };
}

/** Every seller, and which outlets each has. */
export async function outletsOfSellers(db: Db): Promise<Map<number, number[]>> {
  const sellers = await db.selectFrom('sellers').select('seller_id').orderBy('seller_id').execute();
  const outlets = await db
    .selectFrom('outlets')
    .select(['outlet_id', 'seller_id'])
    .orderBy('outlet_id')
    .execute();
  const bySeller = Map.groupBy(outlets, (row) => row.seller_id);
  return new Map(
    sellers.map(({ seller_id }) => [seller_id, (bySeller.get(seller_id) ?? []).map((row) => row.outlet_id)]),
  );
}
