// Orders besides those of the demo world, paid and in both books, as many as a journey needs.
import { sql } from 'kysely';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db } from '../../platform/db/tables.ts';
import { publicAddress } from '../../platform/public-address.ts';
import { keepTransactionAtStandIn } from '../../stand-in-gateway/index.ts';
import { readDemoWorld } from '../demo/demo-world.ts';
import { loadDemoOrder } from '../demo/load-demo-order.ts';
import type { DemoOrder } from '../demo/robins-orders.ts';

const ROBIN = 'fan@example.com';
const SAM = 'new@example.com';
const AT_ONCE = 50;

export interface MoreOrders extends Omit<DemoOrder, 'uniqueId'> {
  /** The number of the first; the others follow. */
  first: number;
  many: number;
  /** Sam's, paid with Robin's card: nobody's history should be hundreds of orders long that a journey looks at. */
  ofSam?: boolean;
}

async function customer(db: Db, email: string): Promise<{ sellerId: number; userId: number; email: string }> {
  const { rows } = await sql<{ sellerId: number; userId: number; email: string }>`
    select seller_id as "sellerId", user_id as "userId", email from customers where email = ${email}`.execute(
    db,
  );
  return rows[0]!;
}

/** There is room for them, whatever else the event has sold. */
async function addPlaces(db: Db, levelId: number, many: number): Promise<void> {
  await sql`update level_stock set capacity = capacity + ${many} where price_level_id = ${levelId}`.execute(
    db,
  );
  await sql`
    insert into tickets (seller_id, price_level_id, rank)
    select s.seller_id, s.price_level_id, 100000 + n from level_stock s, generate_series(1, ${many}::int) n
    where s.price_level_id = ${levelId}`.execute(db);
}

/** The first of the demo's staff. */
const DEMO_OWNER = 1;

const address = publicAddress({ scheme: 'http', port: undefined });

export async function addDemoOrders(
  db: Db,
  { first, many, ofSam = false, ...demo }: MoreOrders,
  { now, withPlaces }: { now: Date; withPlaces: boolean },
): Promise<void> {
  if (withPlaces) for (const [levelId, each] of demo.lines) await addPlaces(db, levelId, each * many);
  const world = await readDemoWorld(db, await customer(db, ROBIN), now);
  const buyer = await customer(db, ofSam ? SAM : ROBIN);
  for (let from = 0; from < many; from += AT_ONCE)
    await inTransaction(db, async (tx) => {
      const recordAtGateway = keepTransactionAtStandIn.bind(undefined, tx);
      const open = { ...world, ...buyer, recordAtGateway, publicAddress: address, decidedBy: DEMO_OWNER };
      for (let nth = from; nth < Math.min(many, from + AT_ONCE); nth += 1)
        await loadDemoOrder(tx, { ...demo, uniqueId: String(first + nth) }, open);
    });
}
