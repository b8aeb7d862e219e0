// Paid orders that are to be sent, for tests of the desk that sends them.
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import '../../orders/index.ts';

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

export const sampleParcel = async (world: OfficeWorld): Promise<{ file: string }> => ({
  file: `order,tracking\n${await toSend(world)},${newTracking()}\n`,
});

export async function shippedParcel(world: OfficeWorld, browser: OfficeBrowser): Promise<object> {
  const order = await toSend(world);
  const sent = await browser.send('fulfilment/save', {
    file: `order,tracking\n${order},${newTracking()}\n`,
  });
  if (sent.body.saved !== 1) throw new Error(JSON.stringify(sent.body));
  return { order, reason: 'The wrong number' };
}
