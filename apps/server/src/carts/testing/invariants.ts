// What must be true of the stock at every moment, asked of the rows themselves.
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';

interface Count {
  level: number;
  capacity: number;
  held: number;
  sold: number;
  freeRows: number;
  heldRows: number;
  soldRows: number;
}

interface LineSeats {
  quantity: number;
  together: boolean;
  tickets: number;
  rows: number;
  span: number | null;
}

/** Every complaint about the stock; none is what tests want to see. */
export async function stockComplaints(db: Db): Promise<string[]> {
  const { rows: counts } = await sql<Count>`
    select s.price_level_id as level, s.capacity, s.held, s.sold,
      count(*) filter (where t.state = 'free')::int as "freeRows",
      count(*) filter (where t.state = 'held')::int as "heldRows",
      count(*) filter (where t.state = 'sold')::int as "soldRows"
    from level_stock s left join tickets t on t.seller_id = s.seller_id and t.price_level_id = s.price_level_id
    group by 1, 2, 3, 4`.execute(db);
  const { rows: lines } = await sql<LineSeats>`
    select l.quantity, l.together, count(t.ticket_id)::int as tickets,
      count(distinct t.section_name || '/' || t.row_name)::int as rows,
      max(t.seat_position) - min(t.seat_position) as span
    from cart_lines l
    join carts c on c.seller_id = l.seller_id and c.cart_uuid = l.cart_uuid and c.state in ('REVIEW', 'CHECKOUT', 'PAYING')
    left join tickets t on t.seller_id = l.seller_id and t.holder_kind = 'cart' and t.holder_id = l.cart_uuid::text
      and t.price_level_id = l.price_level_id
    group by l.cart_uuid, l.price_level_id, l.quantity, l.together
    having count(t.ticket_id) > 0`.execute(db);
  // Held under the cart's id of another version: only while the seats are looked at, and as many as the line has.
  const { rows: others } = await sql<{ state: string | null; quantity: number | null; tickets: number }>`
    select c.state, l.quantity, count(*)::int as tickets
    from tickets t
    left join carts c on c.seller_id = t.seller_id and c.cart_uuid::text = overlay(t.holder_id placing '4' from 15 for 1)
    left join cart_lines l on l.seller_id = c.seller_id and l.cart_uuid = c.cart_uuid
      and l.price_level_id = t.price_level_id
    where t.holder_kind = 'cart' and substr(t.holder_id, 15, 1) = '8'
    group by t.holder_id, t.price_level_id, c.state, l.quantity`.execute(db);
  return [
    ...counts.flatMap(countComplaints),
    ...lines.flatMap(lineComplaints),
    ...others.flatMap(({ state, quantity, tickets }) =>
      state === 'REVIEW' && quantity === tickets
        ? []
        : [`${tickets} other seats of ${quantity}, in state ${state}`],
    ),
  ];
}

function countComplaints({ level, capacity, held, sold, freeRows, heldRows, soldRows }: Count): string[] {
  const complaints: string[] = [];
  if (freeRows + heldRows + soldRows !== capacity)
    complaints.push(`level ${level}: the rows are not its capacity`);
  if (held !== heldRows) complaints.push(`level ${level}: counts ${held} held, has ${heldRows}`);
  if (sold !== soldRows) complaints.push(`level ${level}: counts ${sold} sold, has ${soldRows}`);
  return complaints;
}

/** Seats that are said to be together stand side by side in one row. */
function lineComplaints({ quantity, together, tickets, rows, span }: LineSeats): string[] {
  if (tickets !== quantity) return [`a line of ${quantity} has ${tickets} tickets`];
  const isSideBySide = span === null || (rows <= 1 && span === quantity - 1);
  return together && !isSideBySide ? ['seats that are not together are said to be'] : [];
}
