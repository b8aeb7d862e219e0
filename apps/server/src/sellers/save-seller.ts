// The writing side of the outlets' tables. What is no longer described is taken away where nobody is harmed.
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Changes } from '../platform/db/changes.ts';
import { saveRows, withRemoved } from '../platform/db/save-rows.ts';
import type { Tx } from '../platform/db/tables.ts';
import { saveDeliveryMethods } from './save-delivery-methods.ts';
import type {
  ContentBlocksTable,
  DeliveryMethodsTable,
  OutletHostsTable,
  OutletsTable,
  PoliciesTable,
  SellersTable,
  SocialLinksTable,
} from './tables.ts';

export interface SellerRows {
  seller: Pick<
    Selectable<SellersTable>,
    'seller_id' | 'name' | 'currency' | 'country' | 'time_zone' | 'taxes_included' | 'tax_name' | 'invoices'
  >;
  /** What is switched or worded by hand stays as it is. */
  outlets: Omit<
    Selectable<OutletsTable>,
    'maintenance_message' | 'letters' | 'client_version' | 'status_texts'
  >[];
  hosts: Selectable<OutletHostsTable>[];
  policies: Selectable<PoliciesTable>[];
  socialLinks: Selectable<SocialLinksTable>[];
  contents: Selectable<ContentBlocksTable>[];
  deliveryMethods: Selectable<DeliveryMethodsTable>[];
}

/** Hosts may change hands within a seller, and only one is the main one: what differs goes before the rest comes. */
async function saveHosts(tx: Tx, hosts: SellerRows['hosts'], outletIds: number[]): Promise<Changes> {
  const wanted = hosts.map(({ host, outlet_id, is_main }) => `${host} ${outlet_id} ${is_main}`);
  const gone = await tx
    .deleteFrom('outlet_hosts')
    .where(sql<boolean>`outlet_id = any(${outletIds}::int[])`)
    .where(sql<boolean>`host || ' ' || outlet_id || ' ' || is_main::text <> all(${wanted}::text[])`)
    .returning('host')
    .execute();
  const changes = await saveRows(tx, 'hosts', 'outlet_hosts', ['host'], hosts);
  const kept = new Set(hosts.map(({ host }) => host));
  return withRemoved(
    changes,
    gone.map(({ host }) => host).filter((host) => !kept.has(host)),
  );
}

/** A policy that takes another's type would meet it on the way: both are written anew. */
async function savePolicies(tx: Tx, { seller, policies }: SellerRows, outletIds: number[]): Promise<Changes> {
  const places = policies.map((row) => `${row.policy_id} ${row.type_id} ${row.sales_type_id}`);
  const gone = await tx
    .deleteFrom('policies')
    .where('seller_id', '=', seller.seller_id)
    .where(sql<boolean>`outlet_id = any(${outletIds}::int[])`)
    .where(sql<boolean>`policy_id || ' ' || type_id || ' ' || sales_type_id <> all(${places}::text[])`)
    .returning('policy_id')
    .execute();
  const changes = await saveRows(tx, 'policies', 'policies', ['seller_id', 'policy_id'], policies);
  const kept = new Set(policies.map((row) => row.policy_id));
  return withRemoved(
    changes,
    gone.map((row) => row.policy_id).filter((id) => !kept.has(id)),
  );
}

async function saveContents(tx: Tx, { seller, contents }: SellerRows, outletIds: number[]): Promise<Changes> {
  const ids = contents.map((row) => row.content_id);
  const gone = await tx
    .deleteFrom('content_blocks')
    .where('seller_id', '=', seller.seller_id)
    .where(sql<boolean>`outlet_id = any(${outletIds}::int[])`)
    .where(sql<boolean>`content_id <> all(${ids}::int[])`)
    .returning('content_id')
    .execute();
  const changes = await saveRows(
    tx,
    'content blocks',
    'content_blocks',
    ['seller_id', 'content_id'],
    contents,
  );
  return withRemoved(
    changes,
    gone.map((row) => row.content_id),
  );
}

async function saveSocialLinks(
  tx: Tx,
  { seller, socialLinks }: SellerRows,
  outletIds: number[],
): Promise<Changes> {
  const wanted = socialLinks.map((row) => `${row.outlet_id} ${row.type_id}`);
  const gone = await tx
    .updateTable('social_links')
    .set({ active: false })
    .where('seller_id', '=', seller.seller_id)
    .where(sql<boolean>`outlet_id = any(${outletIds}::int[])`)
    .where('active', '=', true)
    .where(sql<boolean>`outlet_id || ' ' || type_id <> all(${wanted}::text[])`)
    .returning(['outlet_id', 'type_id'])
    .execute();
  const key = ['seller_id', 'outlet_id', 'type_id'] as const;
  const changes = await saveRows(tx, 'social links', 'social_links', key, socialLinks);
  return withRemoved(
    changes,
    gone.map((row) => `${row.outlet_id}/${row.type_id}`),
  );
}

/** Speaks only of the outlets that are given; the seller's others stay as they are. */
export async function saveSeller(tx: Tx, rows: SellerRows): Promise<Changes[]> {
  const outletIds = rows.outlets.map(({ outlet_id }) => outlet_id);
  return [
    await saveRows(tx, 'sellers', 'sellers', ['seller_id'], [rows.seller]),
    await saveRows(tx, 'outlets', 'outlets', ['outlet_id'], rows.outlets),
    await saveHosts(tx, rows.hosts, outletIds),
    await savePolicies(tx, rows, outletIds),
    await saveSocialLinks(tx, rows, outletIds),
    await saveContents(tx, rows, outletIds),
    await saveDeliveryMethods(tx, rows.seller.seller_id, outletIds, rows.deliveryMethods),
  ];
}
