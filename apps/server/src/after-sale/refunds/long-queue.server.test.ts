import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadOfficeOrders } from '../../orders/testing/office-orders.ts';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeWorld } from '../../staff/testing/office-world.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';

const ORDERS = 230;
/** Every tenth is canceled. */
const ASKING = ORDERS - ORDERS / 10;

let world: OfficeWorld;
beforeAll(async () => {
  world = await officeWorld('server');
  await loadSmallCatalogue(world.database);
  await loadOfficeOrders(world.database.db, ORDERS);
  await world.database.runScript(`
    set local session_replication_role = replica;
    insert into order_lines (seller_id, order_id, price_level_id, outlet_event_id, item_id, item_name, level_name, is_add_on,
        quantity, unit_price_cents, unit_fees_cents, fees, tax_ppm, taxes_cents, refund_requested_at)
      select o.seller_id, o.order_id, l.price_level_id, i.outlet_event_id, i.item_id, i.name, l.name, false,
        1, 5000, 500, '[]', 0, 75, o.created_at
      from orders o, price_levels l join event_items i using (seller_id, item_id)
      where l.price_level_id = ${levels.floor} and o.state <> 'STATUS_ORDER_CANCELED';
    insert into order_tickets (seller_id, line_id, ticket_id, rank)
      select seller_id, line_id, 900000 + line_id, 1 from order_lines`);
});
afterAll(() => world.close());

test('[AFTER-01] a queue longer than its list says how many wait, and that the next come up', async () => {
  const finance = await world.signedIn('finance');
  const { body: all } = await finance.send('refunds/list');
  expect(all.rows.length).toBeLessThan(ASKING);
  expect(all).toMatchObject({ undecided: ASKING, isWhole: false });
  const { body: one } = await finance.send('refunds/list?outletId=1');
  expect(one).toMatchObject({ undecided: one.rows.length, isWhole: true });
  expect(one.cents).toBe(one.rows.reduce((sum: number, { cents }: { cents: number }) => sum + cents, 0));
});
