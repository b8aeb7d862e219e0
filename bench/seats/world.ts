// Two halls of 20,000 seats, alike: one is sold by best seats, the other by choosing.
import { sql } from 'kysely';
import type { Database } from '../../apps/server/src/platform/db/database.ts';

export const SEATS = 20_000;
const PER_ROW = 50;
/** Ten sections of forty rows of fifty. */
const ROWS_A_SECTION = 40;

export interface Hall {
  eventId: number;
  levelId: number;
}

export const BEST: Hall = { eventId: 11, levelId: 1011 };
export const CHOSEN: Hall = { eventId: 12, levelId: 1012 };

export async function addHall({ db }: Database, { eventId, levelId }: Hall): Promise<number[]> {
  await sql`insert into outlet_events (seller_id, outlet_event_id, outlet_id, show_id, sales_type_id, choose_seats)
    values (1, ${eventId}, 1, 1, 1, true)`.execute(db);
  await sql`insert into event_items (seller_id, item_id, outlet_event_id, name, kind_name)
    values (1, ${eventId}, ${eventId}, 'Seats', 'Ticket')`.execute(db);
  await sql`insert into price_levels (seller_id, price_level_id, item_id, name, price_cents, quantity_limit)
    values (1, ${levelId}, ${eventId}, 'Seat', 4000, 8)`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into tickets (seller_id, price_level_id, rank, section_name, row_name, seat_name,
      section_position, row_position, seat_position, map_x, map_y)
    select 1, ${levelId}, n + 1, 'Section ' || s, 'R' || r, (n % ${PER_ROW} + 1)::text, s, r, n % ${PER_ROW} + 1,
      (s - 1) % 5 * 2000 + n % ${PER_ROW} * 36, (s - 1) / 5 * 5000 + 400 + r * 100
    from generate_series(0, ${SEATS - 1}) as seats (n),
      lateral (select n / ${PER_ROW * ROWS_A_SECTION} + 1 as s, n / ${PER_ROW} % ${ROWS_A_SECTION} + 1 as r) as place
    order by n returning ticket_id as id`.execute(db);
  await sql`insert into level_stock (seller_id, price_level_id, capacity) values (1, ${levelId}, ${SEATS})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
