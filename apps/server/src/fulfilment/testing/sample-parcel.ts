// Paid orders that are to be sent, for tests of the desk that sends them.
import { WILL_CALL } from '@stagedoor/rules/delivery/delivery-types';
import { sql } from 'kysely';
import { guestPlace } from '../../guest-list/testing/guest-world.ts';
import { openList } from '../../guest-list/testing/sample-invitation.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import type { Sample } from '../../testing/sample.ts';
import '../../orders/index.ts';
import '../tables.ts';

const AT = new Date('2026-11-02T12:00:00Z');
let made = 0;

export interface WantedParcel {
  outletId?: number;
  state?: 'STATUS_ORDER_PAID' | 'STATUS_ORDER_CANCELED' | 'STATUS_ORDER_PAYMENT_DUE';
  deliveryType?: number;
}

const address = {
  firstName: 'Robin',
  lastName: 'Vale',
  addressLineOne: '48 Harbor Street',
  city: 'Boston',
  state: 'MA',
  zip: '02110',
  countryId: 1,
  phone: '(617) 555-0134',
};

async function customerOf({ database }: OfficeWorld): Promise<number> {
  const customers = database.db.selectFrom('customers').select('user_id').where('seller_id', '=', 1);
  const found = await customers.executeTakeFirst();
  if (found) return found.user_id;
  const email = 'parcels@example.com';
  const account = { email, email_key: email, password_hash: 'none', created_at: AT, updated_at: AT };
  const values = { seller_id: 1, user_id: 77, first_name: 'Robin', last_name: 'Vale', ...account };
  await database.db
    .insertInto('customers')
    .values(values as never)
    .execute();
  return 77;
}

/** Of a free order, so that nothing has to be paid first; answers its number. */
export async function toSend(
  world: OfficeWorld,
  { outletId = 1, state = 'STATUS_ORDER_PAID', deliveryType = 2 }: WantedParcel = {},
): Promise<string> {
  const unique_id = String(4_900_000_000 + (made += 1));
  const due = state === 'STATUS_ORDER_PAYMENT_DUE' ? 500 : 0;
  const bill = { tickets_cents: due, fees_cents: 0, taxes_cents: 0, shipping_cents: 0, total_cents: due };
  await world.database.db
    .insertInto('orders')
    .values({
      seller_id: 1,
      unique_id,
      outlet_id: outletId,
      user_id: await customerOf(world),
      cart_uuid: null,
      state,
      email: 'parcels@example.com',
      currency: 'USD',
      ...bill,
      payment_method_id: null,
      delivery_method_id: null,
      delivery_type_id: deliveryType,
      delivery_name: 'Tracked mail',
      delivery_notes: null,
      shipping_address: JSON.stringify(address),
      created_at: AT,
      updated_at: AT,
    })
    .execute();
  return `Z${unique_id}`;
}

/** One that the catalogue knows, another each time. */
export function newTracking(): string {
  const serial = 100_000_000 + (made += 1) * 7;
  return `${serial}${serial % 7}`;
}

const fileOf = (order: string): string => `order,tracking\n${order},${newTracking()}\n`;

async function shipped(world: OfficeWorld, browser: OfficeBrowser): Promise<string> {
  const order = await toSend(world);
  const sent = await browser.send('fulfilment/save', { file: fileOf(order) });
  if (sent.body.saved !== 1) throw new Error(JSON.stringify(sent.body));
  return order;
}

/** Its letter is out: only another number helps. */
async function toldParcel(world: OfficeWorld, browser: OfficeBrowser): Promise<object> {
  const order = await shipped(world, browser);
  await sql`
    update shipments set letter_written_at = saved_at
    where letter_written_at is null and undone_at is null`.execute(world.database.db);
  return { order, tracking: newTracking(), reason: 'The wrong number' };
}

/** A paid order whose tickets wait at will call, of an event of its outlet. */
export async function atWillCall(
  world: OfficeWorld,
  wanted: WantedParcel = {},
): Promise<{ order: string; eventId: number }> {
  await openList(world);
  const order = await toSend(world, { outletId: guestPlace.outletId, ...wanted, deliveryType: WILL_CALL });
  const { rows } = await sql<{ eventId: number }>`
    with event as (
      select e.seller_id, e.outlet_event_id, i.item_id, l.price_level_id, i.name as item, l.name as level
      from outlet_events e
      join event_items i on i.seller_id = e.seller_id and i.outlet_event_id = e.outlet_event_id
      join price_levels l on l.seller_id = i.seller_id and l.item_id = i.item_id
      where e.seller_id = 1 and e.outlet_id = ${guestPlace.outletId}
      order by e.outlet_event_id, l.price_level_id limit 1),
    own as (select order_id from orders where unique_id = ${order.slice(1)}),
    events as (
      insert into order_events (seller_id, order_id, outlet_event_id)
      select 1, own.order_id, event.outlet_event_id from own, event),
    lines as (
      insert into order_lines (seller_id, order_id, price_level_id, outlet_event_id, item_id, item_name, level_name,
        is_add_on, quantity, unit_price_cents, unit_fees_cents, fees, tax_ppm, taxes_cents)
      select 1, own.order_id, event.price_level_id, event.outlet_event_id, event.item_id, event.item, event.level,
        false, 2, 0, 0, '[]', 0, 0 from own, event)
    select outlet_event_id as "eventId" from event`.execute(world.database.db);
  return { order, eventId: rows[0]!.eventId };
}

export const parcelSamples: Record<string, Sample> = {
  saveTracking: { input: async (world) => ({ file: fileOf(await toSend(world)) }), isOfSeller: true },
  undoShipment: {
    input: async (world, browser) => ({ order: await shipped(world, browser), reason: 'The wrong number' }),
    isOfSeller: true,
  },
  correctTracking: { input: toldParcel, isOfSeller: true },
  collectWillCall: { input: (world) => atWillCall(world), isOfSeller: true },
};
