import type { RecordAtGateway } from '../../payments/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { findOrder } from '../order-store.ts';
import { readDemoWorld } from './demo-world.ts';
import type { DemoCustomer } from './demo-world.ts';
import { loadDemoOrder } from './load-demo-order.ts';
import { robinsOrders } from './robins-orders.ts';
import type { DemoOrder, DemoOrderKey } from './robins-orders.ts';

/** The orders' internal numbers, for whoever has to name one. */
export type DemoOrders = Record<DemoOrderKey, number>;

export interface DemoBooks {
  recordAtGateway: (db: Db) => RecordAtGateway;
  publicAddress: PublicAddress;
  /** Who of the staff has given money back. */
  decidedBy: number;
}

/** Loading twice changes nothing. */
export async function loadDemoOrders(
  db: Db,
  robin: DemoCustomer,
  { recordAtGateway, ...books }: DemoBooks,
  now: Date,
): Promise<DemoOrders> {
  const ids: Partial<DemoOrders> = {};
  const world = await readDemoWorld(db, robin, now);
  for (const [key, demo] of Object.entries(robinsOrders) as [DemoOrderKey, DemoOrder][]) {
    const known = await findOrder(db, robin.sellerId, { uniqueId: demo.uniqueId });
    ids[key] =
      known?.order_id ??
      (await inTransaction(db, (tx) =>
        loadDemoOrder(tx, demo, { ...world, ...books, recordAtGateway: recordAtGateway(tx) }),
      ));
  }
  return ids as DemoOrders;
}
