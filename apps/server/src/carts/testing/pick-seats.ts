// Buyers who choose their seats, beside others who take the best: a hall of a hundred, ten rows of ten.
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { levels } from '../../testing/small-catalogue.ts';
import type { ServerProcess } from '../../testing/server-process.ts';

/** Answers the seats' ids, row by row. */
export async function openHall({ db }: Database): Promise<number[]> {
  await sql`update outlet_events set choose_seats = true where outlet_event_id = 101`.execute(db);
  await sql`delete from tickets where price_level_id in (${levels.orchestra}, ${levels.box})`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into tickets (seller_id, price_level_id, rank, section_name, row_name, seat_name,
      section_position, row_position, seat_position, map_x, map_y)
    select 1, ${levels.orchestra}, (r - 1) * 10 + n, 'Hall', r::text, n::text, 1, r, n, n * 500, r * 500
    from generate_series(1, 10) as rows (r), generate_series(1, 10) as seats (n) order by rows.r, seats.n returning ticket_id as id`.execute(
    db,
  );
  await sql`update level_stock set capacity = 100, held = 0 where price_level_id = ${levels.orchestra}`.execute(
    db,
  );
  await sql`update level_stock set capacity = 0, held = 0 where price_level_id = ${levels.box}`.execute(db);
  return rows.map(({ id }) => id);
}

interface Picked {
  held: number;
  /** An answer that was neither tickets nor an honest no. */
  isStrange: boolean;
}

const MOST_TRIES = 4;

/** Tries the seats of a taste of its own, then what is offered instead, and at last the best. */
export async function pickSeats(
  server: ServerProcess,
  cookie: string,
  { ids, index }: { ids: readonly number[]; index: number },
): Promise<Picked> {
  const ask = async (ticketIDs: readonly number[] | undefined) => {
    const lineItems = [{ priceLevelID: levels.orchestra, quantity: 2, ticketIDs }];
    const { status, body } = await server.send('/gen.v1/cart/createcart', { cookie, body: { lineItems } });
    return { status, body: JSON.parse(body) };
  };
  const first = (index * 37) % 50;
  let wanted: readonly number[] | undefined =
    index % 2 === 0 ? ids.slice(first * 2, first * 2 + 2) : undefined;
  for (let tries = 0; ; tries += 1) {
    const { status, body } = await ask(wanted);
    if (status === 200) return { held: body.response.lineItems[0].quantity, isStrange: false };
    if (status !== 409) return { held: 0, isStrange: true };
    if (!wanted) return { held: 0, isStrange: body.code !== 'SOLD_OUT' };
    const nearest: number[] = body.nearestTicketIDs ?? [];
    wanted = nearest.length === 2 && tries < MOST_TRIES ? nearest : undefined;
  }
}
