// Every other visitor has two seats of a hall in mind that stand beside each other.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { levels } from '../small-catalogue.ts';
import type { Visitor } from './order-world.ts';

const SEATS_A_ROW = 10;

export async function withChosenPairs(db: Db, visitors: readonly Visitor[]): Promise<Visitor[]> {
  const seats = Math.ceil(visitors.length / SEATS_A_ROW) * SEATS_A_ROW;
  await sql`update outlet_events set choose_seats = true where outlet_event_id = 101`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into tickets (seller_id, price_level_id, rank, section_name, row_name, seat_name,
      section_position, row_position, seat_position)
    select 1, ${levels.orchestra}, 1000 + n, 'Gallery', (n / ${SEATS_A_ROW}::int)::text, (n % ${SEATS_A_ROW}::int + 1)::text,
      9, n / ${SEATS_A_ROW}::int + 1, n % ${SEATS_A_ROW}::int + 1
    from generate_series(0, ${seats}::int - 1) as seats (n) order by n returning ticket_id as id`.execute(db);
  await sql`update level_stock set capacity = capacity + ${seats} where price_level_id = ${levels.orchestra}`.execute(
    db,
  );
  return visitors.map((visitor, index) =>
    index % 2 === 0 ? { ...visitor, pair: rows.slice(index, index + 2).map(({ id }) => id) } : visitor,
  );
}
