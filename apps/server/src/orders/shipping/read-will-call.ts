// Orders whose tickets wait at will call, by show.
import { seatLines } from '@stagedoor/rules/events/seat-text';
import type { SeatName } from '@stagedoor/rules/events/seat-text';
import { sql } from 'kysely';
import { customerNames } from '../../accounts/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { OrderRow } from '../order-store.ts';
import { atOutlets } from './read-parcels.ts';
import type { ParcelScope } from './read-parcels.ts';
import '../tables.ts';

/** Conditions on `orders o`: paid, and not taken back. */
const waits = sql`o.delivery_type_id = 1
  and o.state in ('STATUS_ORDER_PAID', 'STATUS_ORDER_READY', 'STATUS_ORDER_DELIVERED')`;

export interface WillCallRow {
  order_id: number;
  unique_id: string;
  outlet_id: number;
  user_id: number | null;
  firstName: string;
  lastName: string;
  lines: { level: string; quantity: number }[];
  /** `Orchestra, row A, seats 11 and 12`, of those that have one. */
  seats: string[];
}

type FoundRow = Omit<WillCallRow, 'seats'> & { seats: SeatName[] | null } & Pick<
    OrderRow,
    'buyer_first_name' | 'buyer_last_name'
  >;

const MOST = 5000;

/** All of one show, by last name; people's names are what they are called now. */
export async function readWillCall(db: Db, scope: ParcelScope, eventId: number): Promise<WillCallRow[]> {
  const { rows } = await sql<FoundRow>`
    select o.order_id, o.unique_id, o.outlet_id, o.user_id, o.buyer_first_name, o.buyer_last_name,
      json_agg(json_build_object('level', l.level_name, 'quantity', l.quantity - l.canceled)
        order by l.price_level_id) as lines,
      (select json_agg(json_build_object('sectionName', t.section_name, 'rowName', t.row_name,
          'seatName', t.seat_name) order by t.line_id, t.rank)
        from order_lines own join order_tickets t on t.seller_id = own.seller_id and t.line_id = own.line_id
        where own.seller_id = o.seller_id and own.order_id = o.order_id and own.outlet_event_id = ${eventId}
          and t.canceled_at is null and t.seat_name is not null) as seats
    from orders o
    join order_lines l on l.seller_id = o.seller_id and l.order_id = o.order_id
      and l.outlet_event_id = ${eventId} and l.quantity > l.canceled
    where ${atOutlets(scope)} and ${waits}
    group by o.seller_id, o.order_id limit ${sql.lit(MOST)}`.execute(db);
  const users = rows.flatMap(({ user_id }) => user_id ?? []);
  const names = await customerNames(db, scope.sellerId, users);
  const called = rows.map((row) => {
    const customer = row.user_id === null ? undefined : names.get(row.user_id);
    return {
      ...row,
      seats: seatLines(row.seats ?? []),
      firstName: customer?.firstName ?? row.buyer_first_name ?? '',
      lastName: customer?.lastName ?? row.buyer_last_name ?? '',
    };
  });
  return called.toSorted(
    (a, b) =>
      a.lastName.localeCompare(b.lastName, 'en') ||
      a.firstName.localeCompare(b.firstName, 'en') ||
      a.order_id - b.order_id,
  );
}

/** The shows of which something waits, with how many orders. */
export async function willCallEvents(
  db: Db,
  scope: ParcelScope,
  outletId?: number,
): Promise<{ event: number; orders: number }[]> {
  const { rows } = await sql<{ event: number; orders: number }>`
    select l.outlet_event_id as event, count(distinct o.order_id)::int as orders from orders o
    join order_lines l on l.seller_id = o.seller_id and l.order_id = o.order_id and l.quantity > l.canceled
    where ${atOutlets(scope, outletId)} and ${waits} group by 1 order by 1 limit 200`.execute(db);
  return rows;
}
