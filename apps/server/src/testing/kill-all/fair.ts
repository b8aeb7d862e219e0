// A fair: many customers, each with a booth of their own (an event, a level, a code), so that nobody who is kept
// standing in the middle of a transaction stands in another one's way.
import { sql } from 'kysely';
import { makeCode } from '../../codes/testing/make-code.ts';
import type { GatewayKind } from '../../payments/index.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/tables.ts';
import { loadOrderWorld } from '../order-proof/order-world.ts';
import type { Visitor } from '../order-proof/order-world.ts';

export interface Booth {
  eventId: number;
  levelId: number;
  code: string;
}

export interface Customer extends Visitor {
  booth: Booth;
}

export const BOOTHS = 64;
/** The others follow. */
export const FIRST_CUSTOMER = 1001;
const FIRST = 5000;
const SESSIONS_EACH = 60;
const TICKETS_EACH = 150;

const boothAt = (index: number): Booth => ({
  eventId: FIRST + index,
  levelId: FIRST + index,
  code: `BOOTH${index}`,
});

async function openBooths(db: Db): Promise<void> {
  const last = FIRST + BOOTHS - 1;
  const booths = sql`generate_series(${FIRST}::int, ${last}::int) b`;
  const statements = [
    sql`insert into shows (seller_id, show_id, artist_id, venue_id, name, starts_at)
      select 1, b, 1, 1, 'Fair ' || b, '2099-02-02T00:30:00Z' from ${booths}`,
    sql`insert into outlet_events (seller_id, outlet_event_id, outlet_id, show_id, sales_type_id)
      select 1, b, 1, b, 1 from ${booths}`,
    sql`insert into event_items (seller_id, item_id, outlet_event_id, name, kind_name)
      select 1, b, b, 'Tickets', 'Ticket' from ${booths}`,
    sql`insert into price_levels (seller_id, price_level_id, item_id, name, price_cents, quantity_limit,
        quantity_minimum, quantity_multiplier, sale_status)
      select 1, b, b, 'Floor', 4000 + b % 97, 4, 1, 1, 'ON_SALE' from ${booths}`,
    sql`insert into level_stock (seller_id, price_level_id, capacity) select 1, b, ${TICKETS_EACH} from ${booths}`,
    sql`insert into tickets (seller_id, price_level_id, rank)
      select 1, b, n from ${booths}, generate_series(1, ${TICKETS_EACH}::int) n`,
  ];
  for (const statement of statements) await statement.execute(db);
  for (let index = 0; index < BOOTHS; index += 1) await makeCode(db, boothAt(index).code);
}

export async function loadFair(database: Database, gateway: Db, speaks: GatewayKind): Promise<Customer[]> {
  const size = { tickets: 10, customers: BOOTHS, sessions: BOOTHS * SESSIONS_EACH };
  const visitors = await loadOrderWorld(database, gateway, size, speaks);
  await openBooths(database.db);
  return visitors.map((visitor, nth) => {
    const index = nth % BOOTHS;
    return { ...visitor, address: `10.${index >> 8}.${index & 255}.9`, booth: boothAt(index) };
  });
}
