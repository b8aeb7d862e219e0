import { sql } from 'kysely';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { Matter } from '../../office/index.ts';
import { atOutlets } from './order-filter-pieces.ts';

interface Row {
  orders: number;
  since: Date | null;
}

const A_DAY_MS = 86_400_000;

/** AWARD-03: what goes to the next in line within a day, unless somebody pays or gives more time. */
export const graceEnding: Matter = {
  name: 'Grace',
  about: 'Declined awards whose time ends within a day',
  permission: 'charging.decide',
  path: '/charging',
  find: async (db, scope) => {
    const until = new Date(scope.now.getTime() + A_DAY_MS);
    const { rows } = await sql<Row>`
      select count(*)::int as orders, min(p.grace_until) as since
      from order_payments p join orders o on o.seller_id = p.seller_id and o.order_id = p.order_id
      where ${atOutlets(scope)} and p.grace_until <= ${until} and p.captured_at is null and p.voided_at is null
        and o.state <> 'STATUS_ORDER_CANCELED'`.execute(db);
    const { orders: count, since } = firstOf(rows);
    if (count === 0) return undefined;
    const what =
      count === 1 ? 'declined award whose time ends today' : 'declined awards whose time ends today';
    return { count, what, since: since!, detail: 'After that the tickets go to the next in the draw.' };
  },
};

export const failedPayments: Matter = {
  name: 'Payments',
  about: 'Orders whose payment failed',
  permission: 'orders.look',
  path: '/orders?states=STATUS_ORDER_PAYMENT_FAILED',
  find: async (db, scope) => {
    const { rows } = await sql<Row>`
      select count(*)::int as orders, min(o.updated_at) as since
      from orders o where ${atOutlets(scope)} and o.state = 'STATUS_ORDER_PAYMENT_FAILED'`.execute(db);
    const { orders: count, since } = firstOf(rows);
    if (count === 0) return undefined;
    return {
      count,
      what: count === 1 ? 'order whose payment failed' : 'orders whose payment failed',
      since: since!,
      detail: `${count === 1 ? 'The customer' : 'Each customer'} can pay again, with the same card or another.`,
    };
  },
};
