import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { sql } from 'kysely';
import { eventPieces } from '../../catalogue/index.ts';
import { eraseLettersAbout } from '../../mail/index.ts';
import { eraseNotes } from '../../staff/index.ts';
import { issuedForOrder } from '../invoices/invoice-pieces.ts';
import { undecidedChanges } from '../changes/undecided-changes.ts';
import { ERASED_NAME, erasedEmail } from '../../office/index.ts';
import type { InTheWay, Person, PersonalData } from '../../office/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

const DAY_MS = 86_400_000;

interface Row {
  number: string;
  due: number;
  undecided: number;
  over: Date | null;
}

/** Orders that are not over: a show to come, a payment due, a change that is not decided or settled. */
async function findInTheWay(db: Db, { sellerId, userId }: Person, now: Date): Promise<InTheWay[]> {
  const { rows } = await sql<Row>`
    select o.unique_id as number,
      (select count(*)::int from order_payments p where p.seller_id = o.seller_id and p.order_id = o.order_id
        and p.captured_at is null and p.voided_at is null) as due,
      ${undecidedChanges} as undecided,
      (select max(nullif(s.starts_at, 'infinity')) from order_events e
        join (${eventPieces.starts(sellerId)}) s on s.outlet_event_id = e.outlet_event_id
        where e.seller_id = o.seller_id and e.order_id = o.order_id) as over
    from orders o
    where o.seller_id = ${sellerId} and o.user_id = ${userId} and o.state <> 'STATUS_ORDER_CANCELED'
    order by o.unique_id`.execute(db);
  return rows.flatMap(({ number: unique, due, undecided, over }) => {
    const number = orderNumber(unique);
    const until = over ? new Date(over.getTime() + DAY_MS) : undefined;
    return [
      ...(due > 0 ? [{ what: `A payment of order ${number} is due` }] : []),
      ...(undecided > 0 ? [{ what: `A change of order ${number} is not settled` }] : []),
      ...(until && until > now ? [{ what: `The show of order ${number} is not over`, until }] : []),
    ];
  });
}

/**
 * The bill, the seats and the money stay with the order's number; who bought it goes. What was issued stays as it is: the
 * laws that ask for invoices ask for them whole.
 */
export const personalOrders: PersonalData = {
  name: 'orders',
  findInTheWay,
  read: async (db, { sellerId, userId }) => {
    const { rows } = await sql`
      select 'Z' || o.unique_id as number, o.state, o.email, o.created_at as placed, o.total_cents as cents,
        o.delivery_name as delivery, o.shipping_address as address, o.tracking_number as tracking,
        (select jsonb_agg(jsonb_build_object('item', l.item_name, 'level', l.level_name, 'quantity', l.quantity,
          'cents', l.unit_price_cents)) from order_lines l
          where l.seller_id = o.seller_id and l.order_id = o.order_id) as lines,
        (select jsonb_agg(jsonb_build_object('cents', p.amount_cents, 'due', p.due_day, 'captured', p.captured_at))
          from order_payments p where p.seller_id = o.seller_id and p.order_id = o.order_id) as payments,
        ${issuedForOrder} as invoices
      from orders o where o.seller_id = ${sellerId} and o.user_id = ${userId} order by o.created_at`.execute(
      db,
    );
    return rows;
  },
  erase: async (tx, person, now) => {
    const { sellerId, userId } = person;
    const { rows } = await sql<{ unique_id: string }>`
      update orders set email = ${erasedEmail(person)}, shipping_address = null, updated_at = ${now},
        buyer_first_name = case when buyer_first_name is null then null else ${ERASED_NAME}::text end,
        buyer_last_name = case when buyer_last_name is null then null else '' end
      where seller_id = ${sellerId} and user_id = ${userId} returning unique_id`.execute(tx);
    const numbers = rows.map(({ unique_id }) => orderNumber(unique_id));
    await eraseLettersAbout(tx, { ...person, files: numbers.map((number) => `order ${number}`) });
    await eraseNotes(tx, sellerId, 'order', numbers);
    return rows.length;
  },
};
