// The demo shop in a folder of its own, over the embedded engine, with more of what is worked on: orders of an evening that
// will be called off, and fans who are signed in and have a card.
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { addDemoOrders } from '../../apps/server/src/orders/testing/more-demo-orders.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import type { Db } from '../../apps/server/src/platform/db/tables.ts';
import { startServer } from '../../apps/server/src/testing/server-process.ts';
import type { ServerProcess } from '../../apps/server/src/testing/server-process.ts';

/** Sold by the visitors; the demo has six places left. */
export const SOLD_LEVEL = 10311;
/** Called off; the demo's Robin has two orders of it. */
export const CALLED_OFF = 102;
const CALLED_OFF_LEVEL = 10211;
const FIRST_NUMBER = 4_300_000_001;
const PLACES = 6000;

/** Somebody who is signed in and may buy once. */
export interface Buyer {
  cookie: string;
  card: string;
}

export interface World {
  dataDir: string;
  buyers: Buyer[];
  /** How it is handed over. */
  deliveryMethod: string;
}

export const startDemo = (dataDir: string): Promise<ServerProcess> =>
  startServer({
    DATA_DIR: dataDir,
    DEMO: '1',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    GUESSES_PER_MINUTE: '100000',
  });

const hashOf = (sid: string): string => createHash('sha256').update(sid).digest('base64url');

/** Fans of the draw who have a card that is approved: a session each. */
async function signInFans(db: Db): Promise<Buyer[]> {
  const { rows } = await sql<{ user: number; card: string }>`
    select distinct on (p.owner_id) p.owner_id as user, m.payment_method_uuid as card
    from payment_profiles p join payment_methods m using (seller_id, profile_id)
    join standin_cards c on c.card_id::text = m.gateway_card_id
    join customers u on u.seller_id = p.seller_id and u.user_id = p.owner_id
    where p.seller_id = 1 and p.owner_kind = 'customer' and c.behavior = 'approve' and m.expiration > '2028-01'
    order by p.owner_id`.execute(db);
  const sids = rows.map(({ user }) => `embedded-visitor-${user}`);
  await sql`
    insert into sessions (seller_id, outlet_id, sid_hash, public_id, user_id, created_at, expires_at, ends_at)
    select 1, 1, hash, gen_random_uuid(), user_id, now(), now() + interval '20 hours', now() + interval '20 hours'
    from unnest(${sids.map(hashOf)}::text[], ${rows.map(({ user }) => user)}::int[]) as s (hash, user_id)`.execute(
    db,
  );
  return rows.map(({ card }, n) => ({ cookie: `sid=${sids[n]}`, card }));
}

async function addPlaces(db: Db): Promise<void> {
  await sql`update level_stock set capacity = capacity + ${PLACES} where price_level_id = ${SOLD_LEVEL}`.execute(
    db,
  );
  await sql`
    insert into tickets (seller_id, price_level_id, rank)
    select 1, ${SOLD_LEVEL}, 100000 + n from generate_series(1, ${PLACES}::int) n`.execute(db);
}

/** The shop loads the demo as it does for everybody, and is stopped for the rest. */
export async function makeWorld(orders: number): Promise<World> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stagedoor-embedded-'));
  await (await startDemo(dataDir)).end('SIGTERM');
  if (!existsSync(join(dataDir, 'database'))) throw new Error('The shop has made no database of its own');
  const database = await openDatabase({ dataDir, poolSize: 1 });
  try {
    const { db } = database;
    await addDemoOrders(
      db,
      {
        first: FIRST_NUMBER,
        many: orders,
        ofSam: true,
        placedDaysAgo: 5,
        lines: [[CALLED_OFF_LEVEL, 1]],
        delivery: 'will-call',
        address: 'boston',
      },
      { now: new Date(), withPlaces: true },
    );
    await addPlaces(db);
    const buyers = await signInFans(db);
    const { rows } = await sql<{ uuid: string }>`
      select delivery_method_uuid as uuid from delivery_methods where seller_id = 1 and outlet_id = 1 and type_id = 1`.execute(
      db,
    );
    return { dataDir, buyers, deliveryMethod: rows[0]!.uuid };
  } finally {
    await database.close();
  }
}
