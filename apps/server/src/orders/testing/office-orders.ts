// Customers and orders enough for lists to have pages.
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

const START = Date.parse('2026-11-01T12:00:00Z');
const bill = { tickets_cents: 5000, fees_cents: 500, taxes_cents: 75, shipping_cents: 0, total_cents: 5575 };
const firstNames = ['Robin', 'Sam', '100%'];

/** Three customers, and 120 orders of theirs at two outlets, every tenth canceled, two at each moment. */
export async function loadOfficeOrders(db: Db, orders = 120): Promise<void> {
  const at = new Date(START);
  await db
    .insertInto('customers')
    .values(
      firstNames.map((first_name, index) => {
        const email = `${first_name.toLowerCase()}@example.com`;
        const account = { email, email_key: email, password_hash: 'none', created_at: at, updated_at: at };
        return { seller_id: 1, user_id: index + 1, first_name, last_name: 'Vale', ...account };
      }),
    )
    .execute();
  await db
    .insertInto('orders')
    .values(
      Array.from({ length: orders }, (_, index) => ({
        seller_id: 1,
        unique_id: String(4_100_000_000 + index),
        outlet_id: (index % 2) + 1,
        user_id: (index % 3) + 1,
        state: index % 10 === 0 ? ('STATUS_ORDER_CANCELED' as const) : ('STATUS_ORDER_PAYMENT_DUE' as const),
        email: '=cmd@example.com',
        ...bill,
        created_at: new Date(START + Math.floor(index / 2) * 60_000),
        updated_at: at,
      })) as never,
    )
    .execute();
}
