import { shipping } from '../orders/index.ts';
import type { Db } from '../platform/db/tables.ts';
import { ofSeller } from '../sellers/index.ts';
import { digitsOf } from './check-lines.ts';
import type { KnownParcels } from './check-lines.ts';
import type { FileLine } from './read-tracking-file.ts';
import { findNumbers } from './shipment-store.ts';

interface ParcelScope {
  sellerId: number;
  outletIds: 'all' | readonly number[];
  now: Date;
}

/** What a file is checked against, in three questions however long it is; an order of another outlet does not exist. */
export async function knownParcels(
  db: Db,
  { sellerId, outletIds, now }: ParcelScope,
  lines: readonly FileLine[],
): Promise<KnownParcels> {
  const found = await shipping.findByNumbers(
    db,
    sellerId,
    lines.map(({ order }) => digitsOf(order)),
  );
  const numbers = lines.map(({ tracking }) => tracking.replaceAll(/[^A-Za-z0-9]+/g, '').toUpperCase());
  return {
    orders: new Map(
      [...found].filter(([, { outlet_id }]) => outletIds === 'all' || outletIds.includes(outlet_id)),
    ),
    numbers: new Set([
      ...(await findNumbers(db, sellerId, numbers)),
      ...(await shipping.findNumbers(db, sellerId, numbers)),
    ]),
    today: (await ofSeller.times(db, sellerId)).dayOf(now),
  };
}
